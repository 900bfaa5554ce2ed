using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Parse;

/// <summary>A property or field that System.Text.Json would look at, before name collisions are settled.</summary>
internal sealed class MemberCandidate
{
    internal MemberCandidate(ISymbol symbol, OptionsModel options)
    {
        Symbol = symbol;
        IsIncluded = symbol.Has("JsonInclude");
        Ignore = symbol.Find("JsonIgnore") is { } ignore ? (IgnoreCondition)ignore.Number("Condition", (int)IgnoreCondition.Always) : null;
        Order = symbol.Find("JsonPropertyOrder")?.Number(0) ?? 0;
        JsonName = symbol.Find("JsonPropertyName")?.Argument(0) as string ?? NamingPolicies.Apply(options.PropertyNamingPolicy, symbol.Name);
        if (symbol is IPropertySymbol property)
        {
            Type = property.Type;
            Getter = Usable(property.GetMethod);
            Setter = Usable(property.SetMethod);
        }
        else
        {
            var field = (IFieldSymbol)symbol;
            Type = field.Type;
            Getter = field;
            Setter = field.IsReadOnly ? null : field;
        }

        bool isCollection = Enumeration.ElementOf(Type) is not null || Enumeration.IsNonGeneric(Type) && Type.SpecialType != SpecialType.System_String;
        if (Ignore is null && isCollection && Getter is null)
            Setter = null;
        bool isReadOnlyIgnored = symbol is IPropertySymbol ? options.IgnoreReadOnlyProperties : options.IgnoreReadOnlyFields;
        if (Ignore is null && !isCollection && Setter is null && isReadOnlyIgnored)
            IsLeftOutOfWriting = true;
    }

    internal ISymbol Symbol { get; }

    internal ITypeSymbol Type { get; }

    internal bool IsIncluded { get; }

    internal IgnoreCondition? Ignore { get; }

    internal int Order { get; }

    internal string JsonName { get; }

    internal ISymbol? Getter { get; }

    internal ISymbol? Setter { get; }

    /// <summary>Read-only, and the options ignore those. A constructor parameter may still take it.</summary>
    internal bool IsLeftOutOfWriting { get; }

    internal bool IsIgnored => Ignore == IgnoreCondition.Always;

    /// <summary>Whether the other, of a more derived type, takes this one's place.</summary>
    internal bool IsHiddenBy(MemberCandidate other)
    {
        if (Symbol.Name != other.Symbol.Name)
            return false;
        for (ITypeSymbol? current = other.Symbol.ContainingType; current is not null; current = current.BaseType)
        {
            if (SymbolEqualityComparer.Default.Equals(current, Symbol.ContainingType))
                return true;
        }

        return other.Symbol.ContainingType.AllInterfaces.Contains(Symbol.ContainingType, SymbolEqualityComparer.Default);
    }

    private ISymbol? Usable(IMethodSymbol? accessor) =>
        accessor is not null && (accessor.DeclaredAccessibility == Accessibility.Public || IsIncluded) ? accessor : null;
}
