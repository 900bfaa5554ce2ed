using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Parse;

/// <summary>
/// The types that are one JSON value, as the runtime that the user's code refers to has them: each is a struct there that implements
/// IPrimitive. There is no list of them here.
/// </summary>
internal sealed class Primitives
{
    private const string Space = "SpanCodecs.Support";
    private static readonly ConditionalWeakTable<INamespaceSymbol, Primitives> s_known = new();

    // The type's own name comes first, as symbols of one type differ between compilations; then the whole of it. An array has no name.
    private readonly ILookup<string, Primitive> _byName;

    private Primitives(INamespaceSymbol space)
    {
        All = [.. space.GetTypeMembers().Select(Parse).OfType<Primitive>().OrderBy(primitive => primitive.Code, StringComparer.Ordinal)];
        _byName = All.ToLookup(primitive => primitive.Name);
    }

    private Primitive[] All { get; }

    internal static Primitives Of(Compilation compilation) =>
        s_known.GetValue(
            compilation.GetTypeByMetadataName(Space + ".IPrimitive`1")?.ContainingNamespace ?? compilation.GlobalNamespace,
            space => new Primitives(space));

    internal PrimitiveModel? TryCreate(TypeName name, ITypeSymbol type, NumberHandling handling) => Find(type)?.ToModel(name, handling);

    internal bool IsNumber(ITypeSymbol type) => Find(type) is { Traits: var traits } && traits.HasFlag(PrimitiveTraits.Number);

    internal bool Has(ITypeSymbol type) => Find(type) is not null;

    internal EquatableArray<PrimitiveModel> ToModels(NumberHandling handling) =>
        All.Select(primitive => primitive.ToModel(new TypeName("", primitive.Code, primitive.Code, primitive.IsValueType), handling))
            .ToEquatableArray();

    private Primitive? Find(ITypeSymbol type)
    {
        if (!_byName.Contains(type.MetadataName))
            return null;
        string code = TypeNames.Code(type);
        // Any program may declare a type of this name.
        return _byName[type.MetadataName].FirstOrDefault(primitive => primitive.Code == code && Framework.Has(type));
    }

    private static Primitive? Parse(INamedTypeSymbol routines)
    {
        if (routines.TypeKind != TypeKind.Struct)
            return null;
        ITypeSymbol? type = null;
        PrimitiveTraits traits = default;
        foreach (INamedTypeSymbol contract in routines.AllInterfaces
            .Where(contract => Framework.IsNamespace(contract.ContainingNamespace, Space)))
        {
            if (contract.Name == "IPrimitive")
                type = contract.TypeArguments[0];
            traits |= contract.Name switch
            {
                "IBoundedPrimitive" => PrimitiveTraits.Bounded,
                "IKeyPrimitive" => PrimitiveTraits.Key,
                "INumberPrimitive" => PrimitiveTraits.Number,
                "IEscapedPrimitive" => PrimitiveTraits.Escaped,
                "IElementPrimitive" => PrimitiveTraits.Element,
                _ => default,
            };
        }

        return type is null ? null : new Primitive(routines.Name, type.MetadataName, TypeNames.Code(type), type.IsValueType, traits);
    }

    private sealed record Primitive(string Routines, string Name, string Code, bool IsValueType, PrimitiveTraits Traits)
    {
        internal PrimitiveModel ToModel(TypeName name, NumberHandling handling) =>
            new(name, Routines, Traits, Traits.HasFlag(PrimitiveTraits.Number) ? handling : NumberHandling.Strict);
    }
}
