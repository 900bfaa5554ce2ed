using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;

namespace SpanCodecs.Support;

/// <summary>Decodes ASCII and the escape sequences of two bytes among it: line breaks, quotes, backslashes.</summary>
internal static class AsciiReading
{
    private const int Block = 64;
    private const int Half = Block / 2;

    /// <summary>The bytes of an escape sequence with digits.</summary>
    private const int Longest = 6;

    /// <summary>
    /// Stops at the first byte that is neither, or where there is no room. There are never more characters than bytes. Where a text is
    /// mixed with characters that others decode, few bytes are looked at, because the next such character is near.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Read(ReadOnlySpan<byte> json, int position, Span<char> destination, ref int at, bool isMixed)
    {
        if (Vector128.IsHardwareAccelerated)
        {
            bool isEnd = false;
            if (!isMixed && HasBlocks(json, position, destination, at))
            {
                // Copies are passed: a local whose address is passed lives in memory, and all that follows would wait for its stores.
                int to = at;
                position = ReadBlocks(json, position, destination, ref to, out bool isStopped);
                at = to;
                isEnd = isStopped;
            }

            if (!isEnd)
                position = ReadSixteens(json, position, destination, ref at, out isEnd);
            if (isEnd)
                return position;
        }

        while ((uint)position < (uint)json.Length && (uint)at < (uint)destination.Length)
        {
            byte value = json[position];
            if (value < 0x20 || value is (byte)'"' or (byte)'\\' or >= 0x80)
                break;
            destination[at++] = (char)value;
            position++;
        }

        return position;
    }

    /// <summary>
    /// Whether two blocks are there, with the rest of an escape sequence between them, and room for as many. In a short document there
    /// never are, and it is asked before each call.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool HasBlocks(ReadOnlySpan<byte> json, int position, Span<char> destination, int at) =>
        JsonRead.Holds(json, position, (2 * Block) + Longest) && destination.Length - at >= (2 * Block) + Longest;

    // Where the next block begins does not depend on what is in this one. So the processor looks for what is not plain ahead of what it
    // decodes.
    private static int ReadBlocks(ReadOnlySpan<byte> json, int position, Span<char> destination, ref int at, out bool isEnd)
    {
        int to = at;
        // Bounds of all that follows: what HasBlocks says.
        ref byte source = ref MemoryMarshal.GetReference(json);
        ref ushort target = ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(destination));
        while (HasBlocks(json, position, destination, to))
        {
            ulong special = PlainRunSearch.SpecialOrNotAscii(ref Unsafe.Add(ref source, position));
            int from = 0;
            while (special != 0)
            {
                int found = BitOperations.TrailingZeroCount(special);
                Copy(ref source, position + from, ref target, to);
                to += found - from;
                int length = One(ref Unsafe.Add(ref source, position + found), ref Unsafe.Add(ref target, to));
                if (length == 0)
                {
                    at = to;
                    isEnd = true;
                    return position + found;
                }

                to++;
                from = found + length;
                // What belongs to a sequence may be special by itself.
                special &= ~(((1UL << length) - 1) << found);
            }

            // Less than nothing is left where a sequence ends behind the block.
            Copy(ref source, position + from, ref target, to);
            to += Math.Max(Block - from, 0);
            position += Math.Max(from, Block);
        }

        at = to;
        isEnd = false;
        return position;
    }

    /// <summary>
    /// A character that is an escape sequence, or beyond ASCII and one of few. Returns how many bytes it has: 0 where others read it.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int One(ref byte first, ref ushort character)
    {
        uint second = Unsafe.Add(ref first, 1);
        if (first != (byte)'\\')
        {
            // Three in a row are of a word in another alphabet, which is decoded by vectors.
            if (WideVectorDecoding.IsSupported || (Unsafe.Add(ref first, 2) >= 0x80 && Unsafe.Add(ref first, 4) >= 0x80))
                return 0;
            if (first < 0xE0)
            {
                character = (ushort)(((first & 0x1FU) << 6) | (second & 0x3F));
                return first >= 0xC2 && (second & 0xC0) == 0x80 ? 2 : 0;
            }

            // Not those of which some are too short, or halves of surrogate pairs.
            uint third = Unsafe.Add(ref first, 2);
            character = (ushort)(((first & 0x0FU) << 12) | ((second & 0x3F) << 6) | (third & 0x3F));
            return first is > 0xE0 and < 0xED && (second & 0xC0) == 0x80 && (third & 0xC0) == 0x80 ? 3 : 0;
        }

        character = EscapeDecoding.Single((byte)second);
        if (character != 0)
            return 2;
        if (second != 'u')
            return 0;
        int unit = HexDigits.CodeUnit(ref Unsafe.Add(ref first, 2));
        character = (ushort)unit;
        return unit < 0 || char.IsSurrogate((char)unit) ? 0 : Longest;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int ReadSixteens(ReadOnlySpan<byte> json, int position, Span<char> destination, ref int at, out bool isEnd)
    {
        int to = at;
        // Bounds of all that follows: a block, and behind it what an escape sequence at its last byte has.
        ref byte source = ref MemoryMarshal.GetReference(json);
        ref ushort target = ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(destination));
        while (JsonRead.Holds(json, position, Vector128<byte>.Count + 1) && destination.Length - to >= Vector128<byte>.Count)
        {
            // What is stored behind a special byte is written over, or not part of the text.
            Vector128<byte> block = Vector128.LoadUnsafe(ref source, (nuint)position);
            Store(block, ref target, to);
            uint special = PlainRunSearch.SpecialOrNotAscii(block);
            if (special == 0)
            {
                position += Vector128<byte>.Count;
                to += Vector128<byte>.Count;
                continue;
            }

            int plain = BitOperations.TrailingZeroCount(special);
            position += plain;
            to += plain;
            byte single = EscapeDecoding.Single(Unsafe.Add(ref source, position + 1));
            if (Unsafe.Add(ref source, position) != (byte)'\\' || single == 0)
            {
                at = to;
                isEnd = true;
                return position;
            }

            Unsafe.Add(ref target, to++) = single;
            position += 2;
        }

        at = to;
        isEnd = false;
        return position;
    }

    /// <summary>
    /// Copies a block, however many of its characters are wanted: nobody could foresee it. What is stored behind them is written over, or
    /// not part of the text.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Copy(ref byte source, int position, ref ushort target, int to)
    {
        CopyHalf(ref source, position, ref target, to);
        CopyHalf(ref source, position + Half, ref target, to + Half);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void CopyHalf(ref byte source, int position, ref ushort target, int to)
    {
        if (Vector256.IsHardwareAccelerated)
        {
            (Vector256<ushort> low, Vector256<ushort> high) = Vector256.Widen(Vector256.LoadUnsafe(ref source, (nuint)position));
            low.StoreUnsafe(ref target, (nuint)to);
            high.StoreUnsafe(ref target, (nuint)to + 16);
            return;
        }

        Store(Vector128.LoadUnsafe(ref source, (nuint)position), ref target, to);
        Store(Vector128.LoadUnsafe(ref source, (nuint)position + 16), ref target, to + 16);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Store(Vector128<byte> block, ref ushort target, int to)
    {
        (Vector128<ushort> low, Vector128<ushort> high) = Vector128.Widen(block);
        low.StoreUnsafe(ref target, (nuint)to);
        high.StoreUnsafe(ref target, (nuint)to + 8);
    }
}
