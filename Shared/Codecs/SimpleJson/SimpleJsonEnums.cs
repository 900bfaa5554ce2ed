namespace JsonAot.Codecs;

/// <summary>Enums as System.Text.Json writes them: numbers, or names where a JsonStringEnumConverter asks for them.</summary>
internal static class SimpleJsonEnums
{
    internal static string Write(object value, bool asText)
    {
        // A value without a name has no other form than its number.
        string text = value.ToString()!;
        return asText && !IsNumber(text) ? '"' + text + '"' : ((Enum)value).ToString("D");
    }

    /// <summary>The enum's value, or null when the content is neither a number in range nor a name that is asked for.</summary>
    internal static object? Read(object content, Type type, bool asText) => content switch
    {
        SimpleJsonNumber number when SimpleJsonScalars.ReadNumber(number.Text, Type.GetTypeCode(type)) is object value =>
            Enum.ToObject(type, value),
        string text when asText && !IsNumber(text) && Enum.TryParse(type, text, ignoreCase: true, out object? value) => value,
        _ => null,
    };

    private static bool IsNumber(string text) => text.Length > 0 && (char.IsAsciiDigit(text[0]) || text[0] is '-' or '+');
}
