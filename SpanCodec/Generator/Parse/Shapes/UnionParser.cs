using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Parse;

/// <summary>
/// Unions of C#: a value of one of several types. System.Text.Json writes it as what it holds, and reads it as the type whose values begin
/// as the document's does. Cases are the parameters of its constructors.
/// </summary>
internal static class UnionParser
{
    private const string Attribute = "UnionAttribute";

    /// <summary>Whether a type is a union: by its keyword, of which the compiler makes the attribute later, or by the attribute.</summary>
    internal static bool Is(ITypeSymbol type) =>
        type is INamedTypeSymbol { TypeKind: TypeKind.Class or TypeKind.Struct } named
        && (named.GetAttributes().Any(attribute => attribute.AttributeClass is { Name: Attribute } found
                && Framework.IsNamespace(found.ContainingNamespace, "System.Runtime.CompilerServices"))
            || named.DeclaringSyntaxReferences.Any(part => part.GetSyntax() is TypeDeclarationSyntax { Keyword.Text: "union" }));

    internal static TypeModel? TryParse(TypeGraph graph, TypeUse use, TypeName name)
    {
        if (!Is(use.Type))
            return null;
        var type = (INamedTypeSymbol)use.Type;
        IMethodSymbol[] constructors = [.. type.InstanceConstructors.Where(IsCase)];
        if (Refusal(graph, type, constructors) is { } refusal)
            return graph.Unsupported(name, use, refusal);

        IMethodSymbol[] getters = [.. type.GetMembers("TryGetValue").OfType<IMethodSymbol>().Where(IsGetter)];
        IEnumerable<UnionCaseModel> cases = MostDerivedFirst(graph.Compilation, [.. constructors.Select(TypeOf)])
            .Select(held => new UnionCaseModel(
                graph.KeyOf(new TypeUse(held, null, null, use.Place)),
                TypeNames.Code(held),
                TypeNames.Code(Framework.UnderlyingOfNullable(held) ?? held),
                getters.Any(getter => SymbolEqualityComparer.Default.Equals(getter.Parameters[0].Type, held))));
        return new UnionModel(
            name,
            cases.ToEquatableArray(),
            constructors.FirstOrDefault(one => NullRuleParser.TakesNull(one.Parameters[0])) is { } ofNull
                ? TypeNames.Code(TypeOf(ofNull)) : null);
    }

    /// <summary>Refuses unions that hold themselves with no bracket in between: a value may be endless, and nothing counts that.</summary>
    internal static void CheckCases(TypeGraph graph, List<TypeUse> uses, List<TypeModel> models)
    {
        Dictionary<string, TypeModel> byKey = models.ToDictionary(model => model.Name.Key);
        for (int i = 0; i < models.Count; i++)
        {
            if (models[i] is not UnionModel union)
                continue;
            var seen = new HashSet<string>();
            if (Holds(union, union.Name.Key, seen))
                graph.Refuse(uses[i], "it is a union that may hold one of its own type, with no object or array around it");
        }

        bool Holds(UnionModel union, string key, HashSet<string> seen) => union.Cases
            .Select(one => byKey[one.Type] is NullableModel nullable ? byKey[nullable.Underlying] : byKey[one.Type]).OfType<UnionModel>()
            .Any(inner => inner.Name.Key == key || (seen.Add(inner.Name.Key) && Holds(inner, key, seen)));
    }

    private static string? Refusal(TypeGraph graph, INamedTypeSymbol type, IMethodSymbol[] constructors)
    {
        if (!graph.HasUnions)
            return "unions are not known to this System.Text.Json: they are from version 11 on";
        if (constructors.Length == 0)
            return "it is a union without a public constructor that takes one value";
        if (!HasValue(type))
            return "it is a union without a public property Value of type object";
        if (constructors.Select(one => TypeNames.Code(TypeOf(one))).Distinct().Count() < constructors.Length)
            return "two cases of the union are one type";
        if (ConstructorParser.HasPriorities(type))
            return "it is a union whose constructors have [OverloadResolutionPriority]";
        if (constructors.Any(AccessParser.IsObsoleteError))
            return "it is a union with a constructor that is obsolete, and calling it is an error";
        return ConstructorParser.HasRequiredMembers(type) && !constructors.All(ConstructorParser.SetsAll)
            ? "it is a union with required members, and is made without them" : null;
    }

    private static bool HasValue(INamedTypeSymbol type)
    {
        for (INamedTypeSymbol? current = type; current is not null; current = current.BaseType)
        {
            if (current.GetMembers("Value").FirstOrDefault() is { } member)
                return member is IPropertySymbol
                {
                    IsStatic: false, IsIndexer: false, Type.SpecialType: SpecialType.System_Object,
                    GetMethod.DeclaredAccessibility: Accessibility.Public,
                };
        }

        return false;
    }

    private static bool IsCase(IMethodSymbol constructor) =>
        constructor is { DeclaredAccessibility: Accessibility.Public, Parameters.Length: 1 }
        && constructor.Parameters[0].RefKind == RefKind.None;

    private static ITypeSymbol TypeOf(IMethodSymbol constructor) => constructor.Parameters[0].Type;

    private static bool IsGetter(IMethodSymbol method) =>
        method is
        {
            DeclaredAccessibility: Accessibility.Public, IsStatic: false, IsGenericMethod: false,
            ReturnType.SpecialType: SpecialType.System_Boolean, Parameters.Length: 1,
        }
        && method.Parameters[0].RefKind == RefKind.Out;

    /// <summary>
    /// A value is of the nearest case, so that those which are assignable to another come before it. A boxed value does not say whether it
    /// was nullable.
    /// </summary>
    private static IEnumerable<ITypeSymbol> MostDerivedFirst(Compilation compilation, List<ITypeSymbol> cases)
    {
        while (cases.Count > 0)
        {
            ITypeSymbol next = cases.First(one => !cases.Any(other => !ReferenceEquals(other, one) && IsAssignable(other, one)));
            cases.Remove(next);
            yield return next;
        }

        bool IsAssignable(ITypeSymbol from, ITypeSymbol to)
        {
            Conversion conversion = compilation.ClassifyConversion(from, to);
            return conversion is { IsImplicit: true, IsUserDefined: false }
                && (conversion.IsReference || conversion.IsBoxing || conversion.IsNullable);
        }
    }
}
