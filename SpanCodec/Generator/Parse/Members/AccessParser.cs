using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Parse;

/// <summary>
/// Whether generated code may use a member as it is written, or needs [UnsafeAccessor]: for private members that
/// System.Text.Json is told to include, init-only setters, members hidden by a derived type's, and those whose use is
/// an error by their [Obsolete].
/// </summary>
internal static class AccessParser
{
    /// <param name="user">The type whose member it is used as; the declaring type may be a base of it.</param>
    internal static AccessModel Parse(TypeGraph graph, INamedTypeSymbol user, ISymbol symbol)
    {
        bool isInherited = user.TypeKind == TypeKind.Interface && !SymbolEqualityComparer.Default.Equals(user, symbol.ContainingType);
        // An interface does not hide what it inherits: there is a way to name it.
        bool canBeNamed = graph.IsAccessible(symbol, user)
            && symbol is not IMethodSymbol { IsInitOnly: true }
            && !IsObsoleteError(symbol)
            && (isInherited || !IsHidden(user, symbol));
        return !canBeNamed ? Accessor(symbol)
            : isInherited ? new(AccessKind.Cast, "", TypeNames.Code(symbol.ContainingType), "", null)
            : AccessModel.Direct;
    }

    internal static AccessModel Accessor(ISymbol symbol)
    {
        ISymbol definition = symbol.OriginalDefinition;
        string declared = definition switch
        {
            IFieldSymbol field => TypeNames.Code(field.Type),
            IMethodSymbol { MethodKind: MethodKind.PropertySet } setter => TypeNames.Code(setter.Parameters[0].Type),
            IMethodSymbol { MethodKind: MethodKind.PropertyGet } getter => TypeNames.Code(getter.ReturnType),
            _ => "",
        };
        return new(
            definition is IFieldSymbol ? AccessKind.AccessorField : AccessKind.AccessorMethod,
            definition.MetadataName,
            TypeNames.Code(definition.ContainingType),
            declared,
            GenericOf(symbol.ContainingType));
    }

    /// <summary>Whether it, what it belongs to, or what it overrides is obsolete, and using it is an error.</summary>
    internal static bool IsObsoleteError(ISymbol symbol)
    {
        for (ISymbol? declared = symbol; declared is not null; declared = (declared as IMethodSymbol)?.OverriddenMethod)
        {
            if (Says(declared) || declared is IMethodSymbol { AssociatedSymbol: { } property } && Says(property))
                return true;
        }

        return false;

        static bool Says(ISymbol one) => FindObsolete(one)?.Argument(1) is true;
    }

    internal static AttributeData? FindObsolete(ISymbol symbol) => symbol.GetAttributes().FirstOrDefault(attribute =>
        attribute.AttributeClass is { Name: "ObsoleteAttribute", ContainingNamespace.Name: "System" });

    private static bool IsHidden(INamedTypeSymbol user, ISymbol symbol)
    {
        ISymbol member = symbol is IMethodSymbol { AssociatedSymbol: { } property } ? property : symbol;
        for (INamedTypeSymbol? current = user; current is not null; current = current.BaseType)
        {
            if (SymbolEqualityComparer.Default.Equals(current, member.ContainingType))
                return false;
            if (current.GetMembers(member.Name).Length > 0)
                return true;
        }

        return false;
    }

    /// <summary>The type parameters of a type and of those around it, as an accessor's class must declare them again.</summary>
    private static GenericModel? GenericOf(INamedTypeSymbol type)
    {
        var parameters = new List<ITypeParameterSymbol>();
        var arguments = new List<string>();
        for (INamedTypeSymbol? current = type; current is not null; current = current.ContainingType)
        {
            parameters.InsertRange(0, current.TypeParameters);
            arguments.InsertRange(0, current.TypeArguments.Select(TypeNames.Code));
        }

        return parameters.Count == 0 ? null : new(
            string.Join(", ", parameters.Select(parameter => TypeNames.Escaped(parameter.Name))),
            string.Concat(parameters.Select(Constraints)),
            string.Join(", ", arguments));
    }

    private static string Constraints(ITypeParameterSymbol parameter)
    {
        var clauses = new List<string>();
        if (parameter.HasUnmanagedTypeConstraint)
            clauses.Add("unmanaged");
        else if (parameter.HasValueTypeConstraint)
            clauses.Add("struct");
        else if (parameter.HasReferenceTypeConstraint)
            clauses.Add("class");
        else if (parameter.HasNotNullConstraint)
            clauses.Add("notnull");
        clauses.AddRange(parameter.ConstraintTypes.Select(TypeNames.Code));
        if (parameter.HasConstructorConstraint)
            clauses.Add("new()");
        return clauses.Count == 0 ? "" : $" where {TypeNames.Escaped(parameter.Name)} : {string.Join(", ", clauses)}";
    }
}
