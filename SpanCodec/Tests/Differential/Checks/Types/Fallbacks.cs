using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;

namespace SpanCodecs.Tests.Checks;

/// <summary>Families of which documents have members that this program does not know yet.</summary>
internal static partial class Fallbacks
{
    [JsonDerivedType(typeof(Disc), "disc")]
    [JsonDerivedType(typeof(Box), 4)]
    [JsonDerivedType(typeof(Group), "group")]
    [SpanCodecFallback(typeof(OtherForm))]
    internal abstract class Form
    {
        public string? Name { get; set; }
    }

    internal sealed class Disc : Form
    {
        public double Radius { get; set; }
    }

    internal sealed class Box : Form
    {
        public int Side { get; set; }
    }

    internal sealed class Group : Form
    {
        public List<Form>? Parts { get; set; }

        public Form? Main { get; set; }
    }

    internal sealed class OtherForm : Form
    {
        public Form? Inner { get; set; }

        [JsonExtensionData]
        public Dictionary<string, JsonElement>? Rest { get; set; }
    }

    /// <summary>A base that can be made, members that a constructor takes, and nodes.</summary>
    [JsonPolymorphic(
        TypeDiscriminatorPropertyName = "kind", UnknownDerivedTypeHandling = JsonUnknownDerivedTypeHandling.FallBackToNearestAncestor)]
    [JsonDerivedType(typeof(Paid), "paid")]
    [JsonDerivedType(typeof(OtherNotice))]
    [SpanCodecFallback(typeof(OtherNotice))]
    internal class Notice(int id)
    {
        public int Id { get; } = id;
    }

    internal sealed class Paid(int id) : Notice(id)
    {
        public decimal Amount { get; set; }
    }

    internal class OtherNotice(int id) : Notice(id)
    {
        public string Text { get; set; } = "";

        [JsonExtensionData]
        public JsonObject? Rest { get; set; }
    }

    internal sealed class FurtherNotice(int id) : OtherNotice(id);

    /// <summary>An interface whose fallback is a struct, with a dictionary that looks for names in any case.</summary>
    [JsonPolymorphic(TypeDiscriminatorPropertyName = "Art")]
    [JsonDerivedType(typeof(Screw), 1)]
    [JsonDerivedType(typeof(OtherPart))]
    [SpanCodecFallback(typeof(OtherPart))]
    internal interface IPart;

    internal sealed class Screw : IPart
    {
        public int Length { get; set; }
    }

    internal struct OtherPart() : IPart
    {
        [JsonExtensionData]
        public IDictionary<string, object?> Rest { get; set; } = new Dictionary<string, object?>(StringComparer.OrdinalIgnoreCase);
    }

    /// <summary>The same without a fallback: what is read as the base, as System.Text.Json has it.</summary>
    [JsonPolymorphic(IgnoreUnrecognizedTypeDiscriminators = true)]
    [JsonDerivedType(typeof(Known), "known")]
    internal class Ignoring
    {
        public int X { get; set; }
    }

    internal sealed class Known : Ignoring;

    internal sealed class Held
    {
        public object? Value { get; set; }

        public Form? Form { get; set; }
    }

    [SpanCodec(typeof(Form))]
    [SpanCodec(typeof(List<Form>), PropertyName = "Forms")]
    [SpanCodec(typeof(OtherForm))]
    [SpanCodec(typeof(Notice))]
    [SpanCodec(typeof(IPart), PropertyName = "Part")]
    [SpanCodec(typeof(Ignoring))]
    [SpanCodec(typeof(Held), Patches = true)]
    internal static partial class Codecs;

    [SpanCodec(typeof(Form))]
    [SpanCodec(typeof(List<Form>), PropertyName = "Forms")]
    [SpanCodec(typeof(Notice))]
    [SpanCodec(typeof(IPart), PropertyName = "Part")]
    [SpanCodecOptions(AllowOutOfOrderMetadataProperties = true)]
    internal static partial class AnywhereCodecs;

    [SpanCodec(typeof(Form))]
    [SpanCodec(typeof(List<Form>), PropertyName = "Forms")]
    [SpanCodec(typeof(Notice))]
    [SpanCodec(typeof(IPart), PropertyName = "Part")]
    [SpanCodecOptions(WriteIndented = true, NewLine = "\n", PropertyNameCaseInsensitive = true)]
    internal static partial class IndentedCodecs;

    [SpanCodec(typeof(Form))]
    [SpanCodec(typeof(List<Form>), PropertyName = "Forms")]
    [SpanCodec(typeof(Notice))]
    [SpanCodec(typeof(IPart), PropertyName = "Part")]
    [SpanCodecOptions(AllowDuplicateProperties = false, RespectNullableAnnotations = true, MaxDepth = 8)]
    internal static partial class StrictCodecs;
}
