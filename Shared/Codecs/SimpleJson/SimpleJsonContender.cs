using System.Collections;
using System.Diagnostics.CodeAnalysis;
using System.Globalization;

namespace JsonAot.Codecs;

public sealed class SimpleJsonContender : Contender
{
    public override string Name => "SimpleJson";

    public override string Description =>
        "our own naive serializer: reflection at every call, boxed values in Hashtable and ArrayList, concatenated strings";

    public override bool IsOwn => true;

    public static Unavailable NotNative { get; } = new(
        "left out of native builds: it finds members by reflection, and without a word loses those that trimming removed");

    public override Offer<T> Offer<T>(Payload<T> payload) => !DynamicCode.IsAvailable ? NotNative
        : Unavailable.OfPlainValues(payload) is { } reason ? reason
        : payload.NamingPolicy is not null ? Unavailable.NamesAsInCode
        : new Codec<T>();

    [RequiresUnreferencedCode("Finds members by reflection.")]
    [RequiresDynamicCode("Makes arrays and collections of types known at run time only.")]
    private sealed class Codec<T> : TextCodec<T>
    {
        public override string SerializeToString(T value) => SimpleJsonWriter.Write(value, typeof(T));

        public override T? Deserialize(string text) => (T?)new SimpleJsonReader(text).Read(typeof(T));
    }
}

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
        if (SimpleJsonMember.ElementOfDictionary(type) is Type entry && (IDictionary)value is var entries)
            return "{" + Join<string>(entries.Keys, key => Quote(key) + ":" + Write(entries[key], entry, depth: depth)) + "}";
        if (SimpleJsonMember.ElementOfList(type) is Type element)
            return "[" + Join<object?>((IEnumerable)value, one => Write(one, element, depth: depth)) + "]";
        return "{" + Join<SimpleJsonMember>(SimpleJsonMember.Of(type).Where(one => one.IsWrittenOf(value)), one =>
            Quote(one.Name) + ":" + Write(one.Property.GetValue(value), one.Property.PropertyType, one.EnumsAsText, depth)) + "}";
    }

    // Adding each element to the text so far would cost the square of a list's length: not slow, but endless.
    private static string Join<T>(IEnumerable values, Func<T, string> write) => string.Join(",", values.Cast<T>().Select(write));

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
