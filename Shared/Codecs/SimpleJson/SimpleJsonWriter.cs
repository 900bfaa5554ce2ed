using System.Collections;
using System.Diagnostics.CodeAnalysis;
using System.Globalization;

namespace JsonAot.Codecs;

/// <summary>Turns a graph of objects into a string by adding strings to strings, in the forms of System.Text.Json.</summary>
[RequiresUnreferencedCode("Finds members by reflection.")]
[RequiresDynamicCode("Compares types with collections of types known at run time only.")]
internal static class SimpleJsonWriter
{
    internal const string DateForm = "yyyy-MM-ddTHH:mm:ss.FFFFFFF";

    internal static string Write(object? value, Type type, bool enumsAsText = false, int depth = 0)
    {
        type = Nullable.GetUnderlyingType(type) ?? type;
        if (value is null)
            return "null";
        if (SimpleJsonMember.IsScalar(type))
            return WriteScalar(value, enumsAsText || SimpleJsonMember.WritesEnumsAsText(type));
        if (depth++ == TextScanner.MostDepth)
            throw SimpleJsonMember.Unsupported(type, $"more than {TextScanner.MostDepth} objects in one another, or a cycle, at");
        if (SimpleJsonMember.ElementOfDictionary(type) is Type entry)
            return "{" + Join(((IDictionary)value).Keys, key => WriteEntry((string)key!, ((IDictionary)value)[key!], entry, depth)) + "}";
        if (SimpleJsonMember.ElementOfList(type) is Type element)
            return "[" + Join((IEnumerable)value, one => Write(one, element, depth: depth)) + "]";
        string json = "{";
        foreach (SimpleJsonMember member in SimpleJsonMember.Of(type).Where(member => member.Property.GetMethod is { IsPublic: true }))
        {
            object? content = member.Property.GetValue(value);
            json += (json.Length > 1 ? "," : "") + WriteEntry(member.Name, content, member.Property.PropertyType, depth, member.EnumsAsText);
        }

        return json + "}";
    }

    private static string WriteEntry(string name, object? value, Type type, int depth, bool enumsAsText = false) =>
        Quote(name) + ":" + Write(value, type, enumsAsText, depth);

    // Adding each element to the text so far would cost the square of a list's length: not slow, but endless.
    private static string Join(IEnumerable values, Func<object?, string> write) => string.Join(",", values.Cast<object?>().Select(write));

    private static string WriteScalar(object value, bool enumsAsText) => value switch
    {
        // A value without a name has no other form than its number.
        Enum number => enumsAsText && !IsNumeral($"{number}") ? $"\"{number}\"" : number.ToString("D"),
        bool flag => flag ? "true" : "false",
        DateTime time => Quote(time.ToString(DateForm + "K", CultureInfo.InvariantCulture)),
        DateTimeOffset time => Quote(time.ToString(DateForm + "zzz", CultureInfo.InvariantCulture)),
        Uri uri => Quote(uri.OriginalString),
        byte[] bytes => Quote(Convert.ToBase64String(bytes)),
        string or char or Guid or TimeSpan => Quote(value.ToString()!),
        float.NaN or float.PositiveInfinity or float.NegativeInfinity or double.NaN or double.PositiveInfinity or double.NegativeInfinity =>
            throw SimpleJsonMember.Unsupported(value.GetType(), $"the number {value} of"),
        _ => ((IFormattable)value).ToString(null, CultureInfo.InvariantCulture),
    };

    /// <summary>Whether the framework takes a text for the number of an enum, and not for its name.</summary>
    internal static bool IsNumeral(string text) => text is ['-' or '+' or (>= '0' and <= '9'), ..];

    private static string Quote(string text)
    {
        TextWriting.RefuseHalfPairs(text);
        string json = "\"";
        foreach (char character in text)
            json += TextWriting.EscapeOf(character) ?? character.ToString();
        return json + "\"";
    }
}
