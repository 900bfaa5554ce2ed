using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;
using SpanCodecs.Support;
using Xunit;

namespace SpanCodecs.Tests.Runtime;

/// <summary>Values that System.Text.Json or a converter reads and writes in the middle of a document.</summary>
public sealed class DelegationTests
{
    private static readonly JsonSerializerOptions s_options = new() { Converters = { new ReversedConverter() } };

    private static readonly SpanCodec<Reversed> s_reversed = Called(new ReversedConverter());

    [Fact]
    public void Elements_and_nodes_are_read_and_written_as_System_Text_Json_does()
    {
        foreach (string json in new[]
        {
            "1",
            "null",
            "\"x\\u00e9\"",
            "[1, 2 ,{\"a\":[]}]",
            "{\"a\":{\"b\":null}, \"a\":2}",
            "tru",
            "[1,",
            "{\"a\":1,}",
            "",
            "[1] 2",
            "\"é<&\"",
            new string('[', 65) + new string(']', 65),
        })
        {
            Outcome.AssertSame(Codecs.JsonElement, json);
            AssertSameAcceptance<JsonNode>(
                json,
                JsonRead.JsonNode,
                (ref JsonOutput output, int at, JsonNode value) => output.JsonNode(at, value, 0, JsonSerializerOptions.Default));
            AssertSameAcceptance<JsonObject>(
                json,
                JsonRead.JsonObject,
                (ref JsonOutput output, int at, JsonObject value) => output.JsonNode(at, value, 0, JsonSerializerOptions.Default));
            AssertSameAcceptance<JsonArray>(
                json,
                JsonRead.JsonArray,
                (ref JsonOutput output, int at, JsonArray value) => output.JsonNode(at, value, 0, JsonSerializerOptions.Default));
        }

        Outcome.AssertSameText(Codecs.JsonElement, JsonDocument.Parse("{\"a\": [1.50, \"é<\", null ]}").RootElement);
    }

    [Theory]
    [InlineData("\"abc\"")]
    [InlineData("null")]
    [InlineData("5")]
    [InlineData("{\"a\":1}")]
    [InlineData("\"fail\"")]
    [InlineData("\"own\"")]
    [InlineData("\"greedy\"")]
    [InlineData("[1,2]")]
    [InlineData("\"abc")]
    [InlineData("\"a\\uD800\"")]
    [InlineData("")]
    public void Converters_read_and_fail_as_in_System_Text_Json(string json)
    {
        Outcome.AssertSame(s_reversed, json, s_options);
        Outcome.AssertSame(s_reversed, " \n " + json + " ", s_options);
    }

    [Fact]
    public void Converters_may_serialize_inside()
    {
        Assert.Equal("\"cba\"", s_reversed.SerializeToString(new Reversed("abc")));
        Assert.Equal("\"\\u0022abc\\u0022\"", s_reversed.SerializeToString(new Reversed("nested")));
        Assert.Equal("null", s_reversed.SerializeToString(null));
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void Raw_text_of_a_converter_stays_as_it_is(bool isIndented)
    {
        var options = new JsonSerializerOptions { Converters = { new RawConverter() }, WriteIndented = isIndented, NewLine = "\n" };
        var called = new CalledConverter<Raw>(new RawConverter(), options);
        var codec = new ValueCodec<Raw>(
            (ReadOnlySpan<byte> json, int position, out Raw value) => throw new NotSupportedException(),
            (ref JsonOutput output, int at, Raw value) =>
            {
                at = output.Literal(at, "{"u8);
                at = isIndented ? output.Indent(at, 1) : at;
                at = called.Write(ref output, output.Name(at, "A"), 1, value);
                at = isIndented ? output.Indent(at, 0) : at;
                return output.Literal(at, "}"u8);
            },
            new DocumentRules(indented: isIndented, newLine: "\n"));
        foreach (string text in new[] { "1", " 1", "\t[ 1 ]", "\n1", " \"a\"" })
            Assert.Equal(
                JsonSerializer.Serialize(new Dictionary<string, Raw> { ["A"] = new(text) }, options),
                codec.SerializeToString(new Raw(text)));
    }

    private delegate int NodeReader<T>(
        ReadOnlySpan<byte> json,
        int position,
        int depth,
        int maxDepth,
        bool allowTrailingCommas,
        out T? value,
        bool caseInsensitive = false);

    private static void AssertSameAcceptance<T>(string json, NodeReader<T> read, ValueCodec<T>.Writer write)
        where T : JsonNode
    {
        var codec = new ValueCodec<T>(
            (ReadOnlySpan<byte> json, int position, out T value) => read(json, position, 0, 64, false, out value!), write);
        Outcome expected = Outcome.Of(() => JsonSerializer.Deserialize<T>(json)?.ToJsonString());
        Outcome actual = Outcome.Of(() => codec.Deserialize(json) is { } node ? codec.SerializeToString(node) : null);
        Assert.Equal(expected, actual);
    }

    private static ValueCodec<T> Called<T>(JsonConverter<T> converter)
    {
        var called = new CalledConverter<T>(converter, s_options);
        return new ValueCodec<T>(
            (ReadOnlySpan<byte> json, int position, out T value) => called.Read(json, position, 0, out value!),
            (ref JsonOutput output, int at, T value) => called.Write(ref output, at, 0, value));
    }

    internal sealed record Raw(string Text);

    private sealed class RawConverter : JsonConverter<Raw>
    {
        public override Raw Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
            throw new NotSupportedException();

        public override void Write(Utf8JsonWriter writer, Raw value, JsonSerializerOptions options) =>
            writer.WriteRawValue(value.Text, skipInputValidation: true);
    }

    internal sealed record Reversed(string Text);

    private sealed class ReversedConverter : JsonConverter<Reversed>
    {
        public override Reversed Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
        {
            if (reader.TokenType == JsonTokenType.StartArray)
                throw new JsonException();
            string text = reader.GetString()!;
            if (text == "own")
                throw new JsonException("My own words.");
            if (text == "fail")
                throw new FormatException("Not seen by JsonException.") { Source = "System.Text.Json.Rethrowable" };
            return new Reversed(new string([.. text.Reverse()]));
        }

        public override void Write(Utf8JsonWriter writer, Reversed value, JsonSerializerOptions options)
        {
            if (value.Text == "nested")
                writer.WriteStringValue(s_reversed.SerializeToString(new Reversed("cba")));
            else
                writer.WriteStringValue(new string([.. value.Text.Reverse()]));
        }
    }
}
