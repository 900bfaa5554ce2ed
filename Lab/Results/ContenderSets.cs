namespace JsonAot.Lab.Results;

/// <summary>The contenders that the suite itself speaks of, and who takes part where nobody is chosen.</summary>
public static class ContenderSets
{
    public const string NewtonsoftJson = "Newtonsoft.Json";
    public const string Reflection = "STJ reflection";
    public const string ReflectionAnyCase = "STJ reflection, any case";
    public const string SourceGeneration = "STJ source-gen";
    public const string SourceGenerationAnyCase = "STJ source-gen, any case";
    public const string FastPath = "STJ fast path";
    public const string HandWritten = "Hand-written";
    public const string SpanCodec = "SpanCodec";
    public const string Resolver = "SpanCodec resolver";
    public const string BareCopy = "Bare copy";

    /// <summary>Everything is compared with it until somebody chooses another: it is safe under every mode.</summary>
    public const string Reference = SourceGeneration;

    /// <summary>For calls: from convenient to fastest, and the library that most people come from.</summary>
    public static IReadOnlyList<string> Timed { get; } = [NewtonsoftJson, Reflection, SourceGeneration, HandWritten, SpanCodec, BareCopy];

    /// <summary>
    /// For a quick run: the library that most programs come from, what they move to, what NativeAOT takes away, and how far it can go.
    /// Each costs two native publishes.
    /// </summary>
    public static IReadOnlyList<string> Quick { get; } = [Reflection, SourceGeneration, SpanCodec, NewtonsoftJson];

    /// <summary>What a reader of the page can compare with: contenders that people come from, or go to.</summary>
    public static IReadOnlyList<string> Baselines { get; } = [NewtonsoftJson, Reflection, FastPath, HandWritten, SpanCodec, BareCopy];

    /// <summary>All that the articles read from strings and wrote to them.</summary>
    public static IReadOnlyList<string> InStrings { get; } = [Reflection, NewtonsoftJson, SourceGeneration, FastPath];

    /// <summary>One article read a document of its own so.</summary>
    public static IReadOnlyList<string> InAnyCase { get; } = [ReflectionAnyCase, SourceGenerationAnyCase, NewtonsoftJson];

    /// <summary>
    /// Families that nobody takes for a type of their own: each type needs hand-written code or a schema, or the contender is a naive one
    /// that others are compared with.
    /// </summary>
    private static readonly string[] _notForEverybody = [HandWritten, "Manual", "SimpleJson", "Google.Protobuf", "protobuf-net"];

    /// <summary>An example in a library's own sources, which says that it is not for production.</summary>
    private const string Example = "PolyType.Examples";

    /// <summary>Whether somebody can take it from the public registry of packages.</summary>
    public static bool IsInstallable(string contender) => !ShownName.IsOurs(contender) && ShownName.FamilyOf(contender) != Example;

    public static bool IsForEverybody(string contender) => !_notForEverybody.Contains(ShownName.FamilyOf(contender));

    /// <summary>For starts and sizes of somebody's own type, which need a program each: what most people choose among.</summary>
    public static IReadOnlyList<string> ForProcesses(bool isNative) =>
        isNative ? [Reference, SpanCodec] : [Reference, SpanCodec, Reflection, NewtonsoftJson];

    /// <summary>
    /// For native verdicts on somebody's own type: whether reflection keeps the value depends on the type. In System.Text.Json it is
    /// switched off whatever the type.
    /// </summary>
    public static IReadOnlyList<string> ForVerdicts { get; } = [NewtonsoftJson];
}
