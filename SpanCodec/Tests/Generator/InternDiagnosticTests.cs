using Xunit;

namespace SpanCodecs.Tests.Generation;

/// <summary>[SpanCodecIntern] where nothing would be kept.</summary>
public class InternDiagnosticTests
{
    [Theory]
    [InlineData("int", "")]
    [InlineData("object?", "")]
    [InlineData("char[]?", "")]
    [InlineData("List<List<string>>?", "")]
    [InlineData("Dictionary<string, int>?", "")]
    [InlineData("Optional<int>", "")]
    [InlineData("string?", "[JsonConverter(typeof(Shouting))] ")]
    public void A_member_that_holds_no_strings_cannot_have_it(string type, string attribute) =>
        MarkedSource.AssertReported("SPAN0009", $$"""
            class Order { {{attribute}}[«SpanCodecIntern»] public {{type}} Kind { get; set; } }
            class Shouting : JsonConverter<string>
            {
                public override string? Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => reader.GetString();
                public override void Write(Utf8JsonWriter writer, string value, JsonSerializerOptions options) =>
                    writer.WriteStringValue(value);
            }
            [SpanCodec(typeof(Order))] partial class Codecs;
            """);
}
