using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace SpanCodecs.Generator.Naming;

/// <summary>
/// The names of ordinary types, as the compiler's own display writes them. It takes many times as long, and a context asks for thousands;
/// tuples, nested types, dynamic and names that need an @ are left to it.
/// </summary>
internal static class PlainTypeText
{
    /// <param name="root">The beginning of each name: "global::" or nothing.</param>
    /// <returns>Null where the type is not plain.</returns>
    internal static string? Of(ITypeSymbol type, string root)
    {
        var text = new StringBuilder();
        return Append(text, type, root) ? text.ToString() : null;
    }

    private static bool Append(StringBuilder text, ITypeSymbol type, string root)
    {
        if (Keyword(type.SpecialType) is { } keyword)
        {
            text.Append(keyword);
            return true;
        }

        if (type is IArrayTypeSymbol { Rank: 1, ElementType: not IArrayTypeSymbol } array)
        {
            bool isPlain = Append(text, array.ElementType, root);
            text.Append("[]");
            return isPlain;
        }

        if (type is not INamedTypeSymbol { IsTupleType: false, ContainingType: null } named
            || named.TypeKind is not (TypeKind.Class or TypeKind.Struct or TypeKind.Interface or TypeKind.Enum)
            || named.IsUnboundGenericType)
            return false;
        if (named.OriginalDefinition.SpecialType == SpecialType.System_Nullable_T)
        {
            bool isPlain = Append(text, named.TypeArguments[0], root);
            text.Append('?');
            return isPlain;
        }

        text.Append(root);
        return AppendPath(text, named.ContainingNamespace) && AppendName(text, named.Name) && AppendArguments(text, named, root);
    }

    private static bool AppendArguments(StringBuilder text, INamedTypeSymbol type, string root)
    {
        if (type.Arity == 0)
            return true;
        for (int i = 0; i < type.Arity; i++)
        {
            text.Append(i == 0 ? "<" : ", ");
            if (!Append(text, type.TypeArguments[i], root))
                return false;
        }

        text.Append('>');
        return true;
    }

    private static bool AppendPath(StringBuilder text, INamespaceSymbol? space)
    {
        if (space is null || space.IsGlobalNamespace)
            return true;
        if (!AppendPath(text, space.ContainingNamespace) || !AppendName(text, space.Name))
            return false;
        text.Append('.');
        return true;
    }

    private static bool AppendName(StringBuilder text, string name)
    {
        text.Append(name);
        return SyntaxFacts.GetKeywordKind(name) == SyntaxKind.None && SyntaxFacts.GetContextualKeywordKind(name) == SyntaxKind.None;
    }

    private static string? Keyword(SpecialType type) => type switch
    {
        SpecialType.System_Object => "object",
        SpecialType.System_String => "string",
        SpecialType.System_Boolean => "bool",
        SpecialType.System_Char => "char",
        SpecialType.System_SByte => "sbyte",
        SpecialType.System_Byte => "byte",
        SpecialType.System_Int16 => "short",
        SpecialType.System_UInt16 => "ushort",
        SpecialType.System_Int32 => "int",
        SpecialType.System_UInt32 => "uint",
        SpecialType.System_Int64 => "long",
        SpecialType.System_UInt64 => "ulong",
        SpecialType.System_Single => "float",
        SpecialType.System_Double => "double",
        SpecialType.System_Decimal => "decimal",
        _ => null,
    };
}
