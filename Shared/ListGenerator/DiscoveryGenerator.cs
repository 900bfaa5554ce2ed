using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;

namespace JsonAot.ListGenerator;

/// <summary>Writes the partial members that Shared/Contract/Discovery.cs describes.</summary>
[Generator(LanguageNames.CSharp)]
public sealed class DiscoveryGenerator : IIncrementalGenerator
{
    public void Initialize(IncrementalGeneratorInitializationContext context)
    {
        IncrementalValueProvider<Sequence<FoundClass>> classes = context.SyntaxProvider
            .CreateSyntaxProvider(
                (node, _) => node is TypeDeclarationSyntax { BaseList: not null } and (ClassDeclarationSyntax or RecordDeclarationSyntax),
                (found, stop) =>
                    found.SemanticModel.GetDeclaredSymbol(found.Node, stop) is INamedTypeSymbol type ? FoundClass.Of(type) : null)
            .Where(found => found is not null)
            .Collect()
            .Select((found, _) => new Sequence<FoundClass>(InOrder(found)));
        IncrementalValueProvider<Sequence<Library>> libraries = context.AdditionalTextsProvider
            .Combine(context.AnalyzerConfigOptionsProvider)
            .Select((pair, stop) => Library.Of(pair.Left, pair.Right.GetOptions(pair.Left), stop))
            .Where(library => library is not null)
            .Collect()
            .Select((found, _) => new Sequence<Library>(found.OfType<Library>()));

        IncrementalValuesProvider<MarkedList?> lists = context.SyntaxProvider.ForAttributeWithMetadataName(
            "JsonAot.DiscoveredAttribute", (node, _) => node is PropertyDeclarationSyntax, (marked, _) => MarkedList.Of(marked));
        context.RegisterSourceOutput(
            lists.Where(list => list is not null).Combine(classes).Combine(libraries)
                .Select((found, _) => found.Left.Left!.Code(found.Left.Right, found.Right)),
            Write);

        IncrementalValuesProvider<MarkedChoice?> choices = context.SyntaxProvider.ForAttributeWithMetadataName(
            "JsonAot.ChosenByAttribute", (node, _) => node is MethodDeclarationSyntax, (marked, stop) => MarkedChoice.Of(marked, stop));
        context.RegisterSourceOutput(
            choices.Where(choice => choice is not null).Combine(context.AnalyzerConfigOptionsProvider)
                .Select((pair, _) => pair.Left!.Code(PropertyOf(pair.Right, pair.Left!.Property))),
            Write);

        IncrementalValuesProvider<GeneratedCode?> payloads = context.SyntaxProvider.ForAttributeWithMetadataName(
            "JsonAot.ValueCodeAttribute", (node, _) => node is ClassDeclarationSyntax, (marked, _) => MarkedPayload.Of(marked));
        context.RegisterSourceOutput(payloads.Where(code => code is not null).Select((code, _) => code!), Write);
    }

    private static string PropertyOf(AnalyzerConfigOptionsProvider build, string name) =>
        build.GlobalOptions.TryGetValue($"build_property.{name}", out string? value) ? value : "";

    /// <summary>The order of the tables is that of the files. A partial class is found once.</summary>
    private static IEnumerable<FoundClass> InOrder(ImmutableArray<FoundClass?> found) => found
        .OfType<FoundClass>()
        .GroupBy(one => one.Code)
        .Select(parts => parts.First())
        .OrderBy(one => one.Path, StringComparer.Ordinal)
        .ThenBy(one => one.Place?.Span.Start);

    private static void Write(SourceProductionContext context, GeneratedCode code)
    {
        foreach (Problem problem in code.Problems.Items)
            context.ReportDiagnostic(problem.ToDiagnostic());
        context.AddSource(code.FileName, code.Text);
    }
}
