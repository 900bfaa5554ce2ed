using Microsoft.CodeAnalysis;

namespace SpanCodecs.Generator.Parse;

/// <summary>
/// Types whose public members are not what System.Text.Json writes: unions of C#, unions of F#, and its options. They are known by the
/// names in their metadata, as System.Text.Json knows them.
/// </summary>
internal static class Unions
{
    private const string FSharp = "Microsoft.FSharp.Core";
    private const int KindMask = 31;
    private const int SumType = 1;

    internal static string? Refusal(ITypeSymbol type)
    {
        if (Is(type, "FSharpOption", FSharp) || Is(type, "FSharpValueOption", FSharp))
            return "options of F# are not implemented: declare the member as a nullable type";
        if (type.GetAttributes().Any(attribute => Is(attribute.AttributeClass, "UnionAttribute", "System.Runtime.CompilerServices")))
            return "unions are not implemented";
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
