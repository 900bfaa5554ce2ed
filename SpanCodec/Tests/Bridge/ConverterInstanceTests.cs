using System.Text.Json;
using System.Text.Json.Serialization;
using Xunit;

namespace SpanCodecs.Tests.Bridge;

public readonly record struct Height(int Metres);

public sealed class Summit
{
    public Height Height { get; set; }
}

/// <summary>Two objects of it may do different things.</summary>
public sealed class HeightAbove(int sea) : JsonConverter<Height>
{
    public HeightAbove()
        : this(0)
    {
    }

    public override Height Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        new(reader.GetInt32() + sea);

    public override void Write(Utf8JsonWriter writer, Height value, JsonSerializerOptions options) =>
        writer.WriteNumberValue(value.Metres - sea);
}

/// <summary>All objects of it do the same.</summary>
public sealed class HeightInText : JsonConverter<Height>
{
    private static readonly char[] s_unit = [' ', 'm'];

    public override Height Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        new(int.Parse(reader.GetString()!.TrimEnd(s_unit), System.Globalization.CultureInfo.InvariantCulture));

    public override void Write(Utf8JsonWriter writer, Height value, JsonSerializerOptions options) =>
        writer.WriteStringValue(string.Create(System.Globalization.CultureInfo.InvariantCulture, $"{value.Metres} m"));
}

[SpanCodec(typeof(Summit))]
[SpanCodecOptions(Converters = [typeof(HeightAbove)])]
internal static partial class SummitCodecs;

[SpanCodec(typeof(Summit))]
[SpanCodecOptions(Converters = [typeof(HeightInText)])]
internal static partial class TextSummitCodecs;

/// <summary>An application's converter is another object than the one that the codecs have made for themselves.</summary>
public class ConverterInstanceTests
{
    [Fact]
    public void One_that_holds_something_may_do_something_else()
    {
        JsonSerializerOptions options = ResolverTests.With(SummitCodecs.Resolver);
        options.Converters.Add(new HeightAbove(100));
        Assert.Contains("another instance", SummitCodecs.Resolver.WhyNot(typeof(Summit), options), StringComparison.Ordinal);
        Assert.Equal(101, JsonSerializer.Deserialize<Summit>("""{"Height":1}""", options)!.Height.Metres);
        Assert.Equal("""{"Height":1}""", JsonSerializer.Serialize(new Summit { Height = new(101) }, options));
    }

    [Fact]
    public void One_that_holds_nothing_does_the_same()
    {
        JsonSerializerOptions options = ResolverTests.With(TextSummitCodecs.Resolver);
        options.Converters.Add(new HeightInText());
        Assert.Null(TextSummitCodecs.Resolver.WhyNot(typeof(Summit), options));
        Assert.Equal("""{"Height":"1 m"}""", JsonSerializer.Serialize(new Summit { Height = new(1) }, options));
    }

    [Fact]
    public void One_of_the_frameworks_for_an_enum_is_asked_what_it_does()
    {
        JsonSerializerOptions options = ResolverTests.With(OneEnumCodecs.Resolver);
        options.Converters.Add(new JsonStringEnumConverter<Status>(JsonNamingPolicy.SnakeCaseUpper));
        Assert.NotNull(OneEnumCodecs.Resolver.WhyNot(typeof(Order), options));
    }
}
