using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Diagnostics;
using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Parse;

/// <summary>
/// Members of the user's own half of a class of codecs, and abstract ones that the class inherits, which no generated member can stand
/// beside. Without a word the compiler would complain of generated code.
/// </summary>
internal static class OwnMembers
{
    /// <summary>Finds a member that cannot stand beside the property of a root.</summary>
    /// <param name="type">The root's type, as code.</param>
    internal static ISymbol? Against(INamedTypeSymbol context, string property, string type) =>
        AgainstProperty(context, property, $"global::SpanCodecs.SpanCodec<{type}>");

    /// <summary>Reports members that cannot stand beside what every class of codecs gets.</summary>
    /// <returns>Whether there are any.</returns>
    internal static bool Report(INamedTypeSymbol context, ContextModel model, Reports reports)
    {
        bool any = false;
        foreach (ISymbol own in AgainstAny(context, model))
        {
            reports.Add(Descriptors.NameGenerated, Reports.PlaceOf(own), own.Name, TypeNames.Display(context));
            any = true;
        }

        return any;
    }

    private static IEnumerable<ISymbol> AgainstAny(INamedTypeSymbol context, ContextModel model)
    {
        IEnumerable<ISymbol?> all =
        [
            .. GeneratedNames.Of(model).Select(name => FindOwn(context, name)),
            model.Bridge is null ? null : AgainstProperty(context, GeneratedNames.Resolver, "global::SpanCodecs.SpanCodecResolver"),
        ];
        return all.OfType<ISymbol>();
    }

    private static ISymbol? AgainstProperty(INamedTypeSymbol context, string name, string type) =>
        FindOwn(context, name) ?? FindAbstract(context, name)
        ?? FindAccessor(context, "get_" + name) ?? FindAccessor(context, "set_" + name, type);

    private static ISymbol? FindOwn(INamedTypeSymbol context, string name) => Named(context, name).FirstOrDefault();

    // An indexer has a name only in metadata.
    private static IEnumerable<ISymbol> Named(INamedTypeSymbol context, string name) =>
        context.GetMembers(name).Concat(context.GetMembers("this[]").Where(indexer => indexer.MetadataName == name));

    /// <summary>Finds an abstract member: a generated one may hide all else that is inherited.</summary>
    private static ISymbol? FindAbstract(INamedTypeSymbol context, string name)
    {
        ISymbol? found = null;
        for (INamedTypeSymbol? current = context.BaseType; found is null && current is not null; current = current.BaseType)
            found = current.GetMembers(name).FirstOrDefault(member => member.IsAbstract);
        return found;
    }

    /// <summary>
    /// Finds what has the name of an accessor. Accessors are methods, and the compiler keeps the names of both free, whether the property
    /// has both or not; a method with other parameters may have them.
    /// </summary>
    private static ISymbol? FindAccessor(INamedTypeSymbol context, string name, params string[] parameters) =>
        Named(context, name).FirstOrDefault(member => member is not IMethodSymbol method
            || method.Arity == 0 && method.Parameters.Select(TypeOf).SequenceEqual(parameters));

    /// <summary>A parameter's type as the compiler compares signatures: ref, out and in are one.</summary>
    private static string TypeOf(IParameterSymbol parameter) =>
        (parameter.RefKind == RefKind.None ? "" : "ref ") + TypeNames.Code(parameter.Type);
}
