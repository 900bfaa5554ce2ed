using System.Text;
using JsonAot.Lab.YourType.Emission;
using JsonAot.Lab.YourType.Finding;
using JsonAot.ListGenerator.Values;

namespace JsonAot.Lab.YourType;

/// <summary>A type and samples of it, and what is written so that every program of the suite can be built with it as its payload.</summary>
/// <param name="Name">The payload's, as tables show it.</param>
/// <param name="Samples">The first is the one that is timed.</param>
/// <param name="Folder">The folder of everything that is made for it, and for those that are tried together with it.</param>
public sealed record Subject(string Name, FoundType Type, IReadOnlyList<SampleDocument> Samples, string Folder)
{
    // A string literal of an assembly has its limits; longer documents are read from a resource.
    private const int LongestLiteral = 1 << 20;

    /// <summary>Its place among the payloads of the project, from 1.</summary>
    public int Number { get; init; } = 1;

    /// <summary>Why SpanCodec is left out, in words; null where it takes part.</summary>
    public string? NoSpanCodec { get; init; }

    /// <summary>Whether there is equality, and a sample without a serializer.</summary>
    public bool HasValueCode => Type.Options?.ChangesValues != true && ReadingCode.CanWrite(Type.Root);

    /// <summary>What the programs are built from. Results are not in it: they would be taken for sources.</summary>
    internal string SourceFolder => Path.Combine(Folder, "source");

    internal string Results => Path.Combine(Folder, "results");

    private SampleDocument Sample => Samples[0];

    internal bool IsResource => Sample.Utf8.Length > LongestLiteral;

    internal string ClassName => $"TriedPayload{Suffix}";

    internal string SampleFile => $"sample{Suffix}.json";

    // Generators name files after classes alone, so that a namespace for each would not do.
    private string Suffix => Number == 1 ? "" : $"{Number}";

    private string Root => Type.Root.Code;

    internal string Document => Encoding.UTF8.GetString(Sample.Utf8.Span);

    private string TextMember => IsResource
        ? "internal static string Text { get; } = new global::System.IO.StreamReader("
            + $"typeof(TriedDocument{Suffix}).Assembly.GetManifestResourceStream(\"{SampleFile}\")).ReadToEnd();"
        : $"internal const string Text = {CodeNames.Literal(Document)};";

    public bool OmitsNulls => Options.Contains("DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull");

    /// <summary>The options of the contexts, as their attributes have them.</summary>
    public IReadOnlyList<string> Options => Type.Options is { } stated
        ? stated.Arguments
        :
        [
            .. Type.Policy.Code is { } policy ? [$"PropertyNamingPolicy = JsonKnownNamingPolicy.{policy}"] : Array.Empty<string>(),
            .. Type.EnumsByName ? ["UseStringEnumConverter = true"] : Array.Empty<string>(),
        ];

    /// <summary>The attribute of that name with the options; nothing where there are none.</summary>
    internal string Stated(string attribute) => Options.Count == 0 ? "" : $"[{attribute}({string.Join(", ", Options)})]";

    public string Payload()
    {
        string policy = Type.Policy.Code is { } code ? $"JsonNamingPolicy.{code}" : "null";
        string hasValue = HasValueCode ? $",\n    IHasEquality<{Root}>, IHasCopy<{Root}>" : "";
        string isCopy = Type.Code.IsMoved ? ", IIsCopy" : "";
        string hasSpan = NoSpanCodec is null ? $"IHasSpanCodec<{Root}>" : "ILacksSpanCodec";
        string span = NoSpanCodec is not null ? $"public string WhyNoSpanCodec => {CodeNames.Literal(NoSpanCodec)};"
            : $"public global::SpanCodecs.SpanCodec<{Root}> SpanCodec => TriedCodecs{Suffix}.TriedRoot;\n\n    "
                + $"public global::SpanCodecs.SpanCodecResolver Resolver => TriedCodecs{Suffix}.Resolver;";
        string codecs = NoSpanCodec is not null ? ""
            : $"{Stated("global::SpanCodecs.SpanCodecOptions")}\n"
                + $"[global::SpanCodecs.SpanCodec(typeof({Root}), TypeInfoPropertyName = \"TriedRoot\")]\n"
                + $"internal static partial class TriedCodecs{Suffix};\n";
        string value = HasValueCode ? ValueMembers()
            : $"    public override {Root} CreateSample() => JsonSerializer.Deserialize(TriedDocument{Suffix}.Text, Metadata);\n";
        return $$"""
            // Made by the verb try.
            #nullable disable
            #pragma warning disable
            using System;
            using System.Text.Json;
            using System.Text.Json.Serialization;
            using System.Text.Json.Serialization.Metadata;
            using JsonAot;
            using JsonAot.Codecs;

            namespace JsonAot.Tried;

            internal sealed partial class {{ClassName}} : Payload<{{Root}}>,
                {{hasSpan}}{{isCopy}}{{hasValue}}
            {
                public override string Name => {{CodeNames.Literal(Name)}};

                public override string Description => {{CodeNames.Literal($"{Type.Root.Text} with the values of {Sample.FileName}")}};

                public override bool EnumsByName => {{(Type.EnumsByName ? "true" : "false")}};

                public override bool IsFromOutside => true;

                public override JsonNamingPolicy NamingPolicy => {{policy}};

                public override bool OmitsNulls => {{(OmitsNulls ? "true" : "false")}};

                public override JsonTypeInfo<{{Root}}> Metadata => TriedMetadata{{Suffix}}.Default.TriedRoot;

                {{span}}

            {{value}}}

            {{Stated("JsonSourceGenerationOptions")}}
            [JsonSerializable(typeof({{Root}}), TypeInfoPropertyName = "TriedRoot")]
            {{Lines(MetadataOf.Parts(Type.Root))}}internal sealed partial class TriedMetadata{{Suffix}} : JsonSerializerContext;

            {{codecs}}
            internal static class TriedDocument{{Suffix}}
            {
                {{TextMember}}
            }

            """.ReplaceLineEndings("\n");
    }

    private string ValueMembers() => $$"""
            public override {{Root}} CreateSample()
            {
                var s = new TextScanner(TriedDocument{{Suffix}}.Text);
                var value = Read0(ref s);
                s.ExpectEnd();
                return value;
            }

            public bool IsSame({{Root}} expected, {{Root}} actual) => Same0(expected, actual);

            public {{Root}} Copy({{Root}} value) => Copy0(value);

            private static JsonElement ReadElement(ref TextScanner s)
            {
                s.Peek();
                int start = s.Position;
                s.SkipValue();
                return JsonDocument.Parse(TriedDocument{{Suffix}}.Text.AsMemory(start, s.Position - start)).RootElement;
            }
        {{new ReadingCode(Type.Policy).Write(Type.Root)}}{{ValueCode.Of(ShapeParts.Of(Type.Root))}}
        """;

    private static string Lines(IEnumerable<string> lines) => string.Concat(lines.Select(line => $"{line}\n"));
}
