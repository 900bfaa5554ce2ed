namespace JsonAot.Lab.MeasuredPrograms.Web;

/// <summary>
/// A contender of the web measurement, as tables name it. Compiled into the Lab as well, which knows the classes by name only.
/// </summary>
/// <param name="Type">Its class, and the name of its file.</param>
/// <param name="Library">The folder below Libraries/ that it needs; null where it needs none.</param>
/// <param name="NotNative">Why there is no native program for it; null where there is one.</param>
internal sealed record WebEntry(string Name, string Type, string? Library = null, string? NotNative = null)
{
    /// <summary>What the others are compared with.</summary>
    internal const string Baseline = "STJ source-gen";

    /// <summary>The same server under load once more: what the two differ by is noise.</summary>
    internal const string Twin = "STJ source-gen, once more";

    internal static WebEntry Floor { get; } = new("no JSON, echoes bytes", "BytesWeb");

    internal static IReadOnlyList<WebEntry> All { get; } =
    [
        new("STJ reflection", "ReflectionWeb", NotNative: "reflection-based serialization is switched off in native builds: it "
            + "throws InvalidOperationException"),
        new(Baseline, "SourceGenWeb"),
        new("SpanCodec bridge", "SpanCodecBridgeWeb"),
        new("SpanCodec direct", "SpanCodecDirectWeb"),
        new("Newtonsoft.Json", "NewtonsoftWeb", "Newtonsoft", "left out of native builds: it writes [{},{}] without a word unless "
            + "the model assembly is rooted"),
        Floor,
    ];
}
