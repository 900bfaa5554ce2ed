using System.Buffers;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using System.Text.Unicode;

namespace SpanCodecs.Support;

/// <summary>
/// Decodes the content of a string in one pass: runs of ASCII by sixteen, escape sequences one after another, and what is
/// beyond ASCII by vectors too, where the processor has them, or by the framework's decoder, which also decides what is not UTF-8.
/// </summary>
internal static class StringDecoding
{
    /// <summary>
    /// Reads from a string's content to after the closing quote. Returns -1 if there is not enough room, or the content is not JSON, and
    /// then everything up to <paramref name="reached"/> has been decoded. There are never more characters than bytes of content.
    /// </summary>
    public static int Read(ReadOnlySpan<byte> json, int position, Span<char> destination, int at, out int written, out int reached)
    {
        while (true)
        {
            int end = CopyAscii(json, position, destination, at);
            at += end - position;
            byte next = JsonRead.Peek(json, end);
            reached = end;
            if (next == (byte)'"')
            {
                written = at;
                return end + 1;
            }

            // A copy of "at" is passed: a local whose address is passed lives in memory, and the loop would wait for its stores.
            if (next == (byte)'\\')
                position = ReadEscapes(json, end, destination, at, out written);
            else
                position = ReadUtf8(json, end, destination, at, out written);
            if (position < 0)
            {
                written = at;
                return -1;
            }

            at = written;
        }
    }

    /// <summary>Stops at the first byte that is not copied as it is, or where there is no room. One character per byte.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int CopyAscii(ReadOnlySpan<byte> json, int position, Span<char> destination, int at)
    {
        if (Vector128.IsHardwareAccelerated)
        {
            while (JsonRead.Holds(json, position, Vector128<byte>.Count) && destination.Length - at >= Vector128<byte>.Count)
            {
                // Bound: the line above. What is stored behind a special byte is written over, or not part of the text.
                Vector128<byte> block = Vector128.LoadUnsafe(ref MemoryMarshal.GetReference(json), (nuint)position);
                (Vector128<ushort> low, Vector128<ushort> high) = Vector128.Widen(block);
                ref ushort target = ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(destination));
                low.StoreUnsafe(ref target, (nuint)at);
                high.StoreUnsafe(ref target, (nuint)at + 8);
                uint special = PlainRunSearch.SpecialOrNotAscii(block);
                int plain = special == 0 ? Vector128<byte>.Count : BitOperations.TrailingZeroCount(special);
                position += plain;
                at += plain;
                if (special != 0)
                    return position;
            }
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

    /// <summary>Texts in other alphabets are often one escape sequence after another.</summary>
    private static int ReadEscapes(ReadOnlySpan<byte> json, int position, Span<char> destination, int at, out int written)
    {
        written = at;
        do
        {
            if ((uint)at >= (uint)destination.Length)
                return -1;
            byte kind = JsonRead.Peek(json, position + 1);
            if (kind != (byte)'u')
            {
                byte single = EscapeDecoding.Single(kind);
                if (single == 0)
                    return -1;
                destination[at++] = (char)single;
                position += 2;
                continue;
            }

            int unit = HexDigits.CodeUnit(json, position + 2);
            if (unit < 0)
                return -1;
            destination[at++] = (char)unit;
            position += 6;
            if (char.IsSurrogate((char)unit))
            {
                // A high half counts only with a low one escaped right behind it.
                int second = JsonRead.Matches(json, position, "\\u"u8) ? HexDigits.CodeUnit(json, position + 2) : -1;
                if (second < 0 || (uint)at >= (uint)destination.Length || !char.IsSurrogatePair((char)unit, (char)second))
                    return -1;
                destination[at++] = (char)second;
                position += 6;
            }
        }
        while (JsonRead.At(json, position, (byte)'\\'));

        written = at;
        return position;
    }

    private static int ReadUtf8(ReadOnlySpan<byte> json, int position, Span<char> destination, int at, out int written)
    {
        written = at;
        if (JsonRead.Peek(json, position) < 0x80)
            return -1;
        if (VectorLookup.AreSupported)
        {
            int start = position;
            position = ShortRunDecoding.Read(json, position, destination, at, out written);
            if (position == start)
                position = VectorDecoding.Read(json, position, destination, at, out written);
            if (position != start)
                return position;
        }

        ReadOnlySpan<byte> run = json[position..PlainRunSearch.EndOfPlain(json, position)];
        OperationStatus status = Utf8.ToUtf16(run, destination[at..], out _, out int characters, replaceInvalidSequences: false);
        written = at + characters;
        return status == OperationStatus.Done ? position + run.Length : -1;
    }
}
