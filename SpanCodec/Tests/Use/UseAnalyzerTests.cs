using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using SpanCodecs.Generator.Use;
using SpanCodecs.Tests.Documents;
using SpanCodecs.Tests.Generation;
using Xunit;

namespace SpanCodecs.Tests.Use;

/// <summary>Two mistakes that nobody notices when the program runs; what may be right is not reported.</summary>
public class UseAnalyzerTests
{
    private const string Usings = """
        using Microsoft.AspNetCore.Builder; using Microsoft.AspNetCore.Routing; using SpanCodecs; using SpanCodecs.AspNetCore;
        using System.Text.Json; using System.Text.Json.Serialization;
        WebApplication app = WebApplication.Create();

        """;

    private const string Types = """
        [JsonSerializable(typeof(System.Collections.Generic.List<string>))]
        public abstract partial class AppContext() : JsonSerializerContext(null);
        """;

    [Theory]
    [InlineData("app.MapPost(\"/\", (SpanBody<int[]> body) => 1);", true)]
    [InlineData("app.MapPut(\"/\", (int id, SpanOptionalBody<int[]> body) => 1).WithName(\"x\");", true)]
    [InlineData("app.MapPost(\"/\", Handle); static int Handle(SpanBody<int[]> body) => 1;", true)]
    [InlineData("app.MapGroup(\"/a\").MapPost(\"/\", (SpanBody<int[]> body) => 1);", true)]
    [InlineData("app.MapPost(\"/\", (SpanBody<int[]> body) => 1).WithSpanBodies();", false)]
    [InlineData("app.MapPost(\"/\", (SpanBody<int[]> body) => 1).WithName(\"x\").WithSpanBodies();", false)]
    [InlineData("app.MapGroup(\"/a\").WithSpanBodies().MapPost(\"/\", (SpanBody<int[]> body) => 1);", false)]
    [InlineData("var group = app.MapGroup(\"/a\"); group.WithSpanBodies(); group.MapPost(\"/\", (SpanBody<int[]> body) => 1);", false)]
    [InlineData("var endpoint = app.MapPost(\"/\", (SpanBody<int[]> body) => 1); endpoint.WithSpanBodies();", false)]
    [InlineData("Map(app); static void Map(IEndpointRouteBuilder app) => app.MapPost(\"/\", (SpanBody<int[]> body) => 1);", false)]
    [InlineData("app.MapPost(\"/\", (int[] body) => 1);", false)]
    public Task A_body_without_an_answer_is_reported(string code, bool isReported) => Expect(new SpanBodyAnalyzer(), code, isReported);

    [Theory]
    [InlineData("Use(new());", "[SpanCodecsOf(typeof(AppContext))]", "", true)]
    [InlineData("Use(new());", "[SpanCodecsOf(typeof(AppContext), Defaults = JsonSerializerDefaults.Strict)]", "", true)]
    [InlineData("Use(new());", "[SpanCodecsOf(typeof(AppContext), Defaults = JsonSerializerDefaults.Web)]", "", false)]
    [InlineData("Use(new());", "[SpanCodec(typeof(string[]))]", "", true)]
    [InlineData("Use(new());", "[SpanCodec(typeof(string[])), SpanCodecOptions(JsonSerializerDefaults.Web)]", "", false)]
    [InlineData("Use(new());", "[SpanCodecsOf(typeof(AppContext))]", "options.SerializerOptions.PropertyNamingPolicy = null;", false)]
    public Task A_resolver_for_other_options_is_reported(string code, string codecs, string before, bool isReported) => Expect(
        new DefaultsAnalyzer(),
        $$"""
        {{code}} static void Use(Microsoft.AspNetCore.Http.Json.JsonOptions options)
        { {{before}} options.SerializerOptions.TypeInfoResolverChain.Insert(0, Codecs.Resolver); }
        {{codecs}} public static partial class Codecs;
        """,
        isReported);

    private static async Task Expect(DiagnosticAnalyzer analyzer, string code, bool isReported)
    {
        GeneratorRun run = GeneratorRun.Of(Usings + code + Types, LanguageVersion.CSharp12, references: WebReferences.All);
        // A program with statements is compiled as a library here.
        Assert.DoesNotContain(run.All, found => found.Severity == DiagnosticSeverity.Error && found.Id != "CS8805");
        Assert.Equal(
            isReported ? analyzer.SupportedDiagnostics.Select(one => one.Id) : [], (await run.Analyze(analyzer)).Select(found => found.Id));
    }
}
