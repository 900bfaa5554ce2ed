using Microsoft.CodeAnalysis;

namespace SpanCodecs.Generator.Parse;

/// <summary>
/// Which types are the framework's own, so that it is known how they behave. Anybody may declare a type in System, so that the assembly is
/// asked too: it is known by the key that it is signed with.
/// </summary>
internal static class Framework
{
    // Those of the runtime, of its reference assemblies, and of the packages that are built with them.
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
}
