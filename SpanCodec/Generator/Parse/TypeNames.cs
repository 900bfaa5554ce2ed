using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace SpanCodecs.Generator.Parse;

internal static class TypeNames
{
    private static readonly SymbolDisplayFormat CodeFormat =
        SymbolDisplayFormat.FullyQualifiedFormat.AddMiscellaneousOptions(SymbolDisplayMiscellaneousOptions.ExpandValueTuple);

    /// <summary>
    /// As generated code names it: global::, keywords escaped, no nullable annotations. What only the compiler tells apart
    /// has one name: tuples whose elements have other names, and dynamic and object.
    /// </summary>
    internal static string Code(ITypeSymbol type) => string.Concat(type.ToDisplayParts(CodeFormat).Select(part =>
        part.Kind == SymbolDisplayPartKind.Keyword && part.ToString() == "dynamic" ? "object" : part.ToString()));

    internal static string Display(ITypeSymbol type) => type.ToDisplayString(
        SymbolDisplayFormat.CSharpErrorMessageFormat.RemoveMiscellaneousOptions(SymbolDisplayMiscellaneousOptions.IncludeNullableReferenceTypeModifier));

    /// <summary>The name that a JsonSerializerContext gives its property: ListEmployee, EmployeeArray, DictionaryStringInt32.</summary>
    internal static string Property(ITypeSymbol type)
    {
        if (type is IArrayTypeSymbol array)
            return Property(array.ElementType) + (array.Rank == 1 ? "Array" : $"Array{array.Rank}D");

        if (type.TypeKind == TypeKind.Dynamic)
            return "Object";
        var name = new StringBuilder(type.Name);
        AppendArguments(name, type as INamedTypeSymbol);
        return name.ToString();
    }

    private static void AppendArguments(StringBuilder name, INamedTypeSymbol? type)
    {
        if (type is null)
            return;
        AppendArguments(name, type.ContainingType);
        foreach (ITypeSymbol argument in type.TypeArguments)
            name.Append(Property(argument));
    }

    /// <summary>How many generic types and arrays are inside each other.</summary>
    internal static int Depth(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => 1 + Depth(array.ElementType),
        INamedTypeSymbol { TypeArguments.Length: > 0 } generic => 1 + generic.TypeArguments.Max(Depth),
        _ => 0,
    };

    /// <summary>A name with an @ where the language needs one.</summary>
    internal static string Escaped(string name) =>
        SyntaxFacts.GetKeywordKind(name) == SyntaxKind.None && SyntaxFacts.GetContextualKeywordKind(name) == SyntaxKind.None ? name : "@" + name;

    internal static ITypeSymbol? UnderlyingOfNullable(ITypeSymbol type) =>
        type is INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable ? nullable.TypeArguments[0] : null;

    /// <summary>"System.Collections.Generic.List`1" of any construction of it.</summary>
    internal static string MetadataName(ITypeSymbol type)
    {
        if (type.TypeKind == TypeKind.Dynamic)
            return "System.Object";
        ITypeSymbol definition = type.OriginalDefinition;
        return definition.ContainingType is null && definition.ContainingNamespace is { IsGlobalNamespace: false } space
            ? space.ToDisplayString() + "." + definition.MetadataName
            : definition.MetadataName;
    }
}
