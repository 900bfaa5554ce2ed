using System.Text;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization.Metadata;
using static System.FormattableString;

namespace SpanCodecs.Tests.Checks;

/// <summary>What untyped parts of documents cost beside System.Text.Json, directly and by the resolver.</summary>
internal static class UntypedFigures
{
    private static readonly JsonSerializerOptions s_bridged = new() { TypeInfoResolver = UntypedCodecs.Resolver };

    internal static void Print(IEnumerable<string> files)
    {
        foreach (string file in files)
            Compare(Path.GetFileName(file), File.ReadAllBytes(file), UntypedCodecs.UntypedRest, UntypedContext.Default.UntypedRest);
        byte[] map = Map();
        Compare("geometries (JsonElement)", map, UntypedCodecs.UntypedMap, UntypedContext.Default.UntypedMap);
        Compare("geometries, indented", Indented(map), UntypedCodecs.UntypedMap, UntypedContext.Default.UntypedMap);
        byte[] events = Events();
        Compare("events (JsonNode)", events, UntypedCodecs.UntypedEventArray, UntypedContext.Default.UntypedEventArray);
        Compare(
            "events, nodes looked at", events, UntypedCodecs.UntypedEventArray, UntypedContext.Default.UntypedEventArray,
            read => Array.ForEach(read, one => LookAt(one.Data)));
        byte[] records = Records();
        Compare("dictionaries (object)", records, UntypedCodecs.UntypedRecordArray, UntypedContext.Default.UntypedRecordArray);
        Compare("extension data (JsonElement)", records, UntypedCodecs.UntypedRestArray, UntypedContext.Default.UntypedRestArray);
        byte[] texts = Encoding.UTF8.GetBytes(Encoding.UTF8.GetString(events).Replace("Broken", "Défilé 日本語\\n"));
        Compare("events with other letters", texts, UntypedCodecs.UntypedEventArray, UntypedContext.Default.UntypedEventArray);
    }

    private static void Compare<T>(string name, byte[] json, SpanCodec<T> codec, JsonTypeInfo<T> info, Action<T>? change = null)
    {
        var bridged = (JsonTypeInfo<T>)s_bridged.GetTypeInfo(typeof(T));
        T value = JsonSerializer.Deserialize(json, info)!;
        change?.Invoke(value);
        byte[] written = JsonSerializer.SerializeToUtf8Bytes(value, info);
        if (!written.AsSpan().SequenceEqual(codec.SerializeToUtf8Bytes(value)) || !written.AsSpan().SequenceEqual(
            JsonSerializer.SerializeToUtf8Bytes(value, bridged)))
            throw new InvalidOperationException(name);
        double[] read = SideBySide.Measure(
            () => JsonSerializer.Deserialize(json, info),
            () => codec.Deserialize(json),
            () => JsonSerializer.Deserialize(json, bridged));
        double[] write = SideBySide.Measure(
            () => JsonSerializer.SerializeToUtf8Bytes(value, info),
            () => codec.SerializeToUtf8Bytes(value),
            () => JsonSerializer.SerializeToUtf8Bytes(value, bridged));
        Console.WriteLine(Invariant($"{name}, {json.Length} bytes"));
        Print("read", read);
        Print("written", write);
    }

    private static void Print(string direction, double[] ns) =>
        Console.WriteLine(Invariant($"  {direction}: {ns[0] / 1e3:0.0} µs, {ns[0] / ns[1]:0.00}x, by the resolver {ns[0] / ns[2]:0.00}x"));

    private static byte[] Map()
    {
        var random = new DeterministicRandom(0x47454F);
        IEnumerable<string> features = Enumerable.Range(0, 200).Select(id =>
        {
            IEnumerable<string> points = Enumerable.Range(0, 5 + random.Next(40)).Select(
                _ => Invariant($"[{random.Next(360_000_000) / 1e6 - 180},{random.Next(180_000_000) / 1e6 - 90}]"));
            return $$"""{"Type":"Feature","Id":{{id}},"Properties":{"Name":"Parcel {{id}}","Kind":"field","Area":{{id}}.5},"""
                + $$$"""  "Geometry":{"type":"Polygon","coordinates":[[{{{string.Join(',', points)}}}]]}}""".TrimStart();
        });
        return Encoding.UTF8.GetBytes($$"""{"Type":"FeatureCollection","Features":[{{string.Join(',', features)}}]}""");
    }

    private static byte[] Events()
    {
        var random = new DeterministicRandom(0x484F4F4B);
        IEnumerable<string> events = Enumerable.Range(0, 50).Select(id =>
            $$"""{"Id":"{{new Guid(id, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)}}","Kind":"issue.opened","At":"2026-11-30T12:00:00Z","Data":{"""
            + $$"""  "number":{{random.Next(9999)}},"title":"Broken build {{id}}","labels":[{"name":"bug","color":"red","default":true},"""
            + """{"name":"ci","color":"0e8a16","default":false}],"user":{"login":"somebody","id":654321,"site_admin":false},"""
            + """  "milestone":null,"comments":0,"body":"Steps: clone, build. It says that a package is missing.","score":0.25}}""");
        return Encoding.UTF8.GetBytes($"[{string.Join(',', events).Replace("  ", "")}]");
    }

    private static byte[] Records()
    {
        var random = new DeterministicRandom(0x4F424A);
        IEnumerable<string> records = Enumerable.Range(0, 100).Select(id =>
            $$"""{"Id":{{id}},"Values":{"name":"somebody","count":{{random.Next(9999)}},"price":19.75,"active":true,"tags":["new","red"],"""
            + """  "size":{"w":20,"h":35}},"note":"as before","by":{"login":"somebody","id":654321},"rank":3}""");
        return Encoding.UTF8.GetBytes($"[{string.Join(',', records).Replace("  ", "")}]");
    }

    private static byte[] Indented(byte[] json)
    {
        using JsonDocument document = JsonDocument.Parse(json);
        var lines = new MemoryStream();
        using (var writer = new Utf8JsonWriter(lines, new() { Indented = true, Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping }))
            document.WriteTo(writer);
        return lines.ToArray();
    }

    /// <summary>A node keeps its document until somebody looks into it.</summary>
    private static void LookAt(JsonNode? node)
    {
        foreach (JsonNode? inner in node switch
        {
            JsonObject members => members.Select(member => member.Value),
            JsonArray elements => elements,
            _ => [],
        })
            LookAt(inner);
    }
}
