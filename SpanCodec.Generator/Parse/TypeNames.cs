using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace SpanCodecs.Generator.Parse;

internal static class TypeNames
{
    /// <summary>As generated code names it: global::, keywords escaped, no nullable annotations.</summary>
    internal static string Code(ITypeSymbol type) => type.ToDisplayString(SymbolDisplayFormat.FullyQualifiedFormat);

    internal static string Display(ITypeSymbol type) => type.ToDisplayString(
        SymbolDisplayFormat.CSharpErrorMessageFormat.RemoveMiscellaneousOptions(SymbolDisplayMiscellaneousOptions.IncludeNullableReferenceTypeModifier));

    /// <summary>The name that a JsonSerializerContext gives its property: ListEmployee, EmployeeArray, DictionaryStringInt32.</summary>
    internal static string Property(ITypeSymbol type)
    {
        if (type is IArrayTypeSymbol array)
            return Property(array.ElementType) + (array.Rank == 1 ? "Array" : $"Array{array.Rank}D");

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

    /// <summary>A name with an @ where the language needs one.</summary>
    internal static string Escaped(string name) =>
        SyntaxFacts.GetKeywordKind(name) == SyntaxKind.None && SyntaxFacts.GetContextualKeywordKind(name) == SyntaxKind.None ? name : "@" + name;

    internal static ITypeSymbol? UnderlyingOfNullable(ITypeSymbol type) =>
        type is INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable ? nullable.TypeArguments[0] : null;

    /// <summary>"System.Collections.Generic.List`1" of any construction of it.</summary>
    internal static string MetadataName(ITypeSymbol type)
    {
        ITypeSymbol definition = type.OriginalDefinition;
        return definition.ContainingType is null && definition.ContainingNamespace is { IsGlobalNamespace: false } space
            ? space.ToDisplayString() + "." + definition.MetadataName
            : definition.MetadataName;
    }
}
