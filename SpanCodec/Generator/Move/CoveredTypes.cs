using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Adoption;
using SpanCodecs.Generator.Completion;
using SpanCodecs.Generator.Parse;

namespace SpanCodecs.Generator.Move;

/// <summary>
/// The types that have codecs, here or in a project that this one refers to, and those of a context: that one may be adopted, which
/// SPAN0103 says.
/// </summary>
internal static class CoveredTypes
{
    private const string Serializable = Attributes.Serialization + ".JsonSerializableAttribute";

    internal static HashSet<ITypeSymbol> Of(Compilation compilation)
    {
        var covered = new HashSet<ITypeSymbol>(SymbolEqualityComparer.Default);
        string? runtime = compilation.GetTypeByMetadataName(ContextParser.AttributeName)?.ContainingAssembly.Name;
        IEnumerable<IAssemblySymbol> others = compilation.SourceModule.ReferencedAssemblySymbols
            .Where(assembly => assembly.Modules.Any(module => module.ReferencedAssemblies.Any(one => one.Name == runtime)));
        foreach (INamedTypeSymbol type in others.Prepend(compilation.Assembly).SelectMany(SourceTypes.Of))
        {
            if (type.TypeKind == TypeKind.Class)
                Add(type, covered);
        }

        return covered;
    }

    private static void Add(INamedTypeSymbol type, HashSet<ITypeSymbol> covered)
    {
        foreach (AttributeData attribute in type.GetAttributes())
        {
            string? name = attribute.AttributeClass?.ToDisplayString();
            if (name is ContextParser.AttributeName or Serializable && attribute.Argument(0) is ITypeSymbol named)
                covered.Add(named);
            else if (name == AdoptedContextParser.AttributeName && attribute.Argument(0) is INamedTypeSymbol adopted)
                Add(adopted, covered);
        }
    }
}
