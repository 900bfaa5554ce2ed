using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Parse;

/// <summary>Whether the name of a type means that type in generated code, and may stand there.</summary>
internal static class NamedTypes
{
    /// <summary>Why it may not; asked of type arguments and of the types around it too, as code names them with it.</summary>
    internal static string? Refusal(TypeGraph graph, ITypeSymbol type)
    {
        if (type is IArrayTypeSymbol array)
            return Refusal(graph, array.ElementType);
        for (INamedTypeSymbol? current = type as INamedTypeSymbol; current is not null; current = current.ContainingType)
        {
            // Code that is obsolete itself may use other code that is.
            if (AccessParser.IsObsoleteError(current) && !IsObsolete(graph.Context))
                return $"'{TypeNames.Display(current)}' is obsolete, and using it is an error";
            foreach (ITypeSymbol argument in current.TypeArguments)
            {
                if (Refusal(graph, argument) is { } ofArgument)
                    return ofArgument;
            }

            if (current.ContainingType is null && IsHidden(graph, current.OriginalDefinition))
                return $"'{TypeNames.Display(current)}' is the name of a type in another assembly too, or its assembly has only an alias";
        }

        return null;
    }

    /// <summary>Why a type may not be given to a generic one, as SpanCodec of T is; an array of it is a type of its own.</summary>
    internal static string? RefusalAsArgument(ITypeSymbol type) =>
        type.TypeKind == TypeKind.Interface && type.AllInterfaces.Prepend(type).SelectMany(contract => contract.GetMembers())
            .Any(member => member is { IsStatic: true, IsAbstract: true } && type.FindImplementationForInterfaceMember(member) is null)
        ? "it is an interface with a static member that only classes have" : null;

    /// <summary>Whether "global::" and its name mean another type, or none.</summary>
    private static bool IsHidden(TypeGraph graph, INamedTypeSymbol type)
    {
        Compilation compilation = graph.Compilation;
        // The compiler prefers what stands in the project.
        if (SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, compilation.Assembly))
            return false;
        string name = TypeNames.FullMetadataName(type);
        if (compilation.Assembly.GetTypeByMetadataName(name) is not null)
            return true;
        if (Framework.Has(type))
            return false;
        return !IsGlobal(compilation, type) || compilation.GetTypesByMetadataName(name).Any(other =>
            !SymbolEqualityComparer.Default.Equals(other, type) && graph.IsAccessible(other) && IsGlobal(compilation, other));
    }

    private static bool IsGlobal(Compilation compilation, INamedTypeSymbol type) =>
        compilation.GetMetadataReference(type.ContainingAssembly)?.Properties.Aliases is not { IsDefaultOrEmpty: false } aliases
            || aliases.Contains("global");

    private static bool IsObsolete(INamedTypeSymbol context)
    {
        for (INamedTypeSymbol? current = context; current is not null; current = current.ContainingType)
        {
            if (AccessParser.FindObsolete(current) is not null)
                return true;
        }

        return false;
    }
}
