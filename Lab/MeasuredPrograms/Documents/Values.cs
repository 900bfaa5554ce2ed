using System.Collections;
using System.Globalization;
using System.Reflection;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Nodes;
using Newtonsoft.Json.Linq;

namespace JsonAot.Lab.MeasuredPrograms.Documents;

/// <summary>An object as a list of places and what is there, so that objects of two types with the same members can be compared.</summary>
internal static class Values
{
    // The same letters for trees of both.
    private static readonly JsonSerializerOptions Readable = new() { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };

    private const int MostPlaces = 100_000;

    private const int Deepest = 100;

    internal static List<(string Path, string Text)> Of(object? value, Type declared)
    {
        var found = new List<(string, string)>();
        Add(found, "$", value, declared, 0);
        return found;
    }

    internal static IEnumerable<DocumentDifference> Differences(
        List<(string Path, string Text)> first, List<(string Path, string Text)> second)
    {
        Dictionary<string, string> others = second.DistinctBy(one => one.Path).ToDictionary();
        HashSet<string> known = [.. first.Select(one => one.Path)];
        foreach ((string path, string text) in first)
        {
            string other = others.GetValueOrDefault(path, "nothing");
            if (other != text)
                yield return new DocumentDifference(path, text, other);
        }

        foreach ((string path, string text) in second.Where(one => !known.Contains(one.Path)))
            yield return new DocumentDifference(path, "nothing", text);
    }

    private static void Add(List<(string Path, string Text)> found, string path, object? value, Type declared, int depth)
    {
        if (found.Count > MostPlaces || depth > Deepest)
            return;
        if (Single(value, declared) is { } text)
        {
            found.Add((path, text));
            return;
        }

        Type type = value!.GetType();
        if (value is IDictionary map)
        {
            found.Add((path, $"{map.Count} entries"));
            foreach (DictionaryEntry entry in map)
                Add(found, $"{path}{{{entry.Key}}}", entry.Value, typeof(ValueType), depth + 1);
        }
        else if (value is IEnumerable list)
        {
            object?[] elements = [.. list.Cast<object?>()];
            found.Add((path, $"{elements.Length} elements"));
            foreach ((int index, object? element) in elements.Index())
                Add(found, $"{path}[{index}]", element, typeof(ValueType), depth + 1);
        }
        else
        {
            found.Add((path, type.Name));
            foreach ((string name, Type kind, Func<object, object?> get) in MembersOf(type))
                Add(found, $"{path}.{name}", Read(get, value), kind, depth + 1);
        }
    }

    private static object? Read(Func<object, object?> get, object value)
    {
        try
        {
            return get(value);
        }
        catch (TargetInvocationException problem)
        {
            return $"throws {problem.InnerException!.GetType().Name}";
        }
    }

    private static IEnumerable<(string Name, Type Type, Func<object, object?> Get)> MembersOf(Type type)
    {
        const BindingFlags Public = BindingFlags.Instance | BindingFlags.Public;
        return type.GetProperties(Public).Where(one => one.GetIndexParameters().Length == 0 && one.GetMethod is not null)
            .DistinctBy(one => one.Name)
            .Select(one => (one.Name, one.PropertyType, (Func<object, object?>)one.GetValue))
            .Concat(type.GetFields(Public).Select(one => (one.Name, one.FieldType, (Func<object, object?>)one.GetValue)))
            .OrderBy(one => one.Name, StringComparer.Ordinal);
    }

    /// <returns>Null for what has parts.</returns>
    private static string? Single(object? value, Type declared)
    {
        // A library makes whatever it likes of a member that is an object.
        string kind = declared == typeof(object) && value is not null ? $" ({value.GetType().Name})" : "";
        return value switch
        {
            null => "null",
            string text => JsonSerializer.Serialize(text, Readable) + kind,
            JToken token => JsonNode.Parse(token.ToString(Newtonsoft.Json.Formatting.None))!.ToJsonString(Readable) + kind,
            JsonNode node => node.ToJsonString(Readable) + kind,
            JsonElement element => JsonSerializer.Serialize(element, Readable) + kind,
            byte[] bytes => Convert.ToBase64String(bytes) + kind,
            DateTime date => $"{date.ToString("o", CultureInfo.InvariantCulture)} {date.Kind}{kind}",
            DateTimeOffset moment => moment.ToString("o", CultureInfo.InvariantCulture) + kind,
            double number => number.ToString("R", CultureInfo.InvariantCulture) + kind,
            float number => number.ToString("R", CultureInfo.InvariantCulture) + kind,
            Enum name => name.ToString() + kind,
            Uri address => address.OriginalString + kind,
            IFormattable plain when plain.GetType().Namespace == "System" => plain.ToString(null, CultureInfo.InvariantCulture) + kind,
            IEnumerable => null,
            _ when value.GetType().Namespace is "System" or "System.Numerics" => value + kind,
            _ => null,
        };
    }
}
