using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;

namespace SpanCodecs.Support;

/// <summary>
/// Looks at 64 bytes of a document at once: a number has a bit for each. What stands between the quotes of a text is no structure, and an
/// exclusive or of all quotes before a byte tells whether it does.
/// </summary>
internal static class DocumentBlock
{
    public const int Length = 64;

    /// <summary>The block at the position; where less than a block is left, a copy of that, and zeros.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref byte At(ReadOnlySpan<byte> json, int position, Span<byte> copy)
    {
        // Bound: as many bytes as a block has are inside.
        if (JsonRead.Holds(json, position, Length))
            return ref Unsafe.Add(ref MemoryMarshal.GetReference(json), (nint)(uint)position);
        return ref CopyOf(json[position..], copy);
    }

    /// <summary>The bytes that have the value, once these bits are set in them.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ulong Equal(ref byte block, byte value, byte set = 0)
    {
        if (Vector256.IsHardwareAccelerated)
        {
            var wanted = Vector256.Create(value);
            var bits = Vector256.Create(set);
            return Join(Vector256.Equals(Wide(ref block, 0) | bits, wanted), Vector256.Equals(Wide(ref block, 1) | bits, wanted));
        }

        var narrow = Vector128.Create(value);
        var one = Vector128.Create(set);
        return Join(
            Vector128.Equals(Narrow(ref block, 0) | one, narrow), Vector128.Equals(Narrow(ref block, 1) | one, narrow),
            Vector128.Equals(Narrow(ref block, 2) | one, narrow), Vector128.Equals(Narrow(ref block, 3) | one, narrow));
    }

    /// <summary>The bytes that are no more than the value.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ulong AtMost(ref byte block, byte value)
    {
        // The minimum of unsigned bytes is one instruction everywhere; an unsigned comparison is not.
        if (Vector256.IsHardwareAccelerated)
        {
            var most = Vector256.Create(value);
            Vector256<byte> low = Wide(ref block, 0), high = Wide(ref block, 1);
            return Join(Vector256.Equals(Vector256.Min(low, most), low), Vector256.Equals(Vector256.Min(high, most), high));
        }

        var limit = Vector128.Create(value);
        return Join(
            AtMost(Narrow(ref block, 0), limit), AtMost(Narrow(ref block, 1), limit),
            AtMost(Narrow(ref block, 2), limit), AtMost(Narrow(ref block, 3), limit));
    }

    /// <summary>
    /// What is never in a text as it stands here: backslashes, what is not ASCII, and by the default encoder what HTML knows.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ulong Escaped(ref byte block, bool isRelaxed)
    {
        if (Vector256.IsHardwareAccelerated)
            return Join(Escaped(Wide(ref block, 0), isRelaxed), Escaped(Wide(ref block, 1), isRelaxed));
        return Join(
            Escaped(Narrow(ref block, 0), isRelaxed), Escaped(Narrow(ref block, 1), isRelaxed),
            Escaped(Narrow(ref block, 2), isRelaxed), Escaped(Narrow(ref block, 3), isRelaxed));
    }

    /// <summary>
    /// The bytes behind an odd number of quotes: those of texts with the quote before them, and without the one behind.
    /// </summary>
    /// <param name="quotes">Those that begin or end a text.</param>
    /// <param name="inside">All bits where the block begins inside of a text; for the next block afterwards.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ulong Texts(ulong quotes, ref ulong inside)
    {
        ulong texts = inside;
        if (quotes != 0)
        {
            quotes ^= quotes << 1;
            quotes ^= quotes << 2;
            quotes ^= quotes << 4;
            quotes ^= quotes << 8;
            quotes ^= quotes << 16;
            texts ^= quotes ^ (quotes << 32);
            inside = (ulong)((long)texts >> (Length - 1));
        }

        return texts;
    }

    /// <summary>The bytes behind a backslash that counts: one that is not itself behind one.</summary>
    /// <param name="backslashes">All of the block's.</param>
    /// <param name="isEscaped">Whether the first byte of the block is; of the next block afterwards.</param>
    public static ulong BehindBackslash(ulong backslashes, ref bool isEscaped)
    {
        ulong escaped = isEscaped ? 1u : 0u;
        isEscaped = false;
        while (backslashes != 0)
        {
            ulong first = backslashes & (0 - backslashes);
            backslashes ^= first;
            if ((escaped & first) == 0)
            {
                escaped |= first << 1;
                isEscaped = first << 1 == 0;
            }
        }

        return escaped;
    }

    private static ref byte CopyOf(ReadOnlySpan<byte> rest, Span<byte> copy)
    {
        // Bound: the copy has the length of a block.
        copy = copy[..Length];
        copy.Clear();
        rest.CopyTo(copy);
        return ref MemoryMarshal.GetReference(copy);
    }

    // With the bits that are set, & is the same as an apostrophe, and < as >.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector256<byte> Escaped(Vector256<byte> bytes, bool isRelaxed)
    {
        Vector256<byte> escaped = Vector256.Equals(bytes, Vector256.Create((byte)'\\'))
            | Vector256.Equals(Vector256.Max(bytes, Vector256.Create((byte)0x7F)), bytes);
        return isRelaxed ? escaped
            : escaped | Vector256.Equals(bytes | Vector256<byte>.One, Vector256.Create((byte)'\''))
                | Vector256.Equals(bytes | Vector256.Create((byte)2), Vector256.Create((byte)'>'))
                | Vector256.Equals(bytes, Vector256.Create((byte)'+')) | Vector256.Equals(bytes, Vector256.Create((byte)'`'));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<byte> Escaped(Vector128<byte> bytes, bool isRelaxed)
    {
        Vector128<byte> escaped = Vector128.Equals(bytes, Vector128.Create((byte)'\\'))
            | Vector128.Equals(Vector128.Max(bytes, Vector128.Create((byte)0x7F)), bytes);
        return isRelaxed ? escaped
            : escaped | Vector128.Equals(bytes | Vector128<byte>.One, Vector128.Create((byte)'\''))
                | Vector128.Equals(bytes | Vector128.Create((byte)2), Vector128.Create((byte)'>'))
                | Vector128.Equals(bytes, Vector128.Create((byte)'+')) | Vector128.Equals(bytes, Vector128.Create((byte)'`'));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector256<byte> Wide(ref byte block, int place) => Vector256.LoadUnsafe(ref block, (nuint)(place * 32));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<byte> Narrow(ref byte block, int place) => Vector128.LoadUnsafe(ref block, (nuint)(place * 16));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<byte> AtMost(Vector128<byte> bytes, Vector128<byte> limit) =>
        Vector128.Equals(Vector128.Min(bytes, limit), bytes);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong Join(Vector256<byte> low, Vector256<byte> high) =>
        low.ExtractMostSignificantBits() | ((ulong)high.ExtractMostSignificantBits() << 32);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong Join(Vector128<byte> first, Vector128<byte> second, Vector128<byte> third, Vector128<byte> fourth) =>
        first.ExtractMostSignificantBits() | (second.ExtractMostSignificantBits() << 16)
            | ((ulong)(third.ExtractMostSignificantBits() | (fourth.ExtractMostSignificantBits() << 16)) << 32);
}
