using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;

namespace SpanCodecs.Support;

/// <summary>Finds where a run of plain characters inside a JSON string ends.</summary>
internal static class PlainRunSearch
{
    /// <summary>How many bytes <see cref="Special(ref byte)"/> looks at.</summary>
    public const int Looked = 32;

    /// <summary>How many bytes of a long run are looked at before anything depends on them.</summary>
    public const int Step = 64;

    /// <summary>
    /// The first quote, backslash or control character at or behind the position; the document's length where there is none.
    /// </summary>
    public static int EndOfPlain(ReadOnlySpan<byte> json, int position) => Find(json, position, asciiOnly: false);

    /// <summary>Finds the end of a run of ASCII: a byte that is not ASCII ends it too.</summary>
    public static int EndOfPlainAscii(ReadOnlySpan<byte> json, int position) => Find(json, position, asciiOnly: true);

    /// <summary>
    /// One bit for each byte that ends a run of plain ASCII. Compared as signed numbers,
    /// bytes from 0x80 on are negative, so they are below 0x20 too.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static uint SpecialOrNotAscii(Vector128<byte> block) =>
        (Vector128.Equals(block, Vector128.Create((byte)'"'))
            | Vector128.Equals(block, Vector128.Create((byte)'\\'))
            | Vector128.LessThan(block.AsSByte(), Vector128.Create((sbyte)0x20)).AsByte()).ExtractMostSignificantBits();

    /// <summary>Looks at as many bytes as a number has bits.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ulong SpecialOrNotAscii(Vector512<byte> block) =>
        (Vector512.Equals(block, Vector512.Create((byte)'"'))
            | Vector512.Equals(block, Vector512.Create((byte)'\\'))
            | Vector512.LessThan(block.AsSByte(), Vector512.Create((sbyte)0x20)).AsByte()).ExtractMostSignificantBits();

    /// <summary>One bit for each of 64 bytes. Vectors of sixteen bytes must be there.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ulong SpecialOrNotAscii(ref byte source)
    {
        if (Vector512.IsHardwareAccelerated)
            return SpecialOrNotAscii(Vector512.LoadUnsafe(ref source));
        if (Vector256.IsHardwareAccelerated)
        {
            return SpecialOrNotAscii(Vector256.LoadUnsafe(ref source))
                | ((ulong)SpecialOrNotAscii(Vector256.LoadUnsafe(ref source, 32)) << 32);
        }

        return SpecialOrNotAscii(Vector128.LoadUnsafe(ref source))
            | ((ulong)SpecialOrNotAscii(Vector128.LoadUnsafe(ref source, 16)) << 16)
            | ((ulong)SpecialOrNotAscii(Vector128.LoadUnsafe(ref source, 32)) << 32)
            | ((ulong)SpecialOrNotAscii(Vector128.LoadUnsafe(ref source, 48)) << 48);
    }

    /// <summary>One bit for each of 32 bytes that ends a run of plain characters. Vectors of sixteen bytes must be there.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static uint Special(ref byte source) => Vector256.IsHardwareAccelerated
        ? Special(Vector256.LoadUnsafe(ref source))
        : Special(Vector128.LoadUnsafe(ref source)) | (Special(Vector128.LoadUnsafe(ref source, 16)) << 16);

    // The minimum of unsigned bytes is one instruction everywhere; an unsigned comparison is not.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static uint Special(Vector128<byte> block) =>
        (Vector128.Equals(block, Vector128.Create((byte)'"'))
            | Vector128.Equals(block, Vector128.Create((byte)'\\'))
            | Vector128.Equals(Vector128.Min(block, Vector128.Create((byte)0x1F)), block)).ExtractMostSignificantBits();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static uint SpecialOrNotAscii(Vector256<byte> block) =>
        (Vector256.Equals(block, Vector256.Create((byte)'"'))
            | Vector256.Equals(block, Vector256.Create((byte)'\\'))
            | Vector256.LessThan(block.AsSByte(), Vector256.Create((sbyte)0x20)).AsByte()).ExtractMostSignificantBits();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static uint Special(Vector256<byte> block) =>
        (Vector256.Equals(block, Vector256.Create((byte)'"'))
            | Vector256.Equals(block, Vector256.Create((byte)'\\'))
            | Vector256.Equals(Vector256.Min(block, Vector256.Create((byte)0x1F)), block)).ExtractMostSignificantBits();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int Find(ReadOnlySpan<byte> json, int position, bool asciiOnly)
    {
        if ((uint)position >= (uint)json.Length)
            return json.Length;
        if (!Vector128.IsHardwareAccelerated || json.Length < Vector128<byte>.Count)
            return FindOneByOne(json, position, asciiOnly);

        // Bounds: each load below begins at most its own width before the document's end.
        ref byte start = ref MemoryMarshal.GetReference(json);
        while (json.Length - position >= Step)
        {
            ulong found = SpecialOfStep(ref Unsafe.Add(ref start, position), asciiOnly);
            if (found != 0)
                return position + BitOperations.TrailingZeroCount(found);
            position += Step;
        }

        if (Vector256.IsHardwareAccelerated)
        {
            while (json.Length - position >= Vector256<byte>.Count)
            {
                var wide = Vector256.LoadUnsafe(ref start, (nuint)position);
                uint found = asciiOnly ? SpecialOrNotAscii(wide) : Special(wide);
                if (found != 0)
                    return position + BitOperations.TrailingZeroCount(found);
                position += Vector256<byte>.Count;
            }
        }

        while (json.Length - position >= Vector128<byte>.Count)
        {
            var block = Vector128.LoadUnsafe(ref start, (nuint)position);
            uint found = asciiOnly ? SpecialOrNotAscii(block) : Special(block);
            if (found != 0)
                return position + BitOperations.TrailingZeroCount(found);
            position += Vector128<byte>.Count;
        }

        // The document's last sixteen bytes once more, without those already seen.
        int lastStart = json.Length - Vector128<byte>.Count;
        var last = Vector128.LoadUnsafe(ref start, (nuint)lastStart);
        uint rest = (asciiOnly ? SpecialOrNotAscii(last) : Special(last)) & (uint.MaxValue << (position - lastStart));
        return rest == 0 ? json.Length : lastStart + BitOperations.TrailingZeroCount(rest);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong SpecialOfStep(ref byte source, bool asciiOnly) =>
        asciiOnly ? SpecialOrNotAscii(ref source) : Special(ref source) | ((ulong)Special(ref Unsafe.Add(ref source, Looked)) << Looked);

    private static int FindOneByOne(ReadOnlySpan<byte> json, int position, bool asciiOnly)
    {
        for (; (uint)position < (uint)json.Length; position++)
        {
            byte value = json[position];
            if (value < 0x20 || value is (byte)'"' or (byte)'\\' || (asciiOnly && value >= 0x80))
                break;
        }

        return position;
    }
}
