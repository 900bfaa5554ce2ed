using System.Buffers;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;

namespace SpanCodecs.Support;

public static partial class JsonRead
{
    private const int ScratchSize = 512;

    /// <summary>A string or null. Up to fifteen ASCII characters, which most strings have, are one load and one comparison.</summary>
    public static int String(ReadOnlySpan<byte> json, int position, out string? value)
    {
        if (Vector128.IsHardwareAccelerated && At(json, position, (byte)'"') && Holds(json, position + 1, Vector128<byte>.Count))
        {
            int start = position + 1;
            // Bound: sixteen bytes from start are inside.
            ref byte content = ref Unsafe.Add(ref MemoryMarshal.GetReference(json), (nint)(uint)start);
            uint special = PlainRunSearch.SpecialOrNotAscii(Vector128.LoadUnsafe(ref content));
            if (special == 0)
                return LongString(json, start, out value);
            int length = BitOperations.TrailingZeroCount(special);
            if (Unsafe.Add(ref content, length) != (byte)'"')
                return DecodedString(json, start, 0, out value);
            value = AsciiDecoding.Create(ref content, length);
            return start + length + 1;
        }

        return OtherString(json, position, out value);
    }

    // Null, leading blanks, and what stands at the document's very end.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int OtherString(ReadOnlySpan<byte> json, int position, out string? value)
    {
        // Without a call: in some documents every second text is null.
        if (Matches(json, position, "null"u8))
        {
            value = null;
            return position + 4;
        }

        if (IsNull(json, position, out position))
        {
            value = null;
            return position;
        }

        if (!At(json, position, (byte)'"'))
            JsonFail.ThrowConversion(position, typeof(string));
        return LongString(json, position + 1, out value);
    }

    // What is known to be plain ASCII is looked at again, so that the search takes as many steps as the copying.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int LongString(ReadOnlySpan<byte> json, int start, out string? value)
    {
        int end = PlainRunSearch.EndOfPlainAscii(json, start);
        if (At(json, end, (byte)'"'))
        {
            // Bound: start to end is inside, because end is.
            value = AsciiDecoding.Create(ref Unsafe.Add(ref MemoryMarshal.GetReference(json), start), end - start);
            return end + 1;
        }

        return DecodedString(json, start, end - start, out value);
    }

    // Escapes and other characters than ASCII. Only what was written to the scratch is read from it, so it need not be cleared.
    [SkipLocalsInit]
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int DecodedString(ReadOnlySpan<byte> json, int start, int plain, out string value)
    {
        Span<char> scratch = stackalloc char[ScratchSize];
        // What is known to be ASCII is not looked at again. Bounds: it is inside, and it has room.
        if (plain > ScratchSize)
            plain = 0;
        AsciiDecoding.Widen(
            ref Unsafe.Add(ref MemoryMarshal.GetReference(json), start), ref MemoryMarshal.GetReference(scratch), (nuint)plain);
        int after = StringDecoding.Read(json, start + plain, scratch, plain, out int length, out int reached);
        if (after < 0)
            return LongDecodedString(json, start - 1, scratch[..length], reached, out value);
        value = new string(scratch[..length]);
        return after;
    }

    // A string that is too long for the scratch, or not a string: finding its end tells which, and how long it can be. What is already
    // decoded is kept.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int LongDecodedString(ReadOnlySpan<byte> json, int quote, ReadOnlySpan<char> decoded, int reached, out string value)
    {
        int end = ClosingQuote(json, PlainRunSearch.EndOfPlain(json, reached), opaque: -1);
        char[] pooled = ArrayPool<char>.Shared.Rent(decoded.Length + end - reached);
        decoded.CopyTo(pooled);
        int after = StringDecoding.Read(json, reached, pooled, decoded.Length, out int length, out _);
        value = after < 0 ? "" : new string(pooled, 0, length);
        ThreadBuffer.Release(pooled, length);
        return after < 0 ? JsonFail.ThrowConversion(quote, typeof(string)) : after;
    }
}
