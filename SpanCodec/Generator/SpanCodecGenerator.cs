using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SpanCodecs.Generator.Adoption;
using SpanCodecs.Generator.Emit;
using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Parse;

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

    private static void Generate(IncrementalGeneratorInitializationContext context, string attribute, Func<GeneratorAttributeSyntaxContext, CancellationToken, ContextModel?> parse)
    {
        IncrementalValuesProvider<ContextModel> models = context.SyntaxProvider
            .ForAttributeWithMetadataName(attribute, static (node, _) => node is TypeDeclarationSyntax, parse)
            .Where(static model => model is not null)
            .Select(static (model, _) => model!)
            .Combine(context.AnalyzerConfigOptionsProvider.Select(static (provider, _) => SwitchesParser.Parse(provider)))
            .Select(static (pair, _) => pair.Left with { Options = pair.Left.Options.With(pair.Right) })
            .WithTrackingName(ModelStep);
        context.RegisterSourceOutput(models, Produce);
    }

    private static void Produce(SourceProductionContext output, ContextModel model)
    {
        foreach (DiagnosticModel diagnostic in model.Diagnostics)
            output.ReportDiagnostic(diagnostic.ToDiagnostic());
        if (model.Declarations.Count == 0)
            return;
        foreach ((string name, string code) in ContextEmitter.Emit(model))
            output.AddSource(name, code);
    }
}
