using System.Buffers;
using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization;
using SpanCodecs.Tests.Bridge;
using Xunit;

namespace SpanCodecs.Tests.Lanes;

/// <summary>A reader that goes on with another part of its document has a token, but not its text.</summary>
public class ResumedReaderTests
{
    private const StringComparison Exactly = StringComparison.Ordinal;

    [Theory]
    [InlineData("{", "\"Id\":1}")]
    [InlineData("{", "}")]
    [InlineData("{", " \"Id\" : 1 , \"Parts\" : [ ] } ")]
    [InlineData("[", "{\"Id\":1}]")]
    [InlineData("[[", "1],2]")]
    [InlineData("[1,", "2]")]
    [InlineData("{\"a\":", "{\"Id\":1}}")]
    [InlineData("{\"a\":true", "}")]
    [InlineData("{\"a\":null", "}")]
    [InlineData("{", "")]
    [InlineData("{", "\"Id\"")]
    public void A_value_is_what_System_Text_Json_takes_for_it(string before, string after)
    {
        foreach (bool isFinal in new[] { false, true })
        {
            foreach (bool isSequence in new[] { false, true })
            {
                string expected = Read(before, after, isFinal, isSequence, (ref reader) => JsonSerializer.Deserialize<Entry>(ref reader));
                string actual = Read(before, after, isFinal, isSequence, LaneCodecs.One.Deserialize);
                // A JsonDocument tells what is wrong with a sequence.
                if (isSequence && expected.StartsWith("JsonException", StringComparison.Ordinal))
                    Assert.StartsWith("JsonException", actual, StringComparison.Ordinal);
                else
                    Assert.Equal((isFinal, expected), (isFinal, actual));
            }
        }
    }

    /// <summary>System.Text.Json itself fails there, as it looks at text that is not there.</summary>
    [Theory]
    [InlineData("[{}", "]")]
    [InlineData("[[]", "]")]
    [InlineData("[\"x\"", "]")]
    [InlineData("[\"x\"", ",\"y\"]")]
    public void What_is_no_value_is_refused(string before, string after) =>
        Assert.StartsWith("JsonException", Read(before, after, true, false, LaneCodecs.One.Deserialize), StringComparison.Ordinal);

    /// <summary>A caller of a converter may have read the bracket from another part.</summary>
    [Theory]
    [InlineData("{", "\"Id\":7,\"Lines\":[{\"Text\":\"a\",\"Price\":1}]} ")]
    [InlineData("{", "\"Id\":\"x\"}")]
    [InlineData("{", "\"Id\":x}")]
    [InlineData("[{", "\"Id\":7}]")]
    [InlineData("{ ", "\"Id\"")]
    public void A_converter_reads_what_follows_the_bracket(string before, string after)
    {
        var without = (JsonConverter<Order>)JsonSerializerOptions.Default.GetConverter(typeof(Order));
        JsonSerializerOptions options = ResolverTests.With(FleetCodecs.Resolver);
        var with = (JsonConverter<Order>)options.GetConverter(typeof(Order));
        foreach (bool isSequence in new[] { false, true })
        {
            string expected = Read(before, after, true, isSequence, (ref reader) => Known(ref reader, without));
            string actual = Read(before, after, true, isSequence, (ref reader) => with.Read(ref reader, typeof(Order), options));
            // Only JsonSerializer tells the place of what it is called for.
            Assert.Equal(Refused(expected), Refused(actual));
        }

        // Makes a JsonException of what JsonSerializer makes one of.
        static Order? Known(ref Utf8JsonReader reader, JsonConverter<Order> converter)
        {
            try
            {
                return converter.Read(ref reader, typeof(Order), JsonSerializerOptions.Default);
            }
            catch (InvalidOperationException failure)
            {
                throw new JsonException(null, failure);
            }
        }

        static string Refused(string outcome) => outcome.StartsWith('{') ? outcome : "JsonException";
    }

    [Fact]
    public void The_end_of_something_is_no_value()
    {
        string expected = Last((ref Utf8JsonReader reader) => JsonSerializer.Deserialize<Entry>(ref reader));
        Assert.Contains("'}' is an invalid start of a value. Path: $ | LineNumber: 0 | BytePositionInLine: 3.", expected, Exactly);
        Assert.Equal(expected, Last(LaneCodecs.One.Deserialize));

        static string Last(Reading read)
        {
            var reader = new Utf8JsonReader("[{}]"u8);
            while (reader.TokenType != JsonTokenType.EndObject)
                reader.Read();
            return Outcome(ref reader, read);
        }
    }

    private delegate object? Reading(ref Utf8JsonReader reader);

    private static string Read(string before, string after, bool isFinal, bool isSequence, Reading read)
    {
        var first = new Utf8JsonReader(Encoding.UTF8.GetBytes(before), isFinalBlock: false, default);
        while (first.Read())
        {
        }

        byte[] rest = Encoding.UTF8.GetBytes(after);
        // The byte before what the reader is given is not its business.
        Utf8JsonReader reader = isSequence
            ? new(new ReadOnlySequence<byte>([(byte)'?', .. rest], 1, rest.Length), isFinal, first.CurrentState)
            : new(rest, isFinal, first.CurrentState);
        return Outcome(ref reader, read);
    }

    private static string Outcome(ref Utf8JsonReader reader, Reading read)
    {
        string outcome;
        try
        {
            outcome = JsonSerializer.Serialize(read(ref reader));
        }
        catch (JsonException failure)
        {
            outcome = $"JsonException {failure.Message} {failure.Path} {failure.LineNumber} {failure.BytePositionInLine}";
        }

        return $"{outcome} {reader.TokenType} {reader.BytesConsumed}";
    }
}
