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
    /// <summary>The one that stands against a root's property, or against its short ways that have the property's name in theirs.</summary>
    /// <param name="type">The root's type, as code.</param>
    internal static ISymbol? Against(INamedTypeSymbol context, string property, string type) =>
        AgainstProperty(context, property, $"global::SpanCodecs.SpanCodec<{type}>")
        ?? ShortWays.Of(property, type).Where(way => way.Name.StartsWith("Deserialize", StringComparison.Ordinal))
            .Select(way => Find(context, way.Name, Types(way))).FirstOrDefault(own => own is not null);

    /// <summary>Reports those that stand against what every class of codecs gets.</summary>
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
        Dictionary<string, TypeModel> types = model.Types.ToDictionary(type => type.Name.Key);
        IEnumerable<ISymbol?> all =
        [
            .. GeneratedNames.Of(model).Select(name => FindOwn(context, name, null)),
            .. model.Roots.SelectMany(root => ShortWays.Of(root.PropertyName, types[root.Type].Name.Code))
                .Select(way => Find(context, way.Name, Types(way))),
            model.Bridge is null ? null : AgainstProperty(context, GeneratedNames.Resolver, "global::SpanCodecs.SpanCodecResolver"),
        ];
        return all.OfType<ISymbol>();
    }

    private static string[] Types(ShortWay way) => [.. way.Parameters.Select(parameter => parameter.Type)];

    /// <summary>Its accessors are methods, whose names the compiler keeps free, whether there is a setter or not.</summary>
    private static ISymbol? AgainstProperty(INamedTypeSymbol context, string name, string type) =>
        Find(context, name, null) ?? FindOwn(context, "get_" + name, []) ?? FindOwn(context, "set_" + name, [type]);

    /// <summary>What is inherited may be hidden by what others see, but for what is abstract.</summary>
    private static ISymbol? Find(INamedTypeSymbol context, string name, string[]? parameters)
    {
        ISymbol? found = FindOwn(context, name, parameters);
        for (INamedTypeSymbol? current = context.BaseType; found is null && current is not null; current = current.BaseType)
        {
            found = current.GetMembers(name).FirstOrDefault(member =>
                member.IsAbstract && IsAgainst(member, parameters) && !HasOtherReference(member));
        }

        return found;
    }

    /// <summary>Of references the generated methods have ref alone, which hides no in and no out.</summary>
    private static bool HasOtherReference(ISymbol member) =>
        member is IMethodSymbol method && method.Parameters.Any(parameter => parameter.RefKind is not (RefKind.None or RefKind.Ref));

    /// <param name="parameters">Types of a method, as code: others of its name may have other ones. Null for what is no method.</param>
    private static ISymbol? FindOwn(INamedTypeSymbol context, string name, string[]? parameters) =>
        context.GetMembers(name).FirstOrDefault(member => IsAgainst(member, parameters))
        // An indexer has a name only in metadata.
        ?? context.GetMembers("this[]").FirstOrDefault(indexer => indexer.MetadataName == name);

    private static bool IsAgainst(ISymbol member, string[]? parameters) => parameters is null || member is not IMethodSymbol method
        || method.Arity == 0 && method.Parameters.Select(TypeOf).SequenceEqual(parameters);

    /// <summary>As the compiler compares signatures: ref, out and in are one.</summary>
    private static string TypeOf(IParameterSymbol parameter) =>
        (parameter.RefKind == RefKind.None ? "" : "ref ") + TypeNames.Code(parameter.Type);
}
