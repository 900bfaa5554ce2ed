using System.Collections;
using System.Diagnostics.CodeAnalysis;

namespace JsonAot.Codecs;

/// <summary>Turns a graph of objects into a string by adding strings to strings.</summary>
[RequiresUnreferencedCode("Finds members by reflection.")]
internal static class SimpleJsonWriter
{
    internal static string Write(object? value, Type type, bool enumsAsText = false, int depth = 0)
    {
        type = Nullable.GetUnderlyingType(type) ?? type;
        if (type.IsEnum)
            return value is null ? "null" : SimpleJsonEnums.Write(value, enumsAsText || SimpleJsonMember.WritesEnumsAsText(type));
        if (type == typeof(bool) || SimpleJsonScalars.IsNumber(type) || SimpleJsonScalars.IsText(type))
            return WriteScalar(value);
        if (value is null)
            return "null";
        if (depth == TextScanner.MostDepth)
            throw SimpleJsonShape.Unsupported(type, $"more than {TextScanner.MostDepth} objects in one another, or a cycle, at");
        if (SimpleJsonShape.IsDictionary(type, out Type? element))
            return WriteDictionary(value, element, depth + 1);
        return SimpleJsonShape.IsList(type, out element)
            ? WriteList((IEnumerable)value, element, depth + 1)
            : WriteObject(value, type, depth + 1);
    }

    private static string WriteScalar(object? value) => value switch
    {
        null => "null",
        bool flag => flag ? "true" : "false",
        _ => SimpleJsonScalars.WriteNumber(value) ?? Quote(SimpleJsonScalars.WriteText(value)!),
    };

    private static string WriteObject(object value, Type type, int depth)
    {
        string json = "{";
        foreach (SimpleJsonMember member in SimpleJsonMember.Of(type))
        {
            if (!IsReadable(member))
                continue;
            if (json.Length > 1)
                json += ",";
            json += Quote(member.Name) + ":"
                + Write(member.Property.GetValue(value), member.Property.PropertyType, member.EnumsAsText, depth);
        }

        return json + "}";
    }

    private static string WriteDictionary(object value, Type element, int depth)
    {
        if (value is not IDictionary entries)
            throw SimpleJsonShape.Unsupported(value.GetType(), "a dictionary without the non-generic IDictionary");
        var parts = new ArrayList();
        foreach (DictionaryEntry entry in entries)
            parts.Add(Quote((string)entry.Key) + ":" + Write(entry.Value, element, depth: depth));
        return "{" + Join(parts) + "}";
    }

    private static string WriteList(IEnumerable values, Type element, int depth)
    {
        var parts = new ArrayList();
        foreach (object? value in values)
            parts.Add(Write(value, element, depth: depth));
        return "[" + Join(parts) + "]";
    }

    // Adding each element to the text so far would cost the square of a list's length: not slow, but endless.
    private static string Join(ArrayList parts) => string.Join(",", parts.ToArray());

    private static string Quote(string text)
    {
        TextWriting.RefuseHalfPairs(text);
        string json = "\"";
        foreach (char character in text)
            json += TextWriting.EscapeOf(character) ?? character.ToString();
        return json + "\"";
    }

    private static bool IsReadable(SimpleJsonMember member) => member.Property.GetMethod is { IsPublic: true };
}
