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

    internal static string Display(ITypeSymbol type) => PlainTypeText.Of(type, "") ?? type.ToDisplayString(
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

    /// <summary>
    /// "System.Collections.Generic.List`1" of any construction of it; empty for types
    /// that are not the framework's, which nobody asks for by name.
    /// </summary>
    internal static string MetadataName(ITypeSymbol type)
    {
        if (type.TypeKind == TypeKind.Dynamic)
            return "System.Object";
        return type.ContainingType is null && type.ContainingNamespace is { IsGlobalNamespace: false } space
            && Path(space) is { Length: > 0 } path && Framework.IsSigned(type.ContainingAssembly)
            ? path + "." + type.OriginalDefinition.MetadataName
            : "";
    }

    /// <summary>As an assembly knows the type: "Shop.Basket`1+Line".</summary>
    internal static string FullMetadataName(INamedTypeSymbol type)
    {
        if (type.ContainingType is { } around)
            return $"{FullMetadataName(around)}+{type.MetadataName}";
        string name = type.MetadataName;
        // Not as code writes it: a keyword has no @ there.
        for (INamespaceSymbol? space = type.ContainingNamespace; space is { IsGlobalNamespace: false }; space = space.ContainingNamespace)
            name = $"{space.Name}.{name}";
        return name;
    }

    /// <summary>Whether it is a construction of the type of that metadata name. Interfaces are asked this by the hundred, so no text is made for it.</summary>
    internal static bool Is(ITypeSymbol type, string metadataName)
    {
        int arity = metadataName.Length > 2 && metadataName[metadataName.Length - 2] == '`' ? metadataName[metadataName.Length - 1] - '0' : 0;
        int end = arity == 0 ? metadataName.Length : metadataName.Length - 2;
        return type is INamedTypeSymbol { ContainingType: null } named
            && named.Arity == arity
            && IsLast(named.Name, metadataName, ref end)
            && IsPath(named.ContainingNamespace, metadataName, end)
            && Framework.IsSigned(named.ContainingAssembly);
    }

    /// <summary>Whether a namespace is the one named.</summary>
    internal static bool IsNamespace(INamespaceSymbol? space, string path) => space is not null && IsPath(space, path, path.Length);

    private static bool IsPath(INamespaceSymbol space, string path, int end)
    {
        INamespaceSymbol current = space;
        while (end > 0)
        {
            if (current.IsGlobalNamespace || !IsLast(current.Name, path, ref end))
                return false;
            current = current.ContainingNamespace;
        }

        return current.IsGlobalNamespace;
    }

    /// <summary>Whether the path up to the end given ends with that part; the end is then before it.</summary>
    private static bool IsLast(string part, string path, ref int end)
    {
        int start = end - part.Length;
        if (start < 0 || string.CompareOrdinal(path, start, part, 0, part.Length) != 0 || (start > 0 && path[start - 1] != '.'))
            return false;
        end = Math.Max(start - 1, 0);
        return true;
    }

    /// <summary>The namespace's name, where it is System or below it.</summary>
    private static string Path(INamespaceSymbol space)
    {
        if (space.ContainingNamespace is not { IsGlobalNamespace: false } around)
            return space.Name == "System" ? "System" : "";
        return Path(around) is { Length: > 0 } path ? path + "." + space.Name : "";
    }
}
