using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;

namespace SpanCodecs.Support;

// Values that are skipped: still strict JSON, but (as in System.Text.Json) UTF-8 and surrogates are not checked.
public static partial class JsonRead
{
    /// <summary><paramref name="depth"/> counts the objects and arrays that are open around the value.</summary>
    public static int Skip(ReadOnlySpan<byte> json, int position, int depth, int maxDepth, bool allowTrailingCommas)
    {
        position = SkipBlanks(json, position);
        return Peek(json, position) is (byte)'{' or (byte)'['
            ? SkipContainer(json, position, depth, maxDepth, allowTrailingCommas)
            : SkipScalar(json, position, opaque: position);
    }

    /// <summary>
    /// Skips from the quote of a name that is no member's as members are written, to after its value. If the name has escapes, or more than
    /// a colon behind it, it may be a member's in other words: the result is then the complement of the position.
    /// </summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int SkipUnknown(ReadOnlySpan<byte> json, int position, int depth, int maxDepth, bool allowTrailingCommas)
    {
        if (Vector128.IsHardwareAccelerated && Holds(json, position, PlainRunSearch.Looked))
        {
            // Name and value are mostly within what is looked at: four quotes, with a colon between the second and the third.
            // Bound: the line above, for all places of bits.
            ref byte start = ref Unsafe.Add(ref MemoryMarshal.GetReference(json), (nint)(uint)position);
            uint close = PlainRunSearch.Special(ref start);
            close &= close - 1;
            int value = position + BitOperations.TrailingZeroCount(close) + 2;
            if (start == (byte)'"' && close != 0 && Matches(json, value - 2, "\":"u8))
            {
                uint end = close & (close - 1);
                end &= end - 1;
                if (end != 0 && json[value] == (byte)'"' && Unsafe.Add(ref start, BitOperations.TrailingZeroCount(end)) == (byte)'"')
                    return position + BitOperations.TrailingZeroCount(end) + 1;
                return Skip(json, value, depth, maxDepth, allowTrailingCommas);
            }
        }

        return SkipLongUnknown(json, position, depth, maxDepth, allowTrailingCommas);
    }

    // A method of its own: what is needed behind its calls would be kept on the stack in the one above.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int SkipLongUnknown(ReadOnlySpan<byte> json, int position, int depth, int maxDepth, bool allowTrailingCommas)
    {
        if (!At(json, position, (byte)'"'))
            JsonFail.ThrowSyntax(position);
        int close = PlainRunSearch.EndOfPlain(json, position + 1);
        return Matches(json, close, "\":"u8) ? Skip(json, close + 2, depth, maxDepth, allowTrailingCommas) : ~position;
    }

    /// <summary><paramref name="opaque"/> is where the outermost skipped value begins: failures inside are reported there.</summary>
    private static int SkipScalar(ReadOnlySpan<byte> json, int position, int opaque)
    {
        switch (Peek(json, position))
        {
            case (byte)'"':
                int close = ShortStringEnd(json, position);
                return close >= 0 ? close : ClosingQuote(json, PlainRunSearch.EndOfPlain(json, position + 1), opaque) + 1;
            case >= (byte)'1' and <= (byte)'9':
                int behind = DigitsEnd(json, position + 1);
                return Peek(json, behind) is (byte)',' or (byte)'}' or (byte)']' ? behind : SkipNumber(json, position, opaque);
            case (byte)'t' when Matches(json, position, "true"u8):
            case (byte)'n' when Matches(json, position, "null"u8):
                return position + 4;
            case (byte)'f' when Matches(json, position, "false"u8):
                return position + 5;
            default:
                return SkipNumber(json, position, opaque);
        }
    }

    private static int SkipNumber(ReadOnlySpan<byte> json, int position, int opaque)
    {
        int end = NumberEnd(json, position);
        if (end < 0)
            JsonFail.ThrowSyntaxWithin(position, opaque);
        return end;
    }

    /// <summary>
    /// The position after a string without escapes that is as short as most are; -1 where it is not, or not known to be one.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int ShortStringEnd(ReadOnlySpan<byte> json, int quote)
    {
        if (!Vector128.IsHardwareAccelerated || !Holds(json, quote, 1 + PlainRunSearch.Looked))
            return -1;
        // Bound: the line above, for all that is looked at.
        ref byte content = ref Unsafe.Add(ref MemoryMarshal.GetReference(json), (nint)(uint)quote + 1);
        int length = BitOperations.TrailingZeroCount(PlainRunSearch.Special(ref content));
        return length < PlainRunSearch.Looked && Unsafe.Add(ref content, length) == (byte)'"' ? quote + length + 2 : -1;
    }

    // A loop and not a recursion: the document decides how deep a value nests, and that must not end in a stack overflow.
    private static int SkipContainer(ReadOnlySpan<byte> json, int position, int depth, int maxDepth, bool allowTrailingCommas)
    {
        int opaque = position;
        OpenContainers open = default;
        while (true)
        {
            byte first = Peek(json, position);
            if (first is (byte)'{' or (byte)'[')
            {
                if (maxDepth - depth <= open.Count)
                    JsonFail.ThrowSyntaxWithin(position, opaque);
                open.Push(isObject: first == (byte)'{');
                position = SkipBlanks(json, position + 1);
                if (!At(json, position, open.End))
                {
                    if (open.IsObject)
                        position = SkipName(json, position, opaque);
                    continue;
                }

                position++;
                open.Pop();
            }
            else
            {
                position = SkipScalar(json, position, opaque);
            }

            // A value is followed by the ends of everything whose last value it was, or by a comma.
            bool isEnd = true;
            while (open.Count > 0 && isEnd)
            {
                position = SkipSeparator(json, position, open.End, allowTrailingCommas, opaque, out isEnd);
                if (isEnd)
                    open.Pop();
            }

            if (open.Count == 0)
                return position;
            if (open.IsObject)
                position = SkipName(json, position, opaque);
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int SkipName(ReadOnlySpan<byte> json, int position, int opaque)
    {
        int close = At(json, position, (byte)'"') ? ShortStringEnd(json, position) : -1;
        return close >= 0 && At(json, close, (byte)':') ? SkipBlanks(json, close + 1) : SkipOtherName(json, position, opaque);
    }

    private static int SkipOtherName(ReadOnlySpan<byte> json, int position, int opaque)
    {
        if (!At(json, position, (byte)'"'))
            JsonFail.ThrowSyntaxWithin(position, opaque);
        position = SkipBlanks(json, ClosingQuote(json, PlainRunSearch.EndOfPlain(json, position + 1), opaque) + 1);
        if (!At(json, position, (byte)':'))
            JsonFail.ThrowSyntaxWithin(position, opaque);
        return SkipBlanks(json, position + 1);
    }

    /// <summary>Goes to after the end, or to what follows a comma.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int SkipSeparator(ReadOnlySpan<byte> json, int position, byte end, bool allowTrailingCommas, int opaque, out bool isEnd)
    {
        byte found = Peek(json, position);
        byte behind = Peek(json, position + 1);
        isEnd = found == end;
        // Without blanks, and without a comma too many, it is done.
        return isEnd || (found == (byte)',' && behind > (byte)' ' && behind != end) ? position + 1
            : SkipOtherSeparator(json, position, end, allowTrailingCommas, opaque, out isEnd);
    }

    private static int SkipOtherSeparator(
        ReadOnlySpan<byte> json, int position, byte end, bool allowTrailingCommas, int opaque, out bool isEnd)
    {
        position = SkipBlanks(json, position);
        isEnd = At(json, position, end);
        if (isEnd)
            return position + 1;
        if (!At(json, position, (byte)','))
            JsonFail.ThrowSyntaxWithin(position, opaque);
        position = SkipBlanks(json, position + 1);
        isEnd = allowTrailingCommas && At(json, position, end);
        return isEnd ? position + 1 : position;
    }

    /// <summary>The position after the number that begins here, or -1 when none does.</summary>
    internal static int NumberEnd(ReadOnlySpan<byte> json, int position)
    {
        if (At(json, position, (byte)'-'))
            position++;
        int digits = position;
        position = DigitsEnd(json, position);
        if (position == digits || (json[digits] == (byte)'0' && position - digits > 1))
            return -1;
        if (At(json, position, (byte)'.'))
        {
            digits = position + 1;
            position = DigitsEnd(json, digits);
            if (position == digits)
                return -1;
        }

        if ((Peek(json, position) | 0x20) == 'e')
        {
            digits = position + 1;
            if (Peek(json, digits) is (byte)'+' or (byte)'-')
                digits++;
            position = DigitsEnd(json, digits);
            if (position == digits)
                return -1;
        }

        return position;
    }

    private static int DigitsEnd(ReadOnlySpan<byte> json, int position)
    {
        while ((uint)position < (uint)json.Length && (uint)(json[position] - '0') <= 9)
            position++;
        return position;
    }
}
