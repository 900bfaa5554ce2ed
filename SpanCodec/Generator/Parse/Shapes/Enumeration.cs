using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Parse;

/// <summary>Finds the interfaces of collections that a type has.</summary>
internal static class Enumeration
{
    internal static ITypeSymbol? ElementOf(ITypeSymbol type) =>
        type.SpecialType == SpecialType.System_String || !IsNonGeneric(type)
            ? null
            : Construction(type, "System.Collections.Generic.IEnumerable`1")?.TypeArguments[0];

    internal static INamedTypeSymbol? DictionaryOf(ITypeSymbol type) => !IsNonGeneric(type) ? null
        : Construction(type, "System.Collections.Generic.IDictionary`2")
            ?? Construction(type, "System.Collections.Generic.IReadOnlyDictionary`2");

    /// <summary>
    /// Why the type is no collection that code can read and write as System.Text.Json would; null where nothing stands against it.
    /// </summary>
    internal static string? Refusal(ITypeSymbol type)
    {
        if (Construction(type, "System.Collections.Generic.IAsyncEnumerable`1") is not null)
            return "it is a sequence that comes in time: "
                + "SerializeAsyncEnumerable and DeserializeAsyncEnumerable of the element's codec write and read it";
        if (!IsNonGeneric(type))
            return null;
        // Types that differ in annotations or names of tuples are one type.
        if (type.AllInterfaces.Where(contract => Framework.Is(contract, "System.Collections.Generic.IEnumerable`1"))
            .Select(TypeNames.Code).Distinct().Skip(1).Any())
            return "it is a collection of two types";
        return Callbacks.Of(type) == CallbackModel.None ? null
            : "collections with callbacks (IJsonOnDeserialized and the like) are not implemented";
    }

    /// <summary>The type itself, or the first of its interfaces or base classes, constructed from the definition named.</summary>
    internal static INamedTypeSymbol? Construction(ITypeSymbol type, string metadataName)
    {
        for (ITypeSymbol? current = type; current is not null; current = current.BaseType)
        {
            if (Framework.Is(current, metadataName))
                return (INamedTypeSymbol)current;
        }

        foreach (INamedTypeSymbol candidate in type.AllInterfaces)
        {
            if (Framework.Is(candidate, metadataName))
                return candidate;
        }

        return null;
    }

    /// <summary>
    /// Names the type as which System.Text.Json enumerates a collection: the framework's base class, if it is derived from that, or the
    /// interface. Null if foreach finds the same enumerator without it.
    /// </summary>
    internal static string? EnumeratorOf(ITypeSymbol type, string baseClass, string item)
    {
        if (!HasOwnEnumerator(type))
            return null;
        return Construction(type, baseClass) is { } known ? TypeNames.Code(known)
            : $"global::System.Collections.Generic.IEnumerable<{item}>";
    }

    private static bool HasOwnEnumerator(ITypeSymbol type)
    {
        for (ITypeSymbol? current = type; current is not null && !Framework.Has(current); current = current.BaseType)
        {
            if (current.TypeKind == TypeKind.Interface || current.GetMembers().Any(IsEnumerator))
                return true;
        }

        return false;
    }

    /// <summary>The name of one that implements the interface explicitly begins with the interface's.</summary>
    private static bool IsEnumerator(ISymbol member) =>
        member is IMethodSymbol && member.Name.EndsWith("GetEnumerator", StringComparison.Ordinal);

    internal static bool IsNonGeneric(ITypeSymbol type)
    {
        if (type.SpecialType == SpecialType.System_Collections_IEnumerable)
            return true;
        if (type.SpecialType == SpecialType.System_String)
            return true;
        // Numbers have thirty interfaces each, and most members are numbers.
        if (type.SpecialType is >= SpecialType.System_Boolean and <= SpecialType.System_Double || type.TypeKind == TypeKind.Enum)
            return false;
        // The definition's, as each construction makes its own.
        foreach (INamedTypeSymbol candidate in type.OriginalDefinition.AllInterfaces)
        {
            if (candidate.SpecialType == SpecialType.System_Collections_IEnumerable)
                return true;
        }

        return false;
    }
}
