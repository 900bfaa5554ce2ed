using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using SpanCodecs.Generator.Diagnostics;
using SpanCodecs.Generator.Parse;

namespace SpanCodecs.Generator.Adoption;

/// <summary>Offers codecs for a JsonSerializerContext that no class adopts yet.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class ContextAnalyzer : DiagnosticAnalyzer
{
    /// <summary>The diagnostic that the code fix is for.</summary>
    public const string Id = AdoptionDescriptors.SuggestionId;

    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics { get; } =
        ImmutableArray.Create(AdoptionDescriptors.Suggestion);

    public override void Initialize(AnalysisContext context)
    {
        context.EnableConcurrentExecution();
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
        context.RegisterCompilationStartAction(start =>
        {
            if (start.Compilation.GetTypeByMetadataName(AdoptedContextParser.AttributeName) is not { } attribute)
                return;
            var adopted = new Lazy<HashSet<ISymbol?>>(() => Adopted(start.Compilation.Assembly.GlobalNamespace, attribute));
            start.RegisterSymbolAction(symbol => Analyze(symbol, adopted), SymbolKind.NamedType);
        });
    }

    private static void Analyze(SymbolAnalysisContext context, Lazy<HashSet<ISymbol?>> adopted)
    {
        var type = (INamedTypeSymbol)context.Symbol;
        if (type.BaseType.IsSerialization("JsonSerializerContext") && type.Has("JsonSerializable") && !adopted.Value.Contains(type))
            context.ReportDiagnostic(Diagnostic.Create(AdoptionDescriptors.Suggestion, type.Locations[0], type.Name));
    }

    private static HashSet<ISymbol?> Adopted(INamespaceSymbol space, INamedTypeSymbol attribute)
    {
        var adopted = new HashSet<ISymbol?>(SymbolEqualityComparer.Default);
        var pending = new Stack<INamespaceOrTypeSymbol>([space]);
        while (pending.Count > 0)
        {
            INamespaceOrTypeSymbol current = pending.Pop();
            foreach (AttributeData data in current.GetAttributes())
            {
                if (SymbolEqualityComparer.Default.Equals(data.AttributeClass, attribute))
                    adopted.Add(data.Argument(0) as ISymbol);
            }

            foreach (INamespaceOrTypeSymbol member in current.GetMembers().OfType<INamespaceOrTypeSymbol>())
                pending.Push(member);
        }

        return adopted;
    }
}
