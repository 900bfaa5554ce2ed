using JsonAot.Lab.Programs;

namespace JsonAot.Lab.Measures.Web;

/// <summary>A contender of the web measurement, as tables name it. The Lab knows the classes of servers by name only.</summary>
/// <param name="Type">Its class, and the name of its file.</param>
/// <param name="Library">The folder below Libraries/ that it needs; null where it needs none.</param>
/// <param name="NotNative">Why there is no native program for it; null where there is one.</param>
internal sealed record WebEntry(string Name, string Type, string? Library = null, string? NotNative = null)
{
    /// <summary>What the others are compared with.</summary>
    internal const string Baseline = ContenderSets.SourceGeneration;

    /// <summary>The reference's server in a second process: the run's check of itself.</summary>
    internal static readonly string Twin = Contestant.TwinOf(Baseline);

    internal static WebEntry Echo { get; } = new("no JSON, echoes bytes", "BytesWeb");

    internal static IReadOnlyList<WebEntry> All { get; } =
    [
        new(ContenderSets.Reflection, "ReflectionWeb", NotNative: "reflection-based serialization is switched off in native builds: it "
            + "throws InvalidOperationException"),
        new(Baseline, "SourceGenWeb"),
        new($"{Baseline}, with a length", "SourceGenLengthWeb"),
        new(ContenderSets.Resolver, "SpanCodecResolverWeb"),
        new(ContenderSets.SpanCodec, "SpanCodecWeb"),
        new(ContenderSets.NewtonsoftJson, "NewtonsoftWeb", "Newtonsoft",
            "left out of native builds: it writes [{},{}] without a word unless the model assembly is rooted"),
        Echo,
    ];
}
