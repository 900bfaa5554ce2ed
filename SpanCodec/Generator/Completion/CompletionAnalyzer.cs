using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;
using SpanCodecs.Generator.Adoption;
using SpanCodecs.Generator.Diagnostics;
using SpanCodecs.Generator.Emit;
using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;
using SpanCodecs.Generator.Parse;
using SpanCodecs.Generator.Plan;

namespace SpanCodecs.Generator.Completion;

/// <summary>
/// Source generators do not see each other's code, and an analyzer sees all of it. If another generator completes a type, the codecs
/// would be others if they were generated now: that is an error, because the members that were added would be lost without a word.
/// </summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class CompletionAnalyzer : DiagnosticAnalyzer
{
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics { get; } =
        ImmutableArray.Create(Descriptors.CompletedElsewhere);

    public override void Initialize(AnalysisContext context)
    {
        context.EnableConcurrentExecution();
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
        context.RegisterCompilationAction(Analyze);
    }

    private static void Analyze(CompilationAnalysisContext context)
    {
        var trees = new GeneratedTrees(context.Compilation);
        if (!trees.Any || !SourceTypes.Of(context.Compilation).Any(trees.AreCompleting))
            return;
        Compilation compilation = context.Compilation.RemoveSyntaxTrees(trees.OfCodecs);
        SwitchesModel switches = SwitchesParser.Parse(context.Options.AnalyzerConfigOptionsProvider);
        foreach (INamedTypeSymbol codecs in SourceTypes.Of(compilation))
        {
            var symbols = new Dictionary<string, ITypeSymbol>();
            if (Parse(codecs, compilation, symbols, context.CancellationToken) is not { } model)
                continue;
            FileModel[] files = [.. FilePlan.Of(Lending.With(model, switches))];
            FileModel[] differing = [.. files.Where(file => !trees.Has(file.Name, ContextEmitter.Emit(file)))];
            if (differing.Length > 0)
                Report(context, trees, codecs, differing.Select(file => TypeOf(file, symbols) ?? codecs));
        }
    }

    /// <summary>Makes the model that the generator would make of a class, if it saw this compilation.</summary>
    /// <param name="symbols">Gets the types of the model, by their keys.</param>
    private static ContextModel? Parse(
        INamedTypeSymbol type, Compilation compilation, Dictionary<string, ITypeSymbol> symbols, CancellationToken cancellation)
    {
        AttributeData? mark = type.GetAttributes().FirstOrDefault(attribute =>
            attribute.AttributeClass?.ToDisplayString() is ContextParser.AttributeName or AdoptedContextParser.AttributeName);
        if (mark?.ApplicationSyntaxReference?.GetSyntax(cancellation).FirstAncestorOrSelf<TypeDeclarationSyntax>() is not { } node)
            return null;
        return ContextParser.Parse(type, node, compilation, symbols, cancellation)
            ?? AdoptedContextParser.Parse(type, node, compilation, symbols, cancellation);
    }

    private static ITypeSymbol? TypeOf(FileModel file, Dictionary<string, ITypeSymbol> symbols) =>
        file.Type is { } key && symbols.TryGetValue(key, out ITypeSymbol? type) ? type : null;

    /// <summary>A type's code also differs where that of a member's type does: told is of those that others complete.</summary>
    private static void Report(
        CompilationAnalysisContext context, GeneratedTrees trees, INamedTypeSymbol codecs, IEnumerable<ITypeSymbol> differing)
    {
        ILookup<INamedTypeSymbol, string> completed = differing.SelectMany(type => trees.CompletedIn(type)).Distinct()
            .ToLookup(part => part.Type, part => part.File, (IEqualityComparer<INamedTypeSymbol>)SymbolEqualityComparer.Default);
        if (completed.Count == 0)
            Tell(codecs, "in one of the types that it reads or writes");
        foreach (IGrouping<INamedTypeSymbol, string> type in completed)
            Tell(type.Key, string.Join(", ", type.OrderBy(file => file, StringComparer.Ordinal)));

        void Tell(INamedTypeSymbol type, string file)
        {
            Location? place = type.Locations.FirstOrDefault(location => location.SourceTree is { } tree && !trees.Contains(tree))
                ?? codecs.Locations.FirstOrDefault();
            context.ReportDiagnostic(Diagnostic.Create(Descriptors.CompletedElsewhere, place, TypeNames.Display(type), file));
        }
    }
}
