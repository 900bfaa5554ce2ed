using System.Text;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Emit;

/// <summary>
/// The condition that a text stands at the position: two numbers that overlap, and for long texts four. A comparison of spans is the same
/// in the end, but takes a dozen variables of the method it is inlined into, and the JIT inlines nothing more into one that has too many.
/// </summary>
internal static class Comparison
{
    private const int Half = 4;
    private const int Word = 8;

    /// <param name="position">An expression.</param>
    internal static string At(string position, string text)
    {
        byte[] bytes = Encoding.UTF8.GetBytes(text);
        int length = bytes.Length;
        return length switch
        {
            < Half or > 4 * Word => $"{Names.Read}.Matches(json, {position}, {Utf8Literal.Of(text)})",
            <= Word => Is(position, bytes, 0, length, Half) + Said(text),
            <= 2 * Word => Is(position, bytes, 0, length, Word) + Said(text),
            _ => $"({Is(position, bytes, 0, 2 * Word, Word)} && {Is(position, bytes, length - (2 * Word), 2 * Word, Word)}){Said(text)}",
        };
    }

    /// <summary>Compares a text whose first eight bytes are in a variable already.</summary>
    internal static string At(string position, string text, string word)
    {
        byte[] bytes = Encoding.UTF8.GetBytes(text);
        int length = bytes.Length;
        if (length > Word)
        {
            string rest = length <= 2 * Word ? Is(position, bytes, length - Word, Word, Half) + Said(text) : At(position, text);
            return $"{word} == {Number(bytes, 0, Word)} && {rest}";
        }

        // The bytes behind a short text are shifted out.
        int shift = 8 * (Word - length);
        Array.Resize(ref bytes, Word);
        return (shift == 0 ? word : $"{word} << {shift.ToString()}") + $" == 0x{Value(bytes, 0, Word) << shift:X16}UL" + Said(text);
    }

    private static string Is(string position, byte[] bytes, int at, int length, int count)
    {
        string place = at == 0 ? position : $"{position} + {at.ToString()}";
        string numbers = $"{Number(bytes, at, count)}, {Number(bytes, at + length - count, count)}";
        return $"{Names.Read}.Is(json, {place}, {numbers}, {length.ToString()})";
    }

    /// <summary>Writes the number as a processor loads it that has the lowest byte first.</summary>
    private static string Number(byte[] bytes, int at, int count)
    {
        ulong number = Value(bytes, at, count);
        return count == Word ? $"0x{number:X16}UL" : $"0x{number:X8}U";
    }

    private static ulong Value(byte[] bytes, int at, int count)
    {
        ulong number = 0;
        for (int i = at + count - 1; i >= at; i--)
            number = (number << 8) | bytes[i];
        return number;
    }

    private static string Said(string text) => " /* " + Utf8Literal.Quoted(text).Replace("*/", "* /") + " */";
}
