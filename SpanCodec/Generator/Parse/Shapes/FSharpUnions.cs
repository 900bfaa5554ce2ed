using Microsoft.CodeAnalysis;

namespace SpanCodecs.Generator.Parse;

/// <summary>
/// Types of F# whose public members are not what System.Text.Json writes: its unions and options. They are known by the names in their
/// metadata, as System.Text.Json knows them.
/// </summary>
internal static class FSharpUnions
{
    private const string FSharp = "Microsoft.FSharp.Core";
    private const int KindMask = 31;
    private const int SumType = 1;

    internal static string? Refusal(ITypeSymbol type)
    {
        if (Is(type, "FSharpOption", FSharp) || Is(type, "FSharpValueOption", FSharp))
            return "options of F# are not implemented: declare the member as a nullable type";
        // A case of a union is a class derived from it.
        for (ITypeSymbol? current = type; current is not null; current = current.BaseType)
        {
            if (current.GetAttributes().Any(IsOfSumType))
                return Is(current, "FSharpList", "Microsoft.FSharp.Collections") ? null : "unions of F# are not implemented";
        }

        return null;
    }

    private static bool IsOfSumType(AttributeData attribute) =>
        Is(attribute.AttributeClass, "CompilationMappingAttribute", FSharp) && (attribute.Number(0) & KindMask) == SumType;

    private static bool Is(ITypeSymbol? type, string name, string space) =>
        type is not null && type.Name == name && Framework.IsNamespace(type.ContainingNamespace, space);
}
