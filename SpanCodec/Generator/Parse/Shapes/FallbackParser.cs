using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Diagnostics;
using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Parse;

/// <summary>[SpanCodecFallback]: the type that a base is read as where no derived type has the document's discriminator.</summary>
internal static class FallbackParser
{
    internal const string Name = "SpanCodecFallback";

    /// <param name="derived">The derived types, with their discriminators.</param>
    internal static DerivedTypeModel? TryParse(TypeGraph graph, INamedTypeSymbol type, TypeName name, List<DerivedTypeModel> derived)
    {
        if (Find(type) is not { } attribute)
            return null;
        Location? place = attribute.Place() ?? Reports.PlaceOf(type);
        if (Refusal(graph, type, attribute.Argument(0), derived) is { } reason)
        {
            Report(graph, name, place, reason);
            return null;
        }

        var fallback = (INamedTypeSymbol)attribute.Argument(0)!;
        var use = new TypeUse(fallback, null, null, place);
        return TypeClassifier.IsUsable(graph, use)
            ? new DerivedTypeModel(graph.KeyOf(use), TypeNames.Code(fallback), null, null, PolymorphismParser.Distance(fallback)) : null;
    }

    private static string? Refusal(TypeGraph graph, INamedTypeSymbol type, object? argument, List<DerivedTypeModel> derived)
    {
        if (argument is not INamedTypeSymbol { IsUnboundGenericType: false } fallback)
            return "it names no closed class or struct";
        string display = $"'{TypeNames.Display(fallback)}'";
        if (SymbolEqualityComparer.Default.Equals(fallback, type))
            return "it names the type itself: [JsonPolymorphic(IgnoreUnrecognizedTypeDiscriminators = true)] has that read";
        if (!PolymorphismParser.IsAssignable(graph.Compilation, fallback, type))
            return $"{display} does not derive from it";
        if (fallback.IsAbstract)
            return $"{display} is abstract";
        if (PolymorphismParser.DerivedTypesOf(fallback).Any())
            return $"{display} has derived types of its own";
        if (Enumeration.IsNonGeneric(fallback) || ConverterParser.Applies(graph, new TypeUse(fallback, null, null, null)))
            return $"{display} is a collection or has a converter";
        if (!PolymorphismParser.HasDiscriminators(type))
            return "no derived type has a discriminator";
        if (derived.Any(model => model.HasDiscriminator && model.Code == TypeNames.Code(fallback)))
            return $"{display} has a discriminator of its own";
        return type.Find("JsonPolymorphic").Named("IgnoreUnrecognizedTypeDiscriminators", false)
            ? "IgnoreUnrecognizedTypeDiscriminators says that the type itself is read" : null;
    }

    /// <summary>Reports the attribute on a type without derived types.</summary>
    internal static void ReportAlone(TypeGraph graph, INamedTypeSymbol type, TypeName name, Location? place)
    {
        if (Find(type) is { } attribute)
            Report(graph, name, attribute.Place() ?? place, "it declares no derived type with [JsonDerivedType]");
    }

    internal static void Report(TypeGraph graph, TypeName name, Location? place, string reason) =>
        graph.Reports.Add(Descriptors.AttributeNotUsable, place, Name, name.Display, reason);

    /// <summary>Whether some base type or interface names the type as its fallback.</summary>
    internal static bool IsFallback(ITypeSymbol type)
    {
        for (INamedTypeSymbol? current = type.BaseType; current is not null; current = current.BaseType)
        {
            if (Names(current, type))
                return true;
        }

        return type.AllInterfaces.Any(implemented => Names(implemented, type));
    }

    internal static bool Names(ITypeSymbol parent, ITypeSymbol type) =>
        SymbolEqualityComparer.Default.Equals(Find(parent)?.Argument(0) as ITypeSymbol, type);

    internal static AttributeData? Find(ITypeSymbol type) => type.FindOwn(Name);
}
