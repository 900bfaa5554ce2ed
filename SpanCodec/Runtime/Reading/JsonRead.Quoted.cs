using System.Buffers.Text;
using System.Globalization;

namespace SpanCodecs.Support;

// Numbers in quotes: dictionary keys, and values where the number handling allows them. What the quotes hold is handed to the
// parsers that System.Text.Json uses, with their leniences (a plus sign, leading zeros): there is no JSON grammar in a string.
public static partial class JsonRead
{
    private delegate bool Parser<T>(ReadOnlySpan<byte> text, out T value);

    private static int Quoted<T>(ReadOnlySpan<byte> json, int position, Parser<T> parse, out T value)
    {
        position = SkipBlanks(json, position);
        if (!At(json, position, (byte)'"'))
            JsonFail.ThrowConversion(position, typeof(T));
        int after = StringContent.Read(json, position, typeof(T), out StringContent content);
        bool isParsed = parse(content.Bytes, out value);
        content.Release();
        return isParsed ? after : JsonFail.ThrowConversion(position, typeof(T));
    }

    private static bool TryParse(ReadOnlySpan<byte> text, out sbyte value) =>
        Utf8Parser.TryParse(text, out value, out int consumed) && consumed == text.Length;

    private static bool TryParse(ReadOnlySpan<byte> text, out byte value) =>
        Utf8Parser.TryParse(text, out value, out int consumed) && consumed == text.Length;

    private static bool TryParse(ReadOnlySpan<byte> text, out short value) =>
        Utf8Parser.TryParse(text, out value, out int consumed) && consumed == text.Length;

    private static bool TryParse(ReadOnlySpan<byte> text, out ushort value) =>
        Utf8Parser.TryParse(text, out value, out int consumed) && consumed == text.Length;

    private static bool TryParse(ReadOnlySpan<byte> text, out int value) =>
        Utf8Parser.TryParse(text, out value, out int consumed) && consumed == text.Length;

    private static bool TryParse(ReadOnlySpan<byte> text, out uint value) =>
        Utf8Parser.TryParse(text, out value, out int consumed) && consumed == text.Length;

    private static bool TryParse(ReadOnlySpan<byte> text, out long value) =>
        Utf8Parser.TryParse(text, out value, out int consumed) && consumed == text.Length;

    private static bool TryParse(ReadOnlySpan<byte> text, out ulong value) =>
        Utf8Parser.TryParse(text, out value, out int consumed) && consumed == text.Length;

    private static bool TryParse(ReadOnlySpan<byte> text, out bool value) =>
        Utf8Parser.TryParse(text, out value, out int consumed) && consumed == text.Length;

    private static bool TryParse(ReadOnlySpan<byte> text, out Int128 value) =>
        System.Int128.TryParse(text, CultureInfo.InvariantCulture, out value);

    private static bool TryParse(ReadOnlySpan<byte> text, out UInt128 value) =>
        System.UInt128.TryParse(text, CultureInfo.InvariantCulture, out value);

    private static bool TryParse(ReadOnlySpan<byte> text, out decimal value) => TryExactly(text, out value);

    private static bool TryParse(ReadOnlySpan<byte> text, out double value) =>
        TryName(text, out value) || (TryExactly(text, out value) && double.IsFinite(value));

    private static bool TryParse(ReadOnlySpan<byte> text, out float value) =>
        TryName(text, out value) || (TryExactly(text, out value) && float.IsFinite(value));

    private static bool TryParse(ReadOnlySpan<byte> text, out Half value) =>
        TryName(text, out value) || TryHalf(text, out value);

    private static bool TryName(ReadOnlySpan<byte> text, out double value)
    {
        if (text.SequenceEqual("NaN"u8))
            value = double.NaN;
        else if (text.SequenceEqual("Infinity"u8))
            value = double.PositiveInfinity;
        else if (text.SequenceEqual("-Infinity"u8))
            value = double.NegativeInfinity;
        else
            value = 0;
        return !double.IsFinite(value);
    }

    private static bool TryName(ReadOnlySpan<byte> text, out float value)
    {
        bool isName = TryName(text, out double wide);
        value = (float)wide;
        return isName;
    }

    private static bool TryName(ReadOnlySpan<byte> text, out Half value)
    {
        bool isName = TryName(text, out double wide);
        value = (Half)wide;
        return isName;
    }
}
