using System.Buffers;
using System.Text;
using System.Text.Encodings.Web;
using System.Text.Json;
using SpanCodecs.Tests.Checks;
using Xunit;

namespace SpanCodecs.Tests.Lanes;

/// <summary>
/// Values between what Utf8JsonReader and Utf8JsonWriter have read and written, as JsonSerializer reads and writes them there.
/// </summary>
public class JsonReaderWriterTests
{
    private static readonly DateTimeOffset s_when = new(2026, 1, 2, 3, 4, 5, TimeSpan.FromHours(2));

    private static readonly Entry s_entry = new(1, "é<b>")
    {
        Parts = [new Entry(2, null)],
        Note = JsonDocument.Parse("[1,{\"x\":1.50}]").RootElement,
        When = s_when,
        Data = [0xFB, 0xEF],
        Times = [s_when],
        Names = new() { ["é+\"\\"] = "é+\"\\", ["<"] = "<" },
        Powers = new() { [1E+16] = 1E+16 },
    };

    public static TheoryData<bool, bool> Writers => new() { { false, false }, { true, false }, { false, true }, { true, true } };

    [Theory]
    [MemberData(nameof(Writers))]
    public void The_writer_decides_how_its_text_looks(bool isIndented, bool isRelaxed)
    {
        var options =
            new JsonWriterOptions { Indented = isIndented, Encoder = isRelaxed ? JavaScriptEncoder.UnsafeRelaxedJsonEscaping : null };
        Assert.Equal(
            Written(options, s_entry, (writer, value) => JsonSerializer.Serialize(writer, value)),
            Written(options, s_entry, LaneCodecs.One.Serialize));
        Assert.Equal(
            Written(options, s_entry, (writer, value) => JsonSerializer.Serialize(writer, value, LaneOptions.Indented)),
            Written(options, s_entry, IndentedLaneCodecs.Entry.Serialize));
    }

    [Theory]
    [MemberData(nameof(Writers))]
    public void A_value_that_is_one_text_looks_as_the_writer_decides(bool isIndented, bool isRelaxed)
    {
        var options =
            new JsonWriterOptions { Indented = isIndented, Encoder = isRelaxed ? JavaScriptEncoder.UnsafeRelaxedJsonEscaping : null };
        AssertWritten(options, s_when, LaneCodecs.DateTimeOffset);
        AssertWritten(options, [0xFB, 0xEF], LaneCodecs.ByteArray);
        AssertWritten(options, "é+\"\\<", LaneCodecs.String);
        AssertWritten(options, '+', LaneCodecs.Char);
        AssertWritten(options, 12, LaneCodecs.Number);
        AssertWritten(options, null, LaneCodecs.String);
        foreach (char mark in "+é<\"a")
        {
            AssertWritten(options, new Tagged(mark), LaneCodecs.Marked);
            AssertWritten(options, new Tagged(mark), IndentedLaneCodecs.Marked, LaneOptions.Indented);
        }
    }

    /// <summary>System.Text.Json refuses such a reader before it reads.</summary>
    [Theory]
    [InlineData("/*1*/")]
    [InlineData("//12\n  ")]
    [InlineData("/**/1")]
    [InlineData("1")]
    [InlineData("{\"a\":/**/1}")]
    public void A_reader_that_keeps_comments_is_refused(string json)
    {
        foreach (int tokens in new[] { 0, 1, 2 })
            Assert.Equal(
            Refused(json, tokens, (ref Utf8JsonReader reader) => JsonSerializer.Deserialize<int>(ref reader)),
            Refused(json, tokens, LaneCodecs.Number.Deserialize));
    }

    [Theory]
    [InlineData("{\"a\":{\"Id\":1,\"Name\":\"x\\n\",\"Parts\":[{\"Id\":2}]},\"b\":2}")]
    [InlineData("{ \"a\" : null , \"b\":2}")]
    [InlineData("{ \"a\" : {\"Id\":\"x\"} , \"b\":2}")]
    [InlineData("{ \"a\" : [1] , \"b\":2}")]
    [InlineData("{ \"a\" : {\"Id\":1")]
    [InlineData("{ \"a\" : {\"Id\":1,}, \"b\":2}")]
    public void Behind_a_value_the_reader_goes_on(string json)
    {
        foreach (bool isCut in new[] { false, true })
        {
            string expected = Read(json, isCut, (ref Utf8JsonReader reader) => JsonSerializer.Deserialize<Entry>(ref reader));
            Assert.Equal(expected, Read(json, isCut, LaneCodecs.One.Deserialize));
        }
    }

    [Theory]
    [InlineData("5", "5 Number")]
    [InlineData("\"x\"", "JsonException None")]
    [InlineData("", "JsonException None")]
    public void A_single_value_is_read_from_its_start(string json, string expected)
    {
        var reader = new Utf8JsonReader(Encoding.UTF8.GetBytes(json));
        string outcome;
        try
        {
            outcome = LaneCodecs.Number.Deserialize(ref reader).ToString(System.Globalization.CultureInfo.InvariantCulture);
        }
        catch (JsonException)
        {
            outcome = nameof(JsonException);
        }

        Assert.Equal(expected, $"{outcome} {reader.TokenType}");
    }

    /// <summary>
    /// A difference that docs/differences.md names: System.Text.Json reads by the reader's options, a codec by its own too.
    /// </summary>
    [Theory]
    [InlineData("{/**/\"Id\":1}")]
    [InlineData("{\"Id\":1,}")]
    public void What_only_the_reader_allows_is_refused(string json)
    {
        var options = new JsonReaderOptions { CommentHandling = JsonCommentHandling.Skip, AllowTrailingCommas = true };
        var known = new Utf8JsonReader(Encoding.UTF8.GetBytes(json), options);
        Assert.Equal(1, JsonSerializer.Deserialize<Entry>(ref known)!.Id);
        var own = new Utf8JsonReader(Encoding.UTF8.GetBytes(json), options);
        JsonException? refusal = null;
        try
        {
            LaneCodecs.One.Deserialize(ref own);
        }
        catch (JsonException failure)
        {
            refusal = failure;
        }

        Assert.NotNull(refusal);
        var lenient = new Utf8JsonReader(Encoding.UTF8.GetBytes(json), options);
        Assert.Equal(1, LenientLaneCodecs.Entry.Deserialize(ref lenient)!.Id);
    }

    private delegate Entry? Reading(ref Utf8JsonReader reader);

    private delegate int NumberReading(ref Utf8JsonReader reader);

    private static string Refused(string json, int tokens, NumberReading read)
    {
        var reader = new Utf8JsonReader(
            Encoding.UTF8.GetBytes(json), new JsonReaderOptions { CommentHandling = JsonCommentHandling.Allow });
        for (int i = 0; i < tokens; i++)
            reader.Read();
        try
        {
            return $"{read(ref reader)}";
        }
        catch (ArgumentException refusal)
        {
            return $"{refusal.GetType()} {refusal.Message} {reader.TokenType} {reader.BytesConsumed}";
        }
    }

    private static void AssertWritten<T>(JsonWriterOptions options, T? value, SpanCodec<T> codec, JsonSerializerOptions? known = null) =>
        Assert.Equal(
            Written(options, value, (writer, held) => JsonSerializer.Serialize(writer, held, known)),
            Written(options, value, codec.Serialize));

    /// <summary>The document, and behind each value what the writer kept to itself: it is nothing, as JsonSerializer has it.</summary>
    private static string Written<T>(JsonWriterOptions options, T? value, Action<Utf8JsonWriter, T?> write)
    {
        var buffer = new ArrayBufferWriter<byte>();
        var kept = new List<int>();
        using (var writer = new Utf8JsonWriter(buffer, options))
        {
            writer.WriteStartObject();
            writer.WritePropertyName("first");
            Write(value);
            writer.WriteStartArray("more");
            Write(value);
            Write(default);
            writer.WriteEndArray();
            writer.WriteEndObject();

            void Write(T? one)
            {
                write(writer, one);
                kept.Add(writer.BytesPending);
            }
        }

        return $"{string.Join(' ', kept)} {Encoding.UTF8.GetString(buffer.WrittenSpan)}";
    }

    /// <summary>The value, or what it failed with, and where the reader stands then.</summary>
    private static string Read(string json, bool isCut, Reading read)
    {
        byte[] bytes = Encoding.UTF8.GetBytes(json);
        Utf8JsonReader reader = isCut ? new(Segments.OneAByte(bytes)) : new(bytes);
        reader.Read();
        reader.Read();
        string outcome;
        try
        {
            outcome = JsonSerializer.Serialize(read(ref reader));
        }
        catch (JsonException failure)
        {
            outcome = $"{failure.GetType().Name == "JsonException"} {failure.Path}";
            if (json.EndsWith('}'))
                outcome += $" {failure.LineNumber} {failure.BytePositionInLine}";
        }

        return $"{outcome} {reader.TokenType} {reader.BytesConsumed}";
    }
}
