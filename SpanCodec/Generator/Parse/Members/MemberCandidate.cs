using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Parse;

/// <summary>A property or field that System.Text.Json would look at, before name collisions are settled.</summary>
internal sealed class MemberCandidate
{
    /// <param name="ofType">The attributes of the type, which hold for the members that say nothing themselves.</param>
    internal MemberCandidate(ISymbol symbol, TypeGraph graph, (NamingPolicy Naming, IgnoreCondition? Ignore) ofType)
    {
        Symbol = symbol;
        IsExtensionData = symbol.Has("JsonExtensionData");
        IsIncluded = symbol.Has("JsonInclude");
        Order = symbol.Find("JsonPropertyOrder")?.Number(0) ?? 0;
        JsonName = symbol.Find("JsonPropertyName")?.Argument(0) as string
            ?? NamingPolicies.Apply(PolicyOf(symbol) ?? ofType.Naming, symbol.Name);
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

        // A condition of the type that does not fit the member still hides that of the options.
        Ignore = ConditionOf(symbol)
            ?? (ofType.Ignore == IgnoreCondition.WhenWritingNull && !CanBeNull ? IgnoreCondition.Never : ofType.Ignore);
        if (Ignore is null && Getter is null && IsCollection(graph))
            Setter = null;
        IsIgnoredAsReadOnly = (Setter is null || Ignore == IgnoreCondition.WhenReading)
            && (symbol is IPropertySymbol ? graph.Options.IgnoreReadOnlyProperties : graph.Options.IgnoreReadOnlyFields);
        IsLeftOutOfWriting = IsIgnoredAsReadOnly && Ignore is null && !IsCollection(graph);
    }

    /// <summary>[JsonNamingPolicy] on a member or a type.</summary>
    internal static NamingPolicy? PolicyOf(ISymbol symbol) =>
        symbol.Find("JsonNamingPolicy")?.Number(0) is { } policy ? (NamingPolicy)policy : null;

    /// <summary>[JsonIgnore] on a member or a type.</summary>
    internal static IgnoreCondition? ConditionOf(ISymbol symbol) =>
        symbol.Find("JsonIgnore") is { } ignore ? (IgnoreCondition)ignore.Number("Condition", (int)IgnoreCondition.Always) : null;

    internal ISymbol Symbol { get; }

    internal ITypeSymbol Type { get; }

    /// <summary>It takes what no other member has a name for. Until names are settled it is a member like the others.</summary>
    internal bool IsExtensionData { get; }

    internal bool IsIncluded { get; }

    internal IgnoreCondition? Ignore { get; }

    internal int Order { get; }

    internal string JsonName { get; }

    internal ISymbol? Getter { get; }

    internal ISymbol? Setter { get; }

    /// <summary>
    /// Whether it is read-only, and the options ignore those: it is not filled in place. A constructor parameter may still take it.
    /// </summary>
    internal bool IsIgnoredAsReadOnly { get; }

    /// <summary>Whether a member that is ignored as read-only is not written either: collections are.</summary>
    internal bool IsLeftOutOfWriting { get; }

    internal bool CanBeNull => !Type.IsValueType || Framework.UnderlyingOfNullable(Type) is not null;

    /// <summary>It counts where the constructor does not say that it sets such members.</summary>
    internal bool HasRequiredKeyword => Symbol is IPropertySymbol { IsRequired: true } or IFieldSymbol { IsRequired: true };

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

    // The look takes a tenth of the generator's time, and few members need to know.
    private bool IsCollection(TypeGraph graph)
    {
        ITypeSymbol held = Framework.UnderlyingOfNullable(Type) ?? Type;
        return IsCollection(held)
            && ConverterAttributes.Find(Symbol) is null
            && !ConverterParser.Applies(graph, new TypeUse(held, null, null, null))
            && !ConverterParser.Applies(graph, new TypeUse(Type, null, null, null));
    }

    /// <summary>Whether System.Text.Json reads it element by element: not bytes, which are one text, nor its own documents.</summary>
    private static bool IsCollection(ITypeSymbol type)
    {
        bool isMemory = Framework.Is(type, "System.Memory`1") || Framework.Is(type, "System.ReadOnlyMemory`1");
        ITypeSymbol? element = isMemory ? ((INamedTypeSymbol)type).TypeArguments[0] : Enumeration.ElementOf(type);
        if (type is IArrayTypeSymbol || isMemory)
            return element?.SpecialType != SpecialType.System_Byte;
        return (element is not null || Enumeration.IsNonGeneric(type))
            && type.SpecialType != SpecialType.System_String
            && !(Framework.IsNamespace(type.ContainingNamespace, "System.Text.Json.Nodes") && Framework.IsSigned(type.ContainingAssembly));
    }

    private ISymbol? Usable(IMethodSymbol? accessor) =>
        accessor is not null && (accessor.DeclaredAccessibility == Accessibility.Public || IsIncluded) ? accessor : null;
}
