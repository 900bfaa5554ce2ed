using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Parse;

/// <summary>
/// Reads what annotations say of null, as System.Text.Json finds it in them at run time: the annotations of a type's own definition, since
/// those of type arguments are nowhere to be found then.
/// </summary>
internal static class NullRuleParser
{
    /// <param name="parameter">The parameter of the constructor that takes the member's value, if there is one: its annotation counts
    /// then.</param>
    internal static NullRules Of(MemberCandidate member, IParameterSymbol? parameter)
    {
        // The parts of a tuple are type arguments. Those of a long tuple do not show it in their definition.
        if (member.Symbol.ContainingType.IsTupleType)
            return NullRules.None;
        if (!member.CanBeNull)
            return NullRules.None;
        ISymbol definition = member.Symbol.OriginalDefinition;
        bool isNotNull = IsNotNull(definition);
        var rules = NullRules.None;
        if (member.Getter is not null && (isNotNull ? !Has(definition, "MaybeNullAttribute") : Has(definition, "NotNullAttribute")))
            rules |= NullRules.NotWritten;
        ISymbol? taking = parameter is not null ? parameter.OriginalDefinition : member.Setter is not null ? definition : null;
        if (taking is not null && (IsNotNull(taking) ? !Has(taking, "AllowNullAttribute") : Has(taking, "DisallowNullAttribute")))
            rules |= NullRules.NotRead;
        return rules;
    }

    /// <summary>Whether a parameter takes null, as System.Text.Json finds it: by what its definition says.</summary>
    internal static bool TakesNull(IParameterSymbol parameter)
    {
        if (parameter.Type.IsValueType)
            return Framework.UnderlyingOfNullable(parameter.Type) is not null;
        IParameterSymbol definition = parameter.OriginalDefinition;
        return IsNotNull(definition) ? Has(definition, "AllowNullAttribute") : !Has(definition, "DisallowNullAttribute");
    }

    private static bool IsNotNull(ISymbol definition)
    {
        ITypeSymbol type = definition switch
        {
            IPropertySymbol property => property.Type,
            IFieldSymbol field => field.Type,
            _ => ((IParameterSymbol)definition).Type,
        };
        return type.NullableAnnotation == NullableAnnotation.NotAnnotated
            && (type is not ITypeParameterSymbol parameter
                || parameter.HasNotNullConstraint
                || (parameter.HasReferenceTypeConstraint
                    && parameter.ReferenceTypeConstraintNullableAnnotation == NullableAnnotation.NotAnnotated));
    }

    // The compiler moves a property's attributes to what they are about: the returned value of the getter, the parameter of the setter.
    private static bool Has(ISymbol symbol, string attribute) => AttributesOf(symbol).Any(candidate =>
        candidate.AttributeClass is { } type && type.Name == attribute
            && Framework.IsNamespace(type.ContainingNamespace, "System.Diagnostics.CodeAnalysis"));

    private static IEnumerable<AttributeData> AttributesOf(ISymbol symbol)
    {
        IEnumerable<AttributeData> own = symbol.GetAttributes();
        if (symbol is not IPropertySymbol property)
            return own;
        if (property.GetMethod is { } getter && MayHaveAttributes(getter))
            own = own.Concat(getter.GetReturnTypeAttributes());
        return property.SetMethod is { } setter && MayHaveAttributes(setter)
            ? own.Concat(setter.Parameters[setter.Parameters.Length - 1].GetAttributes()) : own;
    }

    /// <summary>
    /// Whether an accessor may have attributes. A property in source has its own, and an accessor what is written before it: nothing,
    /// nearly always, and cheaper to see.
    /// </summary>
    private static bool MayHaveAttributes(IMethodSymbol accessor) =>
        accessor.DeclaringSyntaxReferences is not { Length: 1 } declared
        // The other part of a partial property may have them.
        || declared[0].GetSyntax().Parent?.Parent is PropertyDeclarationSyntax property && property.Modifiers.Any(SyntaxKind.PartialKeyword)
        || declared[0].GetSyntax() is not AccessorDeclarationSyntax { AttributeLists.Count: 0 };
}
