using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization;
using Xunit;

namespace SpanCodecs.Tests.Bridge;

[JsonConverter(typeof(WritingWhatIsKnown))]
public sealed record Reading(int? Value);

public sealed class Meter
{
    public Reading? First { get; set; }

    public Reading[] Others { get; set; } = [];
}

/// <summary>Writes nothing for a reading without a value.</summary>
public sealed class WritingWhatIsKnown : JsonConverter<Reading>
{
    public override Reading Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) => new(reader.GetInt32());

    public override void Write(Utf8JsonWriter writer, Reading value, JsonSerializerOptions options)
    {
        if (value.Value is { } known)
            writer.WriteNumberValue(known);
    }
}

[SpanCodec(typeof(Meter))]
[SpanCodec(typeof(Reading[]))]
internal static partial class MeterCodecs;

[SpanCodec(typeof(Meter))]
[SpanCodecOptions(WriteIndented = true)]
internal static partial class IndentedMeterCodecs;

/// <summary>A converter that writes no value: a comma or a name before it would stand alone.</summary>
public class UnwrittenValueTests
{
    private const string Refusal = "The converter 'SpanCodecs.Tests.Bridge.WritingWhatIsKnown' wrote too much or not enough.";

    private static readonly Reading s_none = new((int?)null);

    [Fact]
    public void A_value_that_a_converter_does_not_write_is_refused()
    {
        JsonSerializerOptions options = ResolverTests.With(MeterCodecs.Resolver);
        Assert.Null(MeterCodecs.Resolver.WhyNot(typeof(Meter), options));
        Meter[] meters = [new() { First = s_none }, new() { Others = [new(1), s_none, new(3)] }, new() { Others = [s_none] }];
        foreach (Meter meter in meters)
        {
            Check(() => MeterCodecs.Meter.SerializeToUtf8Bytes(meter));
            Check(() => IndentedMeterCodecs.Meter.SerializeToUtf8Bytes(meter));
            Assert.Equal(JsonSerializer.Serialize(meter), JsonSerializer.Serialize(meter, options));
        }

        Check(() => MeterCodecs.ReadingArray.SerializeToUtf8Bytes([s_none]));
        // System.Text.Json has no element, and of a member no JSON.
        Assert.Equal("[1,3]", JsonSerializer.Serialize<Reading[]>([new(1), s_none, new(3)]));
        Assert.Equal("""{"First":"Others":[]}""", JsonSerializer.Serialize(new Meter { First = s_none }));
    }

    [Fact]
    public void What_is_written_behind_a_refused_value_is_whole()
    {
        Check(() => MeterCodecs.ReadingArray.SerializeToUtf8Bytes([s_none]));
        Assert.Equal("[1,2]", Encoding.UTF8.GetString(MeterCodecs.ReadingArray.SerializeToUtf8Bytes([new(1), new(2)])));
    }

    private static void Check(Action write) =>
        Assert.StartsWith(Refusal, Assert.Throws<JsonException>(write).Message, StringComparison.Ordinal);
}
