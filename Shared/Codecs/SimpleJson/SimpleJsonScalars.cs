using System.Globalization;

namespace JsonAot.Codecs;

/// <summary>The scalar types, in the text forms of System.Text.Json.</summary>
internal static class SimpleJsonScalars
{
    private const string DateForm = "yyyy-MM-ddTHH:mm:ss.FFFFFFF";

    private static readonly string[] DateForms = [DateForm + "K", "yyyy-MM-ddTHH:mmK", "yyyy-MM-dd"];

    private static CultureInfo Invariant => CultureInfo.InvariantCulture;

    /// <summary>A number as JSON writes it, or null when the value is none.</summary>
    internal static string? WriteNumber(object value) => value switch
    {
        float or double when !double.IsFinite(Convert.ToDouble(value, Invariant)) =>
            throw SimpleJsonShape.Unsupported(value.GetType(), $"the number {value} of"),
        sbyte or byte or short or ushort or int or uint or long or ulong or float or double or decimal =>
            ((IFormattable)value).ToString(null, Invariant),
        _ => null,
    };

    /// <summary>The content of the JSON string that stands for a value, or null when it is not one of these types.</summary>
    internal static string? WriteText(object value) => value switch
    {
        string text => text,
        char character => character.ToString(),
        DateTime time => time.ToString(DateForm + "K", Invariant),
        DateTimeOffset time => time.ToString(DateForm + "zzz", Invariant),
        TimeSpan span => span.ToString("c", Invariant),
        Guid guid => guid.ToString("D"),
        Uri uri => uri.OriginalString,
        byte[] bytes => Convert.ToBase64String(bytes),
        _ => null,
    };

    internal static bool IsNumber(Type type) =>
        !type.IsEnum && Type.GetTypeCode(type) is >= TypeCode.SByte and <= TypeCode.Decimal;

    /// <summary>The number of that type, or null when the text is out of its range or not of its kind.</summary>
    internal static object? ReadNumber(string text, TypeCode type) => type switch
    {
        TypeCode.SByte when sbyte.TryParse(text, NumberStyles.AllowLeadingSign, Invariant, out sbyte value) => value,
        TypeCode.Byte when byte.TryParse(text, NumberStyles.AllowLeadingSign, Invariant, out byte value) => value,
        TypeCode.Int16 when short.TryParse(text, NumberStyles.AllowLeadingSign, Invariant, out short value) => value,
        TypeCode.UInt16 when ushort.TryParse(text, NumberStyles.AllowLeadingSign, Invariant, out ushort value) => value,
        TypeCode.Int32 when int.TryParse(text, NumberStyles.AllowLeadingSign, Invariant, out int value) => value,
        TypeCode.UInt32 when uint.TryParse(text, NumberStyles.AllowLeadingSign, Invariant, out uint value) => value,
        TypeCode.Int64 when long.TryParse(text, NumberStyles.AllowLeadingSign, Invariant, out long value) => value,
        TypeCode.UInt64 when ulong.TryParse(text, NumberStyles.AllowLeadingSign, Invariant, out ulong value) => value,
        TypeCode.Single when float.TryParse(text, NumberStyles.Float, Invariant, out float value) && float.IsFinite(value) => value,
        TypeCode.Double when double.TryParse(text, NumberStyles.Float, Invariant, out double value) && double.IsFinite(value) => value,
        TypeCode.Decimal when decimal.TryParse(text, NumberStyles.Float, Invariant, out decimal value) => value,
        _ => null,
    };

    internal static bool IsText(Type type) =>
        type == typeof(string) || type == typeof(char) || type == typeof(DateTime) || type == typeof(DateTimeOffset)
        || type == typeof(TimeSpan) || type == typeof(Guid) || type == typeof(Uri) || type == typeof(byte[]);

    /// <summary>The value of that type, or null when the text is not in its form.</summary>
    internal static object? ReadText(string text, Type type)
    {
        if (type == typeof(string))
            return text;
        if (type == typeof(char))
            return text.Length == 1 ? text[0] : null;
        if (type == typeof(DateTime))
            return DateTime.TryParseExact(text, DateForms, Invariant, DateTimeStyles.RoundtripKind, out DateTime time) ? time : null;
        if (type == typeof(DateTimeOffset))
            return DateTimeOffset.TryParseExact(text, DateForms, Invariant, DateTimeStyles.None, out DateTimeOffset time) ? time : null;
        if (type == typeof(TimeSpan))
            return TimeSpan.TryParseExact(text, "c", Invariant, out TimeSpan span) ? span : null;
        if (type == typeof(Guid))
            return Guid.TryParseExact(text, "D", out Guid guid) ? guid : null;
        if (type == typeof(Uri))
            return Uri.TryCreate(text, UriKind.RelativeOrAbsolute, out Uri? uri) ? uri : null;
        return ReadBase64(text);
    }

    private static byte[]? ReadBase64(string text)
    {
        byte[] bytes = new byte[text.Length];
        return Convert.TryFromBase64String(text, bytes, out int length) ? bytes[..length] : null;
    }
}
