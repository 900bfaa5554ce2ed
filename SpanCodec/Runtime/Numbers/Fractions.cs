namespace SpanCodecs.Support;

/// <summary>The part of a number with a point that is read: what its digits are as this type.</summary>
internal interface IFraction<T>
{
    /// <summary>
    /// Converts without doubt, or not at all: the framework then parses the text as it does for System.Text.Json, so that no input has two
    /// results.
    /// </summary>
    static abstract bool TryConvert(in DecimalNumber number, ReadOnlySpan<byte> text, out T value);
}

internal static class Fractions
{
    public static int Read<TSelf, T>(ReadOnlySpan<byte> json, int position, out T value)
        where TSelf : IFraction<T>
        where T : struct
    {
        position = JsonRead.SkipBlanks(json, position);
        int end = DecimalNumber.Read(json, position, out DecimalNumber number);
        if (end >= 0 && TSelf.TryConvert(number, json[position..end], out value))
            return end;
        value = default;
        return JsonFail.ThrowConversion(position, typeof(T));
    }
}
