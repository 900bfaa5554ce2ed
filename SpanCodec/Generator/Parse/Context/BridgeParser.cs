using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Diagnostics;
using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Parse;

/// <summary>
/// Finds the types for which a converter may stand in System.Text.Json, without anything changing. System.Text.Json also asks the
/// description of a type which derived types it has, and how members want numbers written. A converter cannot answer that.
/// </summary>
internal static class BridgeParser
{
    // Found once for each parent: it may have hundreds of derived types, and each of them asks.
    private static readonly ConditionalWeakTable<INamedTypeSymbol, HashSet<ISymbol>> s_named = new();

    /// <returns>Null where the class has a member of that name.</returns>
    internal static BridgeModel? Parse(
        TypeGraph graph, EquatableArray<RootModel> roots, EquatableArray<TypeModel> types, EquatableArray<RuntimeTypesModel> held)
    {
        if (graph.Context.GetMembers(GeneratedNames.Resolver).Length > 0)
            return null;
        Dictionary<string, TypeModel> models = types.ToDictionary(type => type.Name.Key);
        Dictionary<string, string> affected = MemberOrder.Affected(models);
        return new BridgeModel(
            types.All(type => IsEscapingFree(type)),
            roots.Select(root => Root(root, models, affected, graph.Options)).ToEquatableArray(),
            graph.Converters.Where(converter => !ConverterParser.IsStringEnum(converter) && AreAlike(graph, converter))
                .Select(TypeNames.Code).ToEquatableArray(),
            graph.Converters.Where(converter => ConverterParser.IsStringEnum(converter) && converter.Arity == 1)
                .Select(converter => TypeNames.Code(converter.TypeArguments[0])).ToEquatableArray())
        {
            OtherTypes = OtherTypes(types, held).ToEquatableArray(),
            NumericEnums = types.OfType<EnumModel>().Where(type => !type.AsText).Select(type => type.Name.Code).ToEquatableArray(),
        };
    }

    private static IEnumerable<string> OtherTypes(EquatableArray<TypeModel> types, EquatableArray<RuntimeTypesModel> held)
    {
        const string Json = "global::System.Text.Json.";
        foreach (ExtensionDataModel data in types.OfType<ObjectModel>().Select(type => type.ExtensionData).OfType<ExtensionDataModel>())
        {
            yield return data.Code;
            yield return data.Value switch { "Object" => "object", "JsonNode" => $"{Json}Nodes.JsonNode", _ => $"{Json}{data.Value}" };
        }

        if (held.Count == 0)
            yield break;
        foreach (PrimitiveModel primitive in held[0].Primitives)
            yield return primitive.Name.Code;
        foreach (string document in new[] { "JsonElement", "JsonDocument" })
            yield return Json + document;
        foreach (string node in new[] { "JsonNode", "JsonObject", "JsonArray", "JsonValue" })
            yield return $"{Json}Nodes.{node}";
    }

    /// <summary>Names the types that the resolver leaves, where they are asked for.</summary>
    internal static void ReportLeft(BridgeModel? bridge, AttributeData[] attributes, EquatableArray<TypeModel> types, Reports reports)
    {
        BridgedRootModel[] left = [.. (bridge?.Roots ?? default).Where(root => root.LeftBecause is not null)];
        if (left.Length == 0)
            return;
        // Looked up, because a context may have thousands of roots.
        Dictionary<string, TypeName> names = types.ToDictionary(type => type.Name.Key, type => type.Name);
        ILookup<string, AttributeData> asked = attributes.Where(one => one.Argument(0) is ITypeSymbol)
            .ToLookup(one => TypeNames.Code((ITypeSymbol)one.Argument(0)!));
        foreach (BridgedRootModel root in left)
        {
            TypeName name = names[root.Type];
            Location? place = asked[name.Code].FirstOrDefault()?.Place();
            reports.Add(AdoptionDescriptors.LeftByResolver, place, name.Display, root.LeftBecause!.TrimEnd('.'));
        }
    }

    /// <summary>
    /// Whether all objects of a class of converters do the same, because they hold nothing. The application's options have another object
    /// of it than the class of codecs.
    /// </summary>
    private static bool AreAlike(TypeGraph graph, INamedTypeSymbol converter)
    {
        for (INamedTypeSymbol? current = converter; current is not null; current = current.BaseType)
        {
            if (Framework.IsNamespace(current.ContainingNamespace, Attributes.Serialization))
                return true;
            bool isSeenWhole = SymbolEqualityComparer.Default.Equals(current.ContainingAssembly, graph.Compilation.Assembly);
            if ((isSeenWhole ? current : UnseenMembers.Whole(graph, current)) is not { } whole || whole.GetMembers().Any(MayHoldSomething))
                return false;
        }

        return false;
    }

    private static bool MayHoldSomething(ISymbol member) => !member.IsStatic
        && member is (IFieldSymbol or IEventSymbol or IMethodSymbol { MethodKind: MethodKind.Constructor, Parameters.Length: > 0 });

    /// <summary>Whether some base type or interface names the type with [JsonDerivedType].</summary>
    internal static bool IsDerivedType(ITypeSymbol type)
    {
        for (INamedTypeSymbol? current = (type as INamedTypeSymbol)?.BaseType; current is not null; current = current.BaseType)
        {
            if (Names(current, type))
                return true;
        }

        return type.AllInterfaces.Any(implemented => Names(implemented, type));
    }

    private static bool Names(INamedTypeSymbol parent, ITypeSymbol type) => s_named.GetValue(parent, FindNamed).Contains(type);

    private static HashSet<ISymbol> FindNamed(INamedTypeSymbol parent) =>
        new(PolymorphismParser.DerivedTypesOf(parent).Select(one => one.Type).OfType<ISymbol>(), SymbolEqualityComparer.Default);

    private static BridgedRootModel Root(
        RootModel root, Dictionary<string, TypeModel> models, Dictionary<string, string> affected, OptionsModel options)
    {
        bool isOrderUnknown = affected.TryGetValue(root.Type, out string? unknown);
        string? because = LeftBecause(root, models[root.Type], models, options) ?? (!isOrderUnknown ? null
            : (unknown == models[root.Type].Name.Display ? "" : $"may hold '{unknown}', which ")
                + "has members whose order no compiler sees: in a reference assembly they may be sorted.");
        return new(root.PropertyName, root.Type, because, isOrderUnknown);
    }

    private static string? LeftBecause(RootModel root, TypeModel type, Dictionary<string, TypeModel> models, OptionsModel options) =>
        type switch
    {
        ObjectModel { Polymorphism: not null } =>
            "has derived types, which web frameworks look for in System.Text.Json's own description; its codec can be called directly.",
        ObjectModel when root.IsDerivedType =>
            "is a derived type of another, for which System.Text.Json reads and writes it with a discriminator.",
        ObjectModel { EndsEarly: true } =>
            "ends with its members, and System.Text.Json reads what stands behind them; its codec can be called directly.",
        ObjectModel or BorrowedModel or UnionModel => null,
        CollectionModel or DictionaryModel when options.IgnoreReadOnlyProperties || options.IgnoreReadOnlyFields =>
            "is a collection, which System.Text.Json would write from read-only members of types without a codec too; "
                + "it knows no collection by a converter.",
        CollectionModel collection => LeftBecauseOf(models[collection.Element]),
        DictionaryModel dictionary => LeftBecauseOf(models[dictionary.Value]),
        _ => "is one value, which System.Text.Json reads and writes without more ado.",
    };

    private static string? LeftBecauseOf(TypeModel element) => element switch
    {
        _ when element is NullableModel || (element is PrimitiveModel primitive && primitive.Has(PrimitiveTraits.Number)) =>
            "holds numbers, and members of other types may say how System.Text.Json reads and writes these.",
        DelegatedModel => "holds what is known at run time only, and may be what another type keeps unknown members in.",
        _ => null,
    };

    private static bool IsEscapingFree(TypeModel type) => type switch
    {
        ObjectModel model => model.Members.All(member => IsEscapingFree(member.JsonName))
            && (model.Polymorphism is not { } polymorphism
                || (IsEscapingFree(polymorphism.DiscriminatorName)
                    && polymorphism.Derived.All(derived => IsEscapingFree(derived.TextDiscriminator ?? "")))),
        PrimitiveModel primitive => !primitive.Has(PrimitiveTraits.Escaped),
        _ => true,
    };

    private static bool IsEscapingFree(string text) =>
        Utf8Literal.IsPlain(text) || Utf8Literal.Json(text, true) == Utf8Literal.Json(text, false);
}
