using System.Text;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using JsonAot.Libraries;
using Newtonsoft.Json;
using Newtonsoft.Json.Converters;

namespace JsonAot.Tests.ThirdParty;

/// <summary>Newtonsoft.Json on the type that somebody has, where everybody else works on a copy of it.</summary>
[Collection("Originals")]
public partial class OriginalCodecTests
{
    internal enum Size
    {
        Small,
        Large,
    }

    internal sealed class Copy
    {
        public static int Made { get; set; }

        public Copy() => Made++;

        [JsonPropertyName("id")]
        public int Number { get; set; }

        public string? Name { get; set; }

        public string Size { get; set; } = "";
    }

    internal sealed class Original
    {
        public static int Made { get; set; }

        public Original() => Made++;

        [JsonProperty("id")]
        public int Number { get; set; }

        public string? Name { get; set; }

        public Size Size { get; set; }

        [JsonProperty(NullValueHandling = NullValueHandling.Ignore)]
        public string? Extra { get; set; }
    }

    internal sealed class Lossy
    {
        [JsonProperty("id")]
        public int Number { get; set; }
    }

    [JsonSerializable(typeof(Copy))]
    internal sealed partial class Context : JsonSerializerContext;

    internal sealed class CopyPayload(Type original, object? settings) : Payload<Copy>, IHasOriginal, IHasEquality<Copy>
    {
        public bool IsSame(Copy expected, Copy actual) =>
            (expected.Number, expected.Name, expected.Size) == (actual.Number, actual.Name, actual.Size);

        public override string Name => "Copy";

        public override string Description => "";

        public override bool IsFromOutside => true;

        public override JsonTypeInfo<Copy> Metadata => Context.Default.Copy;

        public Type Original => original;

        public object? Settings => settings;

        public override Copy CreateSample() => new() { Number = 5, Name = "Zo\u00EB", Size = "Large" };
    }

    internal static CopyPayload Payload(Type original) => new(
        original, new JsonSerializerSettings { Formatting = Formatting.Indented, Converters = { new StringEnumConverter() } });

    private static readonly Contender Newtonsoft = Contenders.Named("Newtonsoft.Json");

    [Fact]
    public void The_gate_sees_values_of_the_copy()
    {
        GateReport report = Gate.Check(Newtonsoft, Payload(typeof(Original)));

        Assert.True(report.Passed, report.Reason);
    }

    [Fact]
    public void What_the_original_loses_is_told()
    {
        GateReport report = Gate.Check(Newtonsoft, Payload(typeof(Lossy)));

        Assert.Equal(Fidelity.Lossy, report.Fidelity);
        Assert.Contains("$.Name", report.Reason, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(Lanes.Utf8)]
    [InlineData(Lanes.Text)]
    [InlineData(Lanes.Buffer)]
    [InlineData(Lanes.Stream)]
    public void What_is_timed_makes_originals_and_no_copy(Lanes lane)
    {
        CopyPayload payload = Payload(typeof(Original));
        var calls = LaneCalls.Of(Newtonsoft.Offer(payload).Codec!, payload, lane);
        Original.Made = 0;

        var read = Assert.IsType<Original>(calls.Deserialize());
        string written = calls.Serialize() switch
        {
            byte[] utf8 => Encoding.UTF8.GetString(utf8),
            string text => text,
            System.Buffers.ArrayBufferWriter<byte> buffer => Encoding.UTF8.GetString(buffer.WrittenSpan),
            var stream => Encoding.UTF8.GetString(((MemoryStream)stream!).ToArray()),
        };

        Assert.Equal((5, "Zo\u00EB", Size.Large), (read.Number, read.Name, read.Size));
        Assert.Equal("{\"id\":5,\"Name\":\"Zo\u00EB\",\"Size\":\"Large\"}", written);
        // The value that is written was made before.
        Assert.Equal(1, Original.Made);
    }

    [Fact]
    public void Without_settings_names_are_those_of_the_payload() =>
        Assert.True(Gate.Check(Newtonsoft, new CopyPayload(typeof(WithText), null)).Passed);

    internal sealed class WithText
    {
        [JsonProperty("id")]
        public int Number { get; set; }

        public string? Name { get; set; }

        public string? Size { get; set; }
    }
}
