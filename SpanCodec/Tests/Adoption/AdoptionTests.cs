using System.Collections.Immutable;
using System.Globalization;
using System.Text.Json;
using System.Text.Json.Serialization;
using SpanCodecs.Tests.Generation;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using SpanCodecs.CodeFixes;
using SpanCodecs.Generator.Adoption;
using Xunit;

namespace SpanCodecs.Tests.Adoption;

public sealed class Parcel
{
    public int ParcelNumber { get; set; }

    public Dictionary<string, Size>? Sizes { get; set; }
}

public enum Size
{
    Small,
    Large,
}

[JsonSerializable(typeof(Parcel))]
[JsonSerializable(typeof(Parcel[]), TypeInfoPropertyName = "Many")]
[JsonSourceGenerationOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.SnakeCaseLower, UseStringEnumConverter = true, AllowTrailingCommas = true)]
internal sealed partial class ParcelContext : JsonSerializerContext;

[SpanCodecsOf(typeof(ParcelContext))]
internal static partial class ParcelCodecs;

[JsonConverter(typeof(JsonNumberEnumConverter<Grade>))]
public enum Grade
{
    Low,
    High,
}

[JsonSerializable(typeof(Dictionary<Size, Grade>))]
[JsonSourceGenerationOptions(UseStringEnumConverter = true)]
internal sealed partial class GradeContext : JsonSerializerContext;

[SpanCodecsOf(typeof(GradeContext))]
internal static partial class GradeCodecs;

[JsonSerializable(typeof(List<Grade>))]
[JsonSourceGenerationOptions(Converters = [typeof(JsonStringEnumConverter<Grade>)])]
internal sealed partial class NamedGradeContext : JsonSerializerContext;

[SpanCodecsOf(typeof(NamedGradeContext))]
internal static partial class NamedGradeCodecs;

[JsonSerializable(typeof(Parcel))]
internal sealed partial class PlainContext : JsonSerializerContext;

[SpanCodecsOf(typeof(PlainContext), Defaults = JsonSerializerDefaults.Web)]
internal static partial class WebParcelCodecs;

[SpanCodecsOf(typeof(PlainContext), Defaults = JsonSerializerDefaults.Strict)]
internal static partial class StrictlyUsedParcelCodecs;

[JsonSerializable(typeof(Parcel))]
[JsonSourceGenerationOptions(JsonSerializerDefaults.Strict)]
internal sealed partial class StrictContext : JsonSerializerContext;

[SpanCodecsOf(typeof(StrictContext))]
internal static partial class StrictParcelCodecs;

/// <summary>A JsonSerializerContext's types and options, with nothing said twice.</summary>
public class AdoptionTests
{
    private const string Source = """
        using System;
        using System.Collections.Generic;
        using System.Text.Json;
        using System.Text.Json.Serialization;
        using SpanCodecs;
        namespace Shop;
        public class Good { public int Id { get; set; } }
        public class Bad { public Dictionary<object, int>? Keys { get; set; } }
        public class GoodConverter : JsonConverter<Good>
        {
            public override bool CanConvert(Type asked) => typeof(Good).IsAssignableFrom(asked);
            public override Good Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => new();
            public override void Write(Utf8JsonWriter writer, Good value, JsonSerializerOptions options) { }
        }
        [JsonSerializable(typeof(Good))]
        [JsonSerializable(typeof(Bad))]
        OPTIONS
        public abstract partial class AppContext : JsonSerializerContext { protected AppContext() : base(null) { } }
        [SpanCodecsOf(typeof(AppContext)STRICT)]
        public static partial class Codecs;
        """;

    [Fact]
    public void Types_and_options_are_those_of_the_context()
    {
        var parcel = new Parcel { ParcelNumber = 7, Sizes = new() { ["a"] = Size.Large } };
        string expected = JsonSerializer.Serialize(parcel, ParcelContext.Default.Parcel);
        Assert.Equal(expected, ParcelCodecs.Parcel.SerializeToString(parcel));
        Assert.Equal(7, ParcelCodecs.Many.Deserialize("""[{"parcel_number":7,"sizes":{"a":"Large",}},]"""u8)![0].ParcelNumber);
        Assert.Equal(JsonSerializer.Serialize(parcel, JsonSerializerOptions.Web), WebParcelCodecs.Parcel.SerializeToString(parcel));
    }

    [Fact]
    public void A_preset_is_the_contexts_own_or_that_of_the_options_it_is_put_into()
    {
        const string Twice = """{"ParcelNumber":1,"ParcelNumber":2}""";
        Assert.Throws<JsonException>(() => StrictParcelCodecs.Parcel.Deserialize(Twice));
        Assert.Throws<JsonException>(() => StrictlyUsedParcelCodecs.Parcel.Deserialize(Twice));
        foreach (SpanCodecResolver resolver in new[] { StrictParcelCodecs.Resolver, StrictlyUsedParcelCodecs.Resolver })
        {
            Assert.Null(resolver.WhyNot(typeof(Parcel), With(JsonSerializerOptions.Strict, resolver)));
            Assert.NotNull(resolver.WhyNot(typeof(Parcel), With(JsonSerializerOptions.Default, resolver)));
        }
    }

    [Fact]
    public void The_resolver_is_used_with_the_options_of_the_context()
    {
        var options = new JsonSerializerOptions(ParcelContext.Default.Options);
        options.TypeInfoResolverChain.Insert(0, ParcelCodecs.Resolver);
        Assert.Null(ParcelCodecs.Resolver.WhyNot(typeof(Parcel), options));
    }

    [Fact]
    public void What_is_not_supported_is_named_and_left_and_the_rest_has_codecs()
    {
        GeneratorRun run = Of("", "");
        Diagnostic left = Assert.Single(run.Reported);
        Assert.Equal(("SPAN0101", DiagnosticSeverity.Warning), (left.Id, left.Severity));
        Assert.Contains("'Shop.Bad' gets no codec", left.GetMessage(), StringComparison.Ordinal);
        Assert.Contains("SpanCodec<global::Shop.Good> Good", run.File("Shop.Codecs.g.cs"), StringComparison.Ordinal);
        Assert.DoesNotContain("Bad", run.File("Shop.Codecs.g.cs"), StringComparison.Ordinal);
        // System.Text.Json's generator, which would complete the context, does not run here.
        Assert.DoesNotContain(
            run.Output.GetDiagnostics(TestContext.Current.CancellationToken),
            found => found.Severity == DiagnosticSeverity.Error && !found.GetMessage().Contains("AppContext", StringComparison.Ordinal));
    }

    [Fact]
    public void The_warning_can_be_switched_off_at_its_place()
    {
        string source = Source.Replace("OPTIONS", "", StringComparison.Ordinal).Replace("STRICT", "", StringComparison.Ordinal)
            .Replace("[SpanCodecsOf", "#pragma warning disable SPAN0101\n[SpanCodecsOf", StringComparison.Ordinal);
        GeneratorRun run = GeneratorRun.Of(source);
        Assert.True(Assert.Single(run.Reported).IsSuppressed);
    }

    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(7)]
    [InlineData(20)]
    public void Of_many_types_just_those_are_left_that_are_not_supported(int count)
    {
        int[] bad = [.. Enumerable.Range(0, count).Where(i => i % 5 is 0 or 3)];
        string types = string.Concat(Enumerable.Range(0, count)
            .Select(i => $"public class Part{i} {{ public {(bad.Contains(i) ? "nint" : "int")} X {{ get; set; }} }} "));
        string roots = string.Concat(Enumerable.Range(0, count).Select(i => $"[JsonSerializable(typeof(Part{i}))] "));
        GeneratorRun run = GeneratorRun.Of($$"""
            using System.Text.Json.Serialization; using SpanCodecs;
            {{types}}
            {{roots}} public abstract partial class AppContext : JsonSerializerContext { protected AppContext() : base(null) { } }
            [SpanCodecsOf(typeof(AppContext))] public static partial class Codecs;
            """);
        Assert.Equal(
            bad.Select(i => $"'Part{i}'"), run.Reported.Select(left => left.GetMessage(CultureInfo.InvariantCulture).Split(' ')[0]));
        string codecs = run.File("Codecs.g.cs");
        Assert.All(
            Enumerable.Range(0, count),
            i => Assert.Equal(!bad.Contains(i), codecs.Contains($"> Part{i} {{ get; }}", StringComparison.Ordinal)));
    }

    [Fact]
    public void A_switch_makes_it_an_error() =>
        Assert.Equal(
            ("SPAN0102", DiagnosticSeverity.Error),
            Of("", ", Strict = true").Reported.Select(found => (found.Id, found.Severity)).Single());

    [Theory]
    [InlineData("UnknownTypeHandling = JsonUnknownTypeHandling.JsonNode", "UnknownTypeHandling")]
    [InlineData("Converters = new[] { typeof(JsonConverterFactory) }", "Converters")]
    [InlineData("Converters = new[] { typeof(GoodConverter) }", "CanConvert")]
    public void An_option_that_codecs_do_not_have_leaves_every_type(string option, string name)
    {
        GeneratorRun run = Of($"[JsonSourceGenerationOptions({option})]", "");
        Assert.Equal(["SPAN0101", "SPAN0101"], run.Reported.Select(found => found.Id));
        Assert.Contains(name, run.Reported[0].GetMessage(), StringComparison.Ordinal);
        Assert.Contains("SpanCodecResolver Resolver", run.File("Shop.Codecs.Resolver.g.cs"), StringComparison.Ordinal);
    }

    /// <summary>Also where types are left.</summary>
    [Fact]
    public void Options_of_the_class_itself_are_refused()
    {
        GeneratorRun run = GeneratorRun.Of(
            Source.Replace("OPTIONS", "", StringComparison.Ordinal)
                .Replace("STRICT)]", "), SpanCodecOptions(WriteIndented = true)]", StringComparison.Ordinal));
        string[] reported = [.. run.Reported.Select(found => found.Id).Order()];
        Assert.Equal(["SPAN0010", "SPAN0101"], reported);
        Assert.Contains("SpanCodec<global::Shop.Good> Good", run.File("Shop.Codecs.g.cs"), StringComparison.Ordinal);
    }

    [Fact]
    public void What_is_so_anyway_may_be_said() => Assert.Equal(
        Of("", "").Reported.Select(found => found.GetMessage()),
        Of("[JsonSourceGenerationOptions(AllowDuplicateProperties = true)]", "").Reported.Select(found => found.GetMessage()));

    [Theory]
    [InlineData(0, "[SpanCodecs.SpanCodecsOf(typeof(AppContext))]")]
    [InlineData(1, "[SpanCodecs.SpanCodecsOf(typeof(AppContext), Defaults = System.Text.Json.JsonSerializerDefaults.Web)]")]
    public async Task A_context_without_codecs_is_offered_them(int fix, string attribute)
    {
        string source = Source.Replace("OPTIONS", "", StringComparison.Ordinal)
            .Replace("[SpanCodecsOf(typeof(AppContext)STRICT)]", "", StringComparison.Ordinal);
        using var workspace = new AdhocWorkspace();
        Document document = workspace.AddProject("User", LanguageNames.CSharp)
            .WithMetadataReferences(Of("", "").Input.References)
            .WithCompilationOptions(new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary))
            .AddDocument("User.cs", source);
        Diagnostic offered = Assert.Single(await Analyze(document));
        Assert.Equal(ContextAnalyzer.Id, offered.Id);

        var actions = new List<CodeAction>();
        await new AdoptContextFix().RegisterCodeFixesAsync(
            new CodeFixContext(document, offered, (found, _) => actions.Add(found), TestContext.Current.CancellationToken));
        // The key tells which context a fix is for, if it is applied to all at once.
        Assert.Equal(2, actions.Select(action => action.EquivalenceKey).Distinct().Count());
        ApplyChangesOperation change = (await actions[fix].GetOperationsAsync(TestContext.Current.CancellationToken))
            .OfType<ApplyChangesOperation>().Single();
        Document changed = change.ChangedSolution.GetDocument(document.Id)!;
        string text = (await changed.GetTextAsync(TestContext.Current.CancellationToken)).ToString();
        Assert.Contains(attribute, text, StringComparison.Ordinal);
        Assert.Contains("public static partial class AppCodecs", text, StringComparison.Ordinal);
        Assert.Empty(await Analyze(changed));
    }

    [Theory]
    [InlineData("[JsonSerializable(typeof(int))] partial class Context : JsonSerializerContext;", 1)]
    [InlineData("partial class Context : JsonSerializerContext;", 0)]
    [InlineData("[JsonSerializable(typeof(int))] partial class Context;", 0)]
    [InlineData(
        """
        [JsonSerializable(typeof(int))] partial class Context : JsonSerializerContext;
        [SpanCodecs.SpanCodecsOf(typeof(Context))] static partial class Codecs;
        """,
        0)]
    public async Task A_context_is_offered_codecs_if_it_has_types_and_none_adopts_it(string source, int offers)
    {
        GeneratorRun run = GeneratorRun.Of($"using System.Text.Json.Serialization; {source}");
        Assert.Equal(offers, (await run.Analyze(new ContextAnalyzer())).Length);
    }

    [Fact]
    public void The_attribute_of_an_enum_goes_before_the_option_of_a_context_and_behind_its_converters()
    {
        var grades = new Dictionary<Size, Grade> { [Size.Large] = Grade.High };
        Assert.Equal(
            JsonSerializer.Serialize(grades, GradeContext.Default.DictionarySizeGrade),
            GradeCodecs.DictionarySizeGrade.SerializeToString(grades));
        Assert.Equal(
            JsonSerializer.Serialize([Grade.High], NamedGradeContext.Default.ListGrade),
            NamedGradeCodecs.ListGrade.SerializeToString([Grade.High]));
    }

    private static async Task<ImmutableArray<Diagnostic>> Analyze(Document document)
    {
        Compilation compilation = (await document.Project.GetCompilationAsync(TestContext.Current.CancellationToken))!;
        return await compilation.WithAnalyzers([new ContextAnalyzer()]).GetAnalyzerDiagnosticsAsync(TestContext.Current.CancellationToken);
    }

    private static JsonSerializerOptions With(JsonSerializerOptions preset, SpanCodecResolver resolver)
    {
        var options = new JsonSerializerOptions(preset) { TypeInfoResolver = PlainContext.Default };
        options.TypeInfoResolverChain.Insert(0, resolver);
        return options;
    }

    private static GeneratorRun Of(string options, string strict) =>
        GeneratorRun.Of(Source.Replace("OPTIONS", options, StringComparison.Ordinal).Replace("STRICT", strict, StringComparison.Ordinal));
}
