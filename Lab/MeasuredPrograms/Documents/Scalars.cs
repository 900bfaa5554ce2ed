using System.Text.Json;
using System.Text.Json.Nodes;
using Newtonsoft.Json.Linq;

namespace JsonAot.Lab.MeasuredPrograms.Documents;

/// <summary>What every member of a generated value is.</summary>
internal enum Extent
{
    /// <summary>As the constructor leaves it.</summary>
    Default,

    /// <summary>Where it may be null.</summary>
    Null,

    Usual,
    Least,
    Most,
}

/// <summary>Single values of the kinds that types have, and trees.</summary>
internal static class Scalars
{
    private const string Tree = """{"a":1}""";

    private const string List = "[1]";

    private static readonly Dictionary<Type, object[]> Known = new()
    {
        [typeof(string)] = ["abc", "", "a/b\\c\n\t" + new string('z', 200)],
        [typeof(char)] = ['a', ' ', 'z'],
        [typeof(bool)] = [true, false, true],
        [typeof(byte)] = [(byte)5, byte.MinValue, byte.MaxValue],
        [typeof(sbyte)] = [(sbyte)5, sbyte.MinValue, sbyte.MaxValue],
        [typeof(short)] = [(short)5, short.MinValue, short.MaxValue],
        [typeof(ushort)] = [(ushort)5, ushort.MinValue, ushort.MaxValue],
        [typeof(int)] = [5, int.MinValue, int.MaxValue],
        [typeof(uint)] = [5u, uint.MinValue, uint.MaxValue],
        [typeof(long)] = [5L, long.MinValue, long.MaxValue],
        [typeof(ulong)] = [5UL, ulong.MinValue, ulong.MaxValue],
        [typeof(float)] = [1.5f, float.MinValue, float.Epsilon],
        [typeof(double)] = [1.5, double.MinValue, double.Epsilon],
        [typeof(decimal)] = [1.5m, decimal.MinValue, decimal.MaxValue],
        [typeof(DateTime)] = [new DateTime(2020, 1, 2, 3, 4, 5, 678, DateTimeKind.Utc), DateTime.MinValue, DateTime.MaxValue],
        [typeof(DateTimeOffset)] =
            [new DateTimeOffset(2020, 1, 2, 3, 4, 5, TimeSpan.FromHours(2)), DateTimeOffset.MinValue, DateTimeOffset.MaxValue],
        [typeof(DateOnly)] = [new DateOnly(2020, 1, 2), DateOnly.MinValue, DateOnly.MaxValue],
        [typeof(TimeOnly)] = [new TimeOnly(3, 4, 5), TimeOnly.MinValue, TimeOnly.MaxValue],
        [typeof(TimeSpan)] = [new TimeSpan(1, 2, 3, 4), TimeSpan.MinValue, TimeSpan.MaxValue],
        [typeof(Guid)] = [new Guid("01234567-89ab-cdef-0123-456789abcdef"), Guid.Empty, new Guid("ffffffff-ffff-ffff-ffff-ffffffffffff")],
        [typeof(Uri)] = [new Uri("http://example.org/a"), new Uri("a", UriKind.Relative), new Uri("http://example.org:8080/a/b#c")],
        [typeof(Version)] = [new Version(1, 2, 3), new Version(0, 0), new Version(int.MaxValue, 0, 1, 2)],
        [typeof(byte[])] = [new byte[] { 1, 2, 3 }, Array.Empty<byte>(), Enumerable.Range(0, 256).Select(one => (byte)one).ToArray()],
        [typeof(object)] = ["abc", "", "z"],
        [typeof(JObject)] = [JObject.Parse(Tree), new JObject(), JObject.Parse(Tree)],
        [typeof(JArray)] = [JArray.Parse(List), new JArray(), JArray.Parse(List)],
        [typeof(JToken)] = [JToken.Parse("1"), JToken.Parse("\"\""), JToken.Parse(Tree)],
        [typeof(JsonObject)] = [JsonNode.Parse(Tree)!, new JsonObject(), JsonNode.Parse(Tree)!],
        [typeof(JsonArray)] = [JsonNode.Parse(List)!, new JsonArray(), JsonNode.Parse(List)!],
        [typeof(JsonNode)] = [JsonNode.Parse("1")!, JsonNode.Parse("\"\"")!, JsonNode.Parse(Tree)!],
        [typeof(JsonElement)] = [Element("1"), Element("\"\""), Element(Tree)],
    };

    /// <returns>Null for what is no single value.</returns>
    internal static object? Of(Type type, Extent extent)
    {
        if (extent == Extent.Default && !type.IsValueType)
            extent = Extent.Usual;
        if (type.IsEnum)
        {
            Array values = Enum.GetValues(type);
            return values.Length == 0 ? Activator.CreateInstance(type)
                : values.GetValue(extent == Extent.Most ? values.Length - 1 : 0);
        }

        if (!Known.TryGetValue(type, out object[]? known))
            return null;
        return extent is Extent.Null or Extent.Default && type.IsValueType ? Activator.CreateInstance(type)
            : extent switch
            {
                Extent.Least => Fresh(known[1]),
                Extent.Most => Fresh(known[2]),
                _ => Fresh(known[0]),
            };
    }

    /// <summary>A tree has one parent alone.</summary>
    private static object Fresh(object value) => value switch
    {
        JToken token => token.DeepClone(),
        JsonNode node => node.DeepClone(),
        _ => value,
    };

    private static JsonElement Element(string json) => JsonDocument.Parse(json).RootElement;
}
