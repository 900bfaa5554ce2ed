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
        bool isMixed = JsonRead.Peek(json, position) >= (WideVectorDecoding.IsSupported ? 0x80 : 0xF0);
        while (true)
        {
            int end = AsciiReading.Read(json, position, destination, ref at, isMixed);
            byte next = JsonRead.Peek(json, end);
            reached = end;
            if (next == (byte)'"')
            {
                written = at;
                return end + 1;
            }

            // A copy of "at" is passed: a local whose address is passed lives in memory, and the loop would wait for its stores.
            isMixed = next != (byte)'\\';
            position = isMixed
                ? ReadUtf8(json, end, destination, at, out written)
                : ReadEscapes(json, end, destination, at, out written);
            if (position < 0)
            {
                written = at;
                return -1;
            }

            at = written;
        }
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
