using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Parse;

/// <summary>Equal symbols are equal uses of a type.</summary>
internal sealed class SymbolKeys : IEqualityComparer<(ITypeSymbol Type, NumberHandling Handling, INamedTypeSymbol? Converter, bool IsFilled)>
{
    internal static readonly SymbolKeys Instance = new();

    public bool Equals(
        (ITypeSymbol Type, NumberHandling Handling, INamedTypeSymbol? Converter, bool IsFilled) x,
        (ITypeSymbol Type, NumberHandling Handling, INamedTypeSymbol? Converter, bool IsFilled) y) =>
        SymbolEqualityComparer.Default.Equals(x.Type, y.Type)
        && x.Handling == y.Handling
        && SymbolEqualityComparer.Default.Equals(x.Converter, y.Converter)
        && x.IsFilled == y.IsFilled;

    public int GetHashCode((ITypeSymbol Type, NumberHandling Handling, INamedTypeSymbol? Converter, bool IsFilled) obj) =>
        SymbolEqualityComparer.Default.GetHashCode(obj.Type);
}
