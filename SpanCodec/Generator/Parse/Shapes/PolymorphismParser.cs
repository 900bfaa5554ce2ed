using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Diagnostics;
using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Parse;

/// <summary>[JsonPolymorphic] and [JsonDerivedType].</summary>
internal static class PolymorphismParser
{
    internal static PolymorphismModel? TryParse(
        TypeGraph graph, INamedTypeSymbol type, TypeName name, List<MemberCandidate> members, Location? place)
    {
        DerivedType[] named = [.. DerivedTypesOf(type)];
        AttributeData? polymorphic = type.Find("JsonPolymorphic");
        place = Reports.PlaceOf(type) ?? place;
        if (polymorphic.Named("InferClosedTypePolymorphism", false) && ClosedTypes.Refusal(graph.Compilation, type) is { } notInferred)
        {
            graph.Reports.Add(Descriptors.AttributeNotUsable, place, "JsonPolymorphic", name.Display, notInferred);
            return null;
        }

        if (named.Length == 0)
        {
            if (ClosedTypes.AreInferred(type))
                graph.Reports.Add(Descriptors.AttributeNotUsable, place, "JsonPolymorphic", name.Display, "no type derives from it");
            else if (polymorphic is not null)
                graph.Reports.Add(Descriptors.AttributeNotUsable, place, "JsonPolymorphic", name.Display,
                    "it declares no derived type with [JsonDerivedType]");
            FallbackParser.ReportAlone(graph, type, name, place);
            return null;
        }

        if (type.IsSealed)
        {
            graph.Reports.Add(Descriptors.AttributeNotUsable, place, "JsonDerivedType", name.Display,
                "it is sealed, so that no type derives from it");
            return null;
        }

        var derived = new List<DerivedTypeModel>();
        foreach (DerivedType one in named)
        {
            if (Parse(graph, type, name, one, derived, place) is { } model)
                derived.Add(model);
        }

        string discriminator = polymorphic?.Named<string?>("TypeDiscriminatorPropertyName", null) ?? "$type";
        if (discriminator is "$id" or "$ref" or "$values" && HasDiscriminators(type))
            graph.Reports.Add(
                Descriptors.AttributeNotUsable, place, "JsonPolymorphic", name.Display, $"'{discriminator}' is the name of other metadata");
        // No name is metadata without any discriminator.
        foreach (MemberCandidate member in HasDiscriminators(type) ? members : [])
        {
            if ((!member.IsIgnored || graph.Options.RefusesDuplicates)
                && PolymorphismModel.IsMetadata(member.JsonName, discriminator, graph.Options.PropertyNameCaseInsensitive))
                graph.Reports.Add(
                    Descriptors.AttributeNotUsable, Reports.PlaceOf(member.Symbol) ?? place, "JsonDerivedType", name.Display,
                    $"its member '{member.JsonName}' has the name of metadata");
        }

        DerivedTypeModel? fallback = FallbackParser.TryParse(graph, type, name, derived);
        return new PolymorphismModel(
            discriminator,
            HandlingOfUnknown(type),
            polymorphic?.Named("IgnoreUnrecognizedTypeDiscriminators", false) ?? false,
            type.IsAbstract,
            derived.Where(model => model.Type != fallback?.Type).ToEquatableArray())
        {
            Fallback = fallback,
        };
    }

    /// <summary>Those that derive from a type, as its attributes name them; of a closed class that says so, all there are.</summary>
    internal static IEnumerable<DerivedType> DerivedTypesOf(ITypeSymbol type) => ClosedTypes.AreInferred(type)
        ? ClosedTypes.DerivedFrom((INamedTypeSymbol)type)
            .Select(derived => new DerivedType(derived, derived.Name, Reports.PlaceOf(derived)))
        : type.GetAttributes().Where(attribute => attribute.AttributeClass.IsSerialization("JsonDerivedTypeAttribute"))
            .Select(attribute => new DerivedType(attribute.Argument(0) as ITypeSymbol, attribute.Argument(1), attribute.Place()));

    /// <summary>Whether documents say which of its derived types is meant.</summary>
    internal static bool HasDiscriminators(ITypeSymbol type) => DerivedTypesOf(type).Any(one => one.Discriminator is not null);

    /// <summary>
    /// The polymorphic type that a value held as object is written as, though its own type is not polymorphic: the nearest base class or
    /// interface that names derived types. None where two interfaces of it do, as System.Text.Json has it.
    /// </summary>
    internal static INamedTypeSymbol? AncestorOf(ITypeSymbol type)
    {
        if (DerivedTypesOf(type).Any())
            return null;
        INamedTypeSymbol? nearest = type.BaseType;
        while (nearest is not null && !DerivedTypesOf(nearest).Any())
            nearest = nearest.BaseType;
        foreach (INamedTypeSymbol contract in type.AllInterfaces.Where(contract => DerivedTypesOf(contract).Any()))
        {
            if (nearest is null || contract.AllInterfaces.Contains(nearest, SymbolEqualityComparer.Default))
                nearest = contract;
            else if (!nearest.AllInterfaces.Contains(contract, SymbolEqualityComparer.Default))
                return null;
        }

        return nearest;
    }

    /// <summary>Whether values of a type that an ancestor does not name end in an exception.</summary>
    internal static bool RefusesOther(INamedTypeSymbol ancestor, ITypeSymbol type) =>
        HandlingOfUnknown(ancestor) == UnknownDerivedTypes.FailSerialization
        && !DerivedTypesOf(ancestor).Any(one => SymbolEqualityComparer.Default.Equals(one.Type, type))
        && !FallbackParser.Names(ancestor, type);

    private static DerivedTypeModel? Parse(
        TypeGraph graph, INamedTypeSymbol type, TypeName name, DerivedType one, List<DerivedTypeModel> known, Location? place)
    {
        place = one.Place ?? place;
        if (one.Type is not INamedTypeSymbol derived || derived.IsUnboundGenericType)
            return Refuse(one.Type is { } open ? TypeNames.Display(open) : "?", "it is not a closed type");
        string code = TypeNames.Code(derived);
        var use = new TypeUse(derived, null, null, place);
        string? text = one.Discriminator as string;
        int? number = one.Discriminator as int?;
        if (!IsAssignable(graph.Compilation, derived, type))
            return Refuse(TypeNames.Display(derived), "it does not derive from it");
        if (known.Any(other => other.Code == code))
            return Refuse(TypeNames.Display(derived), "it is declared twice");
        if (known.Any(other => text is not null && other.TextDiscriminator == text
            || number is not null && other.NumberDiscriminator == number))
            return Refuse(TypeNames.Display(derived), "another derived type has its discriminator");
        // An abstract one may be the nearest ancestor of types that no attribute names.
        if (derived.IsAbstract
            && HandlingOfUnknown(type) != UnknownDerivedTypes.FallBackToNearestAncestor
            && !SymbolEqualityComparer.Default.Equals(derived, type))
            return Refuse(TypeNames.Display(derived), "it is abstract");
        if (Enumeration.IsNonGeneric(derived) || ConverterParser.Applies(graph, use))
            return Refuse(TypeNames.Display(derived), "it is a collection or has a converter");
        bool isOther = !SymbolEqualityComparer.Default.Equals(derived, type);
        if (isOther && text is null && number is null && DerivedTypesOf(derived).Any())
            return Refuse(TypeNames.Display(derived), "it has derived types of its own, and no discriminator here");
        if (isOther && derived.TypeKind == TypeKind.Interface)
            return Refuse(TypeNames.Display(derived), "it is an interface");
        return !TypeClassifier.IsUsable(graph, use) ? null : new DerivedTypeModel(graph.KeyOf(use), code, text, number, Distance(derived));

        DerivedTypeModel? Refuse(string display, string reason)
        {
            graph.Reports.Add(Descriptors.DerivedTypeNotUsable, place, display, name.Display, reason);
            return null;
        }
    }

    private static UnknownDerivedTypes HandlingOfUnknown(ITypeSymbol type) =>
        (UnknownDerivedTypes)(type.Find("JsonPolymorphic")?.Number("UnknownDerivedTypeHandling") ?? 0);

    internal static int Distance(INamedTypeSymbol type)
    {
        int distance = 0;
        for (INamedTypeSymbol? current = type; current is not null; current = current.BaseType)
            distance++;
        return distance;
    }

    /// <summary>A struct may be named by an interface: it is boxed.</summary>
    internal static bool IsAssignable(Compilation compilation, ITypeSymbol derived, ITypeSymbol type) =>
        compilation.ClassifyCommonConversion(derived, type) is { IsImplicit: true } conversion
        && (conversion.IsReference || conversion.IsIdentity
            || derived.IsValueType && type.TypeKind == TypeKind.Interface && !conversion.IsUserDefined);
}
