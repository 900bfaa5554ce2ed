using Microsoft.CodeAnalysis;

namespace SpanCodecs.Generator.Parse;

/// <summary>
/// Knows which types are the framework's own, and so how they behave. Anybody may declare a type in System, so that the assembly is asked
/// too: it is known by the key that it is signed with.
/// </summary>
internal static class Framework
{
    // These are the keys of the runtime, of its reference assemblies, and of the packages that are built with them.
    private static readonly byte[][] s_keys =
    [
        [0x7c, 0xec, 0x85, 0xd7, 0xbe, 0xa7, 0x79, 0x8e],
        [0xb0, 0x3f, 0x5f, 0x7f, 0x11, 0xd5, 0x0a, 0x3a],
        [0xb7, 0x7a, 0x5c, 0x56, 0x19, 0x34, 0xe0, 0x89],
        [0xcc, 0x7b, 0x13, 0xff, 0xcd, 0x2d, 0xdd, 0x51],
    ];

    internal static bool Has(ITypeSymbol type) =>
        type is IArrayTypeSymbol || (IsSystem(type.ContainingNamespace) && IsSigned(type.ContainingAssembly));

    /// <summary>Whether an assembly is one of the framework's.</summary>
    internal static bool IsSigned(IAssemblySymbol? assembly)
    {
        if (assembly is null || assembly.Identity.PublicKeyToken is not { IsDefaultOrEmpty: false } token)
            return false;
        foreach (byte[] key in s_keys)
        {
            if (token.AsSpan().SequenceEqual(key))
                return true;
        }

        return false;
    }

    private static bool IsSystem(INamespaceSymbol? space)
    {
        while (space is { ContainingNamespace.IsGlobalNamespace: false })
            space = space.ContainingNamespace;
        return space?.Name == "System";
    }

    internal static ITypeSymbol? UnderlyingOfNullable(ITypeSymbol type) =>
        type is INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable
            ? nullable.TypeArguments[0] : null;

    /// <summary>
    /// "System.Collections.Generic.List`1" of any construction of it; empty for types that are not the framework's, which are not asked for
    /// by name.
    /// </summary>
    internal static string MetadataName(ITypeSymbol type)
    {
        if (type.TypeKind == TypeKind.Dynamic)
            return "System.Object";
        return type.ContainingType is null && type.ContainingNamespace is { IsGlobalNamespace: false } space
            && Path(space) is { Length: > 0 } path && IsSigned(type.ContainingAssembly)
            ? path + "." + type.OriginalDefinition.MetadataName
            : "";
    }

    /// <summary>
    /// Whether it is a construction of the type of that metadata name. Interfaces are asked this by the hundred, so no text is made for it.
    /// </summary>
    internal static bool Is(ITypeSymbol type, string metadataName)
    {
        int arity = metadataName.Length > 2 && metadataName[metadataName.Length - 2] == '`'
            ? metadataName[metadataName.Length - 1] - '0' : 0;
        int end = arity == 0 ? metadataName.Length : metadataName.Length - 2;
        return type is INamedTypeSymbol { ContainingType: null } named
            && named.Arity == arity
            && IsLast(named.Name, metadataName, ref end)
            && IsPath(named.ContainingNamespace, metadataName, end)
            && IsSigned(named.ContainingAssembly);
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
