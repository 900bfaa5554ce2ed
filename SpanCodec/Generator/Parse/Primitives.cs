using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Parse;

/// <summary>The types that are one JSON value, by the name that the runtime's routines for them have.</summary>
internal static class Primitives
{
    private static readonly Dictionary<string, PrimitiveKind> Kinds = new()
    {
        ["Boolean"] = PrimitiveKind.Boolean,
        ["SByte"] = PrimitiveKind.Integer,
        ["Byte"] = PrimitiveKind.Integer,
        ["Int16"] = PrimitiveKind.Integer,
        ["UInt16"] = PrimitiveKind.Integer,
        ["Int32"] = PrimitiveKind.Integer,
        ["UInt32"] = PrimitiveKind.Integer,
        ["Int64"] = PrimitiveKind.Integer,
        ["UInt64"] = PrimitiveKind.Integer,
        ["Int128"] = PrimitiveKind.Integer,
        ["UInt128"] = PrimitiveKind.Integer,
        ["Half"] = PrimitiveKind.FloatingPoint,
        ["Single"] = PrimitiveKind.FloatingPoint,
        ["Double"] = PrimitiveKind.FloatingPoint,
        ["Decimal"] = PrimitiveKind.Decimal,
        ["Char"] = PrimitiveKind.Character,
        ["String"] = PrimitiveKind.Reference,
        ["Uri"] = PrimitiveKind.Reference,
        ["Version"] = PrimitiveKind.Reference,
        ["Guid"] = PrimitiveKind.Value,
        ["DateTime"] = PrimitiveKind.Value,
        ["DateTimeOffset"] = PrimitiveKind.Value,
        ["DateOnly"] = PrimitiveKind.Value,
        ["TimeOnly"] = PrimitiveKind.Value,
        ["TimeSpan"] = PrimitiveKind.Value,
    };

    internal static PrimitiveModel? TryCreate(TypeName name, ITypeSymbol type, NumberHandling handling)
    {
        if (type is IArrayTypeSymbol { Rank: 1, ElementType.SpecialType: SpecialType.System_Byte })
            return new(name, "ByteArray", PrimitiveKind.Blob, NumberHandling.Strict);
        if ((TypeNames.Is(type, "System.Memory`1") || TypeNames.Is(type, "System.ReadOnlyMemory`1"))
            && ((INamedTypeSymbol)type).TypeArguments[0].SpecialType == SpecialType.System_Byte)
            return new(name, type.Name + "OfByte", PrimitiveKind.Blob, NumberHandling.Strict);
        return TryKind(type) is { } kind ? new(name, type.Name, kind, IsNumber(type) ? handling : NumberHandling.Strict) : null;
    }

    /// <summary>All of them but Memory, which is nobody's idea of a value held as object.</summary>
    internal static IEnumerable<PrimitiveModel> All(NumberHandling handling)
    {
        foreach (KeyValuePair<string, PrimitiveKind> entry in Kinds)
        {
            bool isNumber = entry.Value is PrimitiveKind.Integer or PrimitiveKind.FloatingPoint or PrimitiveKind.Decimal;
            yield return new(new("", "global::System." + entry.Key, entry.Key, entry.Value != PrimitiveKind.Reference), entry.Key, entry.Value, isNumber ? handling : default);
        }

        yield return new(new("", "byte[]", "byte[]", false), "ByteArray", PrimitiveKind.Blob, default);
    }

    internal static bool IsNumber(ITypeSymbol type) =>
        TryKind(type) is PrimitiveKind.Integer or PrimitiveKind.FloatingPoint or PrimitiveKind.Decimal;

    private static PrimitiveKind? TryKind(ITypeSymbol type)
    {
        bool isFrameworks = type is INamedTypeSymbol { ContainingType: null, ContainingNamespace: { Name: "System", ContainingNamespace.IsGlobalNamespace: true } };
        return isFrameworks && Kinds.TryGetValue(type.MetadataName, out PrimitiveKind kind) ? kind : null;
    }
}
