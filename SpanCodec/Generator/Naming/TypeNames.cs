using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace SpanCodecs.Generator.Naming;

internal static class TypeNames
{
    private static readonly SymbolDisplayFormat DisplayFormat = SymbolDisplayFormat.CSharpErrorMessageFormat
        .RemoveMiscellaneousOptions(SymbolDisplayMiscellaneousOptions.IncludeNullableReferenceTypeModifier);

    private static readonly SymbolDisplayFormat CodeFormat =
        SymbolDisplayFormat.FullyQualifiedFormat.AddMiscellaneousOptions(SymbolDisplayMiscellaneousOptions.ExpandValueTuple);

    /// <summary>
    /// Names a type as generated code does: global::, keywords escaped, no nullable annotations. Types that only the compiler tells apart
    /// have one name: tuples whose elements have other names, and dynamic and object.
    /// </summary>
    internal static string Code(ITypeSymbol type)
    {
        if (PlainTypeText.Of(type, "global::") is { } plain)
            return plain;
        var code = new StringBuilder();
        foreach (SymbolDisplayPart part in type.ToDisplayParts(CodeFormat))
        {
            string text = part.ToString();
            code.Append(part.Kind == SymbolDisplayPartKind.Keyword && text == "dynamic" ? "object" : text);
        }

        return code.ToString();
    }

    internal static string Display(ITypeSymbol type) => PlainTypeText.Of(type, "") ?? type.ToDisplayString(DisplayFormat);

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
        SyntaxFacts.GetKeywordKind(name) == SyntaxKind.None && SyntaxFacts.GetContextualKeywordKind(name) == SyntaxKind.None
            ? name : "@" + name;

    /// <summary>Names a type as an assembly knows it: "Shop.Basket`1+Line".</summary>
    internal static string FullMetadataName(INamedTypeSymbol type)
    {
        if (type.ContainingType is { } around)
            return $"{FullMetadataName(around)}+{type.MetadataName}";
        string name = type.MetadataName;
        // The name is not the one in code: a keyword has no @ here.
        for (INamespaceSymbol? space = type.ContainingNamespace; space is { IsGlobalNamespace: false }; space = space.ContainingNamespace)
            name = $"{space.Name}.{name}";
        return name;
    }
}
