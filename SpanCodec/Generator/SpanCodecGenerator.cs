using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SpanCodecs.Generator.Adoption;
using SpanCodecs.Generator.Emit;
using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Parse;
using SpanCodecs.Generator.Plan;

namespace SpanCodecs.Generator;

/// <summary>Writes a codec for every type that a class names with [SpanCodec]: parse, compare, emit.</summary>
[Generator(LanguageNames.CSharp)]
public sealed class SpanCodecGenerator : IIncrementalGenerator
{
    /// <summary>The step whose output says whether anything is generated again.</summary>
    public const string ModelStep = "SpanCodecModel";

    public void Initialize(IncrementalGeneratorInitializationContext context)
    {
        Generate(context, ContextParser.AttributeName, ContextParser.Parse);
        Generate(context, AdoptedContextParser.AttributeName, AdoptedContextParser.Parse);
    }

    private static void Generate(
        IncrementalGeneratorInitializationContext context, string attribute,
        Func<GeneratorAttributeSyntaxContext, CancellationToken, ContextModel?> parse)
    {
        var known = new KnownModels(parse);
        IncrementalValuesProvider<ContextModel> models = context.SyntaxProvider
            .ForAttributeWithMetadataName(attribute, static (node, _) => node is TypeDeclarationSyntax, known.Of)
            .Where(static model => model is not null)
            .Select(static (model, _) => model!)
            .Combine(context.AnalyzerConfigOptionsProvider.Select(static (provider, _) => SwitchesParser.Parse(provider)))
            .Select(static (pair, _) => Lending.With(pair.Left, pair.Right))
            .WithTrackingName(ModelStep);
        context.RegisterSourceOutput(
            models.Where(static model => model.Diagnostics.Count > 0)
                .Combine(context.CompilationProvider)
                .Select(static (pair, _) => LocatedDiagnostic.Of(pair.Left.Diagnostics, pair.Right)),
            Report);
        // One step a file: an edit emits those anew that it changes.
        context.RegisterSourceOutput(
            models.SelectMany(static (model, _) => FilePlan.Of(model)),
            static (output, file) => output.AddSource(file.Name, ContextEmitter.Emit(file)));
    }

    private static void Report(SourceProductionContext output, EquatableArray<LocatedDiagnostic> diagnostics)
    {
        foreach (LocatedDiagnostic diagnostic in diagnostics)
            output.ReportDiagnostic(diagnostic.ToDiagnostic());
    }
}
