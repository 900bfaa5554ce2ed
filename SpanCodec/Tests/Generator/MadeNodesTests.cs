using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using Xunit;

namespace SpanCodecs.Tests.Generation;

/// <summary>Values that a program has put into a node, and not read from a document: System.Text.Json writes them by its options.</summary>
public class MadeNodesTests
{
    private static Noted Made(params double[] numbers) => new()
    {
        Node = Values(numbers),
        Held = Values(numbers),
        More = new() { ["more"] = Values(numbers) },
    };

    private static JsonObject Values(double[] numbers) => new()
    {
        ["whole"] = 1,
        ["numbers"] = new JsonArray([.. numbers.Select(number => (JsonNode)number)]),
        ["made"] = JsonValue.Create(new Inside { FirstName = "Zo\u00eb", Kind = Kind.Second }),
        ["kind"] = JsonValue.Create(Kind.Second),
        ["read"] = JsonNode.Parse("""{"n":1.50}"""),
    };

    [Fact]
    public void Numbers_are_texts_where_the_options_say_so() =>
        AssertSame(NotedAsTexts.Noted, NotedAsTexts.Resolver, new() { NumberHandling = JsonNumberHandling.WriteAsString }, 1.5);

    [Fact]
    public void What_is_no_number_has_a_name() => AssertSame(
        NotedWithNames.Noted,
        NotedWithNames.Resolver,
        new() { NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals },
        double.NaN,
        double.PositiveInfinity);

    [Fact]
    public void Names_follow_the_policy() => AssertSame(NotedForWeb.Noted, NotedForWeb.Resolver, new(JsonSerializerDefaults.Web), 1.5);

    [Fact]
    public void Without_options_they_are_what_they_were() => AssertSame(NotedPlainly.Noted, NotedPlainly.Resolver, new(), 1.5);

    private static void AssertSame(
        SpanCodec<Noted> codec, IJsonTypeInfoResolver resolver, JsonSerializerOptions options, params double[] numbers)
    {
        string expected = JsonSerializer.Serialize(Made(numbers), options);
        Assert.Equal(expected, codec.SerializeToString(Made(numbers)));
        var bridged = new JsonSerializerOptions(options)
        {
            TypeInfoResolver = JsonTypeInfoResolver.Combine(resolver, new DefaultJsonTypeInfoResolver()),
        };
        Assert.Equal(expected, JsonSerializer.Serialize(Made(numbers), bridged));
    }
}

public sealed class Noted
{
    public JsonNode? Node { get; set; }

    public object? Held { get; set; }

    [JsonExtensionData]
    public Dictionary<string, object>? More { get; set; }
}

public sealed class Inside
{
    public string? FirstName { get; set; }

    public Kind Kind { get; set; }
}

public enum Kind
{
    First,
    Second,
}

[SpanCodec(typeof(Noted)), SpanCodecOptions(NumberHandling = JsonNumberHandling.WriteAsString)]
internal static partial class NotedAsTexts;

[SpanCodec(typeof(Noted)), SpanCodecOptions(NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals)]
internal static partial class NotedWithNames;

[SpanCodec(typeof(Noted)), SpanCodecOptions(JsonSerializerDefaults.Web)]
internal static partial class NotedForWeb;

[SpanCodec(typeof(Noted))]
internal static partial class NotedPlainly;
