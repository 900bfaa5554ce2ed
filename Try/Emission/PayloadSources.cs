using System.Text;
using JsonAot.Try.Finding;
using JsonAot.Try.Samples;

namespace JsonAot.Try.Emission;

/// <summary>What is written for a type, so that every program of the suite can be built with it as its payload.</summary>
/// <param name="Name">Of the payload, as tables show it.</param>
/// <param name="Files">The user's own files; they are compiled where they are.</param>
public sealed record PayloadSources(string Name, FoundType Type, SampleDocument Sample, IReadOnlyList<string> Files)
{
    public const string ProjectFile = "Tried.csproj";
    public const string PayloadFile = "TriedPayload.cs";
    public const string SampleFile = "sample.json";

    // A string literal of an assembly has its limits; longer documents are read from a resource.
    private const int LongestLiteral = 1 << 20;

    /// <summary>Why SpanCodec is left out, in words; null where it takes part.</summary>
    public string? NoSpanCodec { get; init; }

    /// <summary>Further items of the project, such as the packages of the user's.</summary>
    public string ProjectItems { get; init; } = "";

    /// <summary>Why there is no equality, and no sample without a serializer; null where there are both.</summary>
    public string? Obstacle { get; } = ValueCode.Obstacle(Type.Root);

    private bool IsResource => Sample.Utf8.Length > LongestLiteral;

    private string Root => Type.Root.Code;

    // The code that is written for the type looks for exact names.
    private string Document { get; } = Type.Coverage.OtherCase.Count == 0
        ? Encoding.UTF8.GetString(Sample.Utf8.Span)
        : ExactNames.Of(Sample.Root, Type);

    private const string KnownPolicy = "global::System.Text.Json.Serialization.JsonKnownNamingPolicy";

    private const string ResourceItem = $"    <EmbeddedResource Include=\"{SampleFile}\" LogicalName=\"{SampleFile}\" />\n";

    private const string ResourceText =
        "    internal static string Text { get; } = new global::System.IO.StreamReader("
        + $"typeof(TriedDocument).Assembly.GetManifestResourceStream(\"{SampleFile}\")).ReadToEnd();";

    public bool OmitsNulls => Type.Options?.Arguments.Any(IsOmittingNulls) == true;

    /// <summary>The options of the contexts, as their attributes have them.</summary>
    public IReadOnlyList<string> Options => Type.Options is { } stated
        ? stated.Arguments
        :
        [
            .. Type.Policy.Code is { } policy ? [$"PropertyNamingPolicy = {KnownPolicy}.{policy}"] : Array.Empty<string>(),
            .. Type.ReadsAnyCase ? ["PropertyNameCaseInsensitive = true"] : Array.Empty<string>(),
            .. Type.EnumsByName ? ["UseStringEnumConverter = true"] : Array.Empty<string>(),
        ];

    private static bool IsOmittingNulls(string argument) =>
        argument.StartsWith("DefaultIgnoreCondition", StringComparison.Ordinal)
            && argument.EndsWith("WhenWritingNull", StringComparison.Ordinal);

    public void WriteTo(string folder)
    {
        Directory.CreateDirectory(folder);
        Put(folder, ProjectFile, Project());
        Put(folder, PayloadFile, Payload());
        Put(folder, SampleFile, Document);
    }

    // What has not changed keeps its time, so that nothing is built anew.
    private static void Put(string folder, string name, string text)
    {
        string path = Path.Combine(folder, name);
        if (!File.Exists(path) || File.ReadAllText(path) != text)
            File.WriteAllText(path, text);
    }

    private static string CompileItem(string file) =>
        $"    <Compile Include=\"{Text.Item(file)}\" Link=\"{Text.Item(Path.GetFileName(file))}\" />";

    public string Project() => $"""
        <Project Sdk="Microsoft.NET.Sdk">

          <!-- Made by the verb try. The types are compiled from where they are; nothing of them is changed. -->
          <PropertyGroup>
            <AssemblyName>JsonAot.Tried</AssemblyName>
            <RootNamespace>JsonAot.Tried</RootNamespace>
            <IsAotCompatible>true</IsAotCompatible>
            <LangVersion>latest</LangVersion>
            <AllowUnsafeBlocks>true</AllowUnsafeBlocks>
            <TreatWarningsAsErrors>false</TreatWarningsAsErrors>
            <EnforceCodeStyleInBuild>false</EnforceCodeStyleInBuild>
            <RunAnalyzers>false</RunAnalyzers>
            <WarningLevel>0</WarningLevel>
            <EnableDefaultCompileItems>false</EnableDefaultCompileItems>
          </PropertyGroup>

          <ItemGroup>
            <Compile Include="{PayloadFile}" />
        {string.Join("\n", Files.Select(CompileItem))}
        {(IsResource ? ResourceItem : "")}    <ProjectReference Include="$(JsonAotRoot)Shared/Shared.csproj" />
          </ItemGroup>
        {ProjectItems}
          <Import Project="$(JsonAotRoot)SpanCodec/SpanCodec.targets" />

        </Project>

        """;

    public string Payload()
    {
        string policy = Type.Policy.Code is { } code ? $"JsonNamingPolicy.{code}" : "null";
        // First, because defaults such as those of the web have no name.
        string options = string.Concat(Options.Select(option => $"{option}, "));
        string spanOptions = Options.Count == 0 ? "" : $"[global::SpanCodecs.SpanCodecOptions({string.Join(", ", Options)})]\n";
        string hasEquality = Obstacle is null ? $",\n    IHasEquality<{Root}>, IHasCopy<{Root}>" : "";
        string hasSpan = NoSpanCodec is null ? $"IHasSpanCodec<{Root}>" : "ILacksSpanCodec";
        string codecs = NoSpanCodec is not null ? ""
            : $"{spanOptions}[global::SpanCodecs.SpanCodec(typeof({Root}), TypeInfoPropertyName = \"TriedRoot\")]\n"
                + "internal static partial class TriedCodecs;\n";
        return $$"""
            // Made by the verb try.
            #nullable disable
            #pragma warning disable
            using System;
            using System.Runtime.CompilerServices;
            using System.Text.Json;
            using System.Text.Json.Serialization;
            using System.Text.Json.Serialization.Metadata;
            using JsonAot;
            using JsonAot.Codecs;

            [assembly: InternalsVisibleTo("JsonAot.Libraries")]
            [assembly: InternalsVisibleTo("JsonAot.Start")]
            [assembly: InternalsVisibleTo("JsonAot.Verdict")]
            [assembly: InternalsVisibleTo("JsonAot.Web")]

            namespace JsonAot.Tried;

            internal sealed class TriedPayload : Payload<{{Root}}>,
                IHasFastPath<{{Root}}>, {{hasSpan}}{{hasEquality}}
            {
                public override string Name => {{Text.Literal(Name)}};

                public override string Description => {{Text.Literal($"{Type.Root.Text} with the values of {Sample.FileName}")}};

                public override bool EnumsByName => {{(Type.EnumsByName ? "true" : "false")}};

                public override bool IsFromOutside => true;

                public override JsonNamingPolicy NamingPolicy => {{policy}};

                public override bool OmitsNulls => {{(OmitsNulls ? "true" : "false")}};

                public override JsonTypeInfo<{{Root}}> Metadata => TriedMetadata.Default.TriedRoot;

                public JsonTypeInfo<{{Root}}> FastPath => TriedFastPath.Default.TriedRoot;

                {{(NoSpanCodec is null
                    ? $"public global::SpanCodecs.SpanCodec<{Root}> SpanCodec => TriedCodecs.TriedRoot;\n\n    "
                        + "public global::SpanCodecs.SpanCodecResolver Resolver => TriedCodecs.Resolver;"
                    : $"public string WhyNoSpanCodec => {Text.Literal(NoSpanCodec)};")}}

            {{(Obstacle is null
                ? $"""
                      public override {Root} CreateSample() => TriedValue.Create();

                      public bool IsSame({Root} expected, {Root} actual) => TriedValue.IsSame(expected, actual);

                      public {Root} Copy({Root} value) => TriedValue.Copy(value);
                  """
                : $"    public override {Root} CreateSample() => JsonSerializer.Deserialize(TriedDocument.Text, Metadata);")}}
            }

            {{(Options.Count == 0 ? "" : $"[JsonSourceGenerationOptions({string.Join(", ", Options)})]")}}
            [JsonSerializable(typeof({{Root}}), TypeInfoPropertyName = "TriedRoot")]
            internal sealed partial class TriedMetadata : JsonSerializerContext;

            [JsonSourceGenerationOptions({{options}}GenerationMode = JsonSourceGenerationMode.Serialization)]
            [JsonSerializable(typeof({{Root}}), TypeInfoPropertyName = "TriedRoot")]
            internal sealed partial class TriedFastPath : JsonSerializerContext;

            {{codecs}}
            internal static class TriedDocument
            {
            {{(IsResource
                ? ResourceText
                : $"    internal const string Text = {Text.Literal(Document)};")}}
            }

            {{(Obstacle is null ? ValueClass() : "")}}
            """.ReplaceLineEndings("\n");
    }

    private string ValueClass() => $$"""
        internal static class TriedValue
        {
            internal static {{Root}} Create()
            {
                var s = new TextScanner(TriedDocument.Text);
                var value = Read0(ref s);
                s.ExpectEnd();
                return value;
            }

            internal static bool IsSame({{Root}} expected, {{Root}} actual) => Same0(expected, actual);

            internal static {{Root}} Copy({{Root}} value) => Copy0(value);

            private static JsonElement ReadElement(ref TextScanner s)
            {
                s.Peek();
                int start = s.Position;
                s.SkipValue();
                return JsonDocument.Parse(TriedDocument.Text.AsMemory(start, s.Position - start)).RootElement;
            }

            private static bool SameElement(JsonElement a, JsonElement b) =>
                a.ValueKind == b.ValueKind && (a.ValueKind == JsonValueKind.Undefined || JsonElement.DeepEquals(a, b));

            private static bool SameBytes(byte[] a, byte[] b) =>
                a is null || b is null ? a is null && b is null : a.AsSpan().SequenceEqual(b);
        {{new ValueCode(Type.Policy).Write(Type.Root)}}}

        """;
}
