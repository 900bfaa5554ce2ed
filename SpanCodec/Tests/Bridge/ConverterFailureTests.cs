using System.Text.Json;
using System.Text.Json.Serialization;
using Xunit;

namespace SpanCodecs.Tests.Bridge;

public sealed record Machine
{
    [JsonConverter(typeof(Refusing))]
    public int Refused { get; set; }

    [JsonConverter(typeof(Complaining))]
    public int Complained { get; set; }

    [JsonConverter(typeof(Silent))]
    public int Silent { get; set; }

    [JsonConverter(typeof(Nesting))]
    public List<int>? Nested { get; set; }

    [JsonConverter(typeof(Embedding))]
    public string? Embedded { get; set; }

    [JsonConverter(typeof(ReadingTooLittle))]
    public Line? Short { get; set; }

    [JsonConverter(typeof(ReadingTooMuch))]
    public Line? Long { get; set; }

    public Overread[]? Longs { get; set; }
}

[JsonConverter(typeof(Overreading))]
public sealed record Overread;

public abstract class OnlyReading<T> : JsonConverter<T>
{
    public override void Write(Utf8JsonWriter writer, T value, JsonSerializerOptions options) => writer.WriteNullValue();
}

public sealed class Refusing : OnlyReading<int>
{
    public override int Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        throw new NotSupportedException("Not here.");
}

public sealed class Complaining : OnlyReading<int>
{
    public override int Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        throw new JsonException("Mine.", new FormatException());
}

public sealed class Silent : OnlyReading<int>
{
    public override int Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        throw new JsonException();
}

public sealed class Nesting : OnlyReading<List<int>>
{
    public override List<int>? Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        JsonSerializer.Deserialize<List<int>>(ref reader);
}

/// <summary>The value is the text of another document.</summary>
public sealed class Embedding : OnlyReading<string>
{
    public override string? Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
    {
        using JsonDocument document = JsonDocument.Parse(reader.GetString()!);
        return document.RootElement.ToString();
    }
}

public sealed class ReadingTooLittle : OnlyReading<Line>
{
    public override Line? Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        reader.Read() ? new Line("", 0) : null;
}

public sealed class ReadingTooMuch : OnlyReading<Line>
{
    public override Line? Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
    {
        reader.Skip();
        return reader.Read() ? new Line("", 0) : null;
    }
}

public sealed class Overreading : OnlyReading<Overread>
{
    public override Overread? Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
    {
        reader.Skip();
        return reader.Read() ? new Overread() : null;
    }
}

public sealed record Hall(Machine? Machine);

[SpanCodec(typeof(Machine))]
[SpanCodec(typeof(Hall))]
internal static partial class MachineCodecs;

[SpanCodec(typeof(Machine))]
[SpanCodecOptions(MaxDepth = 1)]
internal static partial class FlatMachineCodecs;

/// <summary>
/// Exceptions of converters, and of converters that do not read their value, in the words and at the places of
/// System.Text.Json.
/// </summary>
public class ConverterFailureTests
{
    [Theory]
    [InlineData("""{"Refused":5,"Silent":1}""")]
    [InlineData("""{"Refused":5""")]
    [InlineData("""{"Complained":5}""")]
    [InlineData("""{"Silent":5}""")]
    [InlineData("""{"Nested":[n1,2]}""")]
    [InlineData("""{"Nested":[1,2,]}""")]
    [InlineData("""{"Nested":[1,"x"]}""")]
    [InlineData("""{"Nested":[1""")]
    [InlineData("""{"Embedded":"[1,x]"}""")]
    [InlineData("""{"Short":{"Short":1}}""")]
    [InlineData("""{"Long":{"Long":1},"Silent":2}""")]
    [InlineData("""{"Long":[1,2] , "Silent":2}""")]
    [InlineData("""{"Long":{"Long":1}}""")]
    [InlineData("""{"Longs":[{"a":1},{"a":2}]}""")]
    [InlineData("""{"Longs":[{"a":1},2]}""")]
    public void Failures_are_those_of_System_Text_Json(string json)
    {
        JsonSerializerOptions options = ResolverTests.With(MachineCodecs.Resolver);
        string expected = Refusal(() => JsonSerializer.Deserialize<Machine>(json));
        Assert.Equal(expected, Refusal(() => JsonSerializer.Deserialize<Machine>(json, options)));
        Assert.Equal(expected, Refusal(() => MachineCodecs.Machine.Deserialize(json)));
        string inside = $$"""{"Machine":{{json}}}""";
        expected = Refusal(() => JsonSerializer.Deserialize<Hall>(inside));
        Assert.Equal(expected, Refusal(() => MachineCodecs.Hall.Deserialize(inside)));
        if (!json.EndsWith('}'))
            return;
        Assert.Equal(expected, Refusal(() => JsonSerializer.Deserialize<Hall>(inside, options)));
    }

    /// <summary>A reader with a limit of zero would have the usual limit.</summary>
    [Theory]
    [InlineData("""{"Nested":[]}""")]
    [InlineData("""{"Embedded":null,"Nested": [1] }""")]
    public void Behind_the_last_level_a_converter_gets_no_array(string json) => Assert.Equal(
        Refusal(() => JsonSerializer.Deserialize<Machine>(json, new JsonSerializerOptions { MaxDepth = 1 })),
        Refusal(() => FlatMachineCodecs.Machine.Deserialize(json)));

    private static string Refusal(Action read)
    {
        Exception failure = Assert.ThrowsAny<Exception>(read);
        string place = failure is JsonException json ? $" {json.Path} {json.LineNumber} {json.BytePositionInLine}" : "";
        return $"{failure.GetType().Name}: {failure.Message}{place} {failure.InnerException?.GetType().Name}";
    }
}
