using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Parse;

/// <summary>What a merge patch does with a type: values and arrays it replaces, and all else it changes.</summary>
internal static class MergeParser
{
    /// <summary>The key of how the type is changed; null where a patch replaces it.</summary>
    internal static string? KeyOf(TypeGraph graph, TypeUse use) =>
        KindOf(graph, use) is null ? null : graph.KeyOf(use with { IsFilled = true, Change = Change.Merge });

    /// <summary>Makes the model of a type that is changed.</summary>
    internal static TypeModel Parse(TypeGraph graph, TypeUse use, TypeName name)
    {
        TypeUse plain = use with { IsFilled = false, Change = Change.None };
        var byDocument = new MergedModel(name, graph.KeyOf(plain), MergeKind.Document);
        switch (KindOf(graph, plain))
        {
            case MergeKind.Object:
                return (TypeModel?)ObjectParser.Parse(graph, use, name) ?? byDocument;
            case MergeKind.Nullable:
                ITypeSymbol underlying = Framework.UnderlyingOfNullable(use.Type)!;
                return byDocument with { Kind = MergeKind.Nullable, Part = KeyOf(graph, plain with { Type = underlying }) };
            case MergeKind.Optional:
                return byDocument with { Kind = MergeKind.Optional, Part = KeyOf(graph, OptionalParser.HeldBy(graph, use)) };
            case MergeKind.Dictionary when DictionaryParser.TryParse(graph, plain, name) is DictionaryModel dictionary:
                bool isFilled = dictionary.Kind is DictionaryKind.Settable or DictionaryKind.SettableAsBase
                    && Enumeration.Construction(use.Type, "System.Collections.Generic.IDictionary`2") is not null;
                ITypeSymbol value = Enumeration.DictionaryOf(use.Type)!.TypeArguments[1];
                return !isFilled ? byDocument : byDocument with
                {
                    Kind = MergeKind.Dictionary,
                    Dictionary = dictionary,
                    Part = KeyOf(graph, plain.Of(graph, value)),
                };
            default:
                return byDocument;
        }
    }

    internal static MergedObjectModel OfObject(TypeGraph graph, TypeUse use, ConstructionModel creation) => new(
        graph.KeyOf(use with { IsFilled = false, Change = Change.None }),
        creation,
        use.Type is INamedTypeSymbol { IsRecord: true, IsReferenceType: true });

    /// <summary>Whether nothing but the constructor can say what the member is.</summary>
    internal static bool IsGivenToConstructor(MemberCandidate member, ConstructorParser constructor) =>
        member.Setter is null && !member.IsIgnored && constructor.ParameterOf(member) >= 0;

    /// <summary>How a member is changed; null where what is read is put in its place, or nothing is.</summary>
    internal static PopulationModel? OfMember(TypeGraph graph, INamedTypeSymbol type, MemberCandidate member, TypeUse use)
    {
        if (member.Getter is null || member.Ignore == IgnoreCondition.WhenReading || KindOf(graph, use) is not { } kind)
            return null;
        // Without a setter, what is there can be changed if it stays what it is.
        bool stays = kind is MergeKind.Object or MergeKind.Dictionary && !member.IsIgnoredAsReadOnly
            && use.Type is INamedTypeSymbol { IsReferenceType: true, IsRecord: false };
        return member.Setter is null && !stays ? null : new(KeyOf(graph, use)!, AccessParser.Parse(graph, type, member.Getter));
    }

    private static MergeKind? KindOf(TypeGraph graph, TypeUse use)
    {
        ITypeSymbol type = use.Type;
        bool hasOwnConverter = ConverterParser.IsForNullableItself(graph, use);
        if (!hasOwnConverter && Framework.UnderlyingOfNullable(type) is { } underlying)
            return KindOf(graph, use with { Type = underlying }) is null ? null : MergeKind.Nullable;
        if (!hasOwnConverter && OptionalParser.Is(graph, type))
            return MergeKind.Optional;
        if (IsOneValue(graph, type))
            return null;
        if (ConverterParser.Applies(graph, use) || IsTree(type) || UnionParser.Is(type))
            return MergeKind.Document;
        bool isDictionary = Enumeration.DictionaryOf(type) is not null
            && Enumeration.Construction(type, "System.Collections.Generic.List`1") is null;
        if (isDictionary)
            return MergeKind.Dictionary;
        if (Enumeration.IsNonGeneric(type))
            return null;
        bool isOther = PolymorphismParser.HasDiscriminators(type) || type.IsAbstract
            || graph.Lenders.Borrow(use, new TypeName("", TypeNames.Code(type), "", false)) is not null;
        return isOther ? MergeKind.Document : MergeKind.Object;
    }

    /// <summary>Whether it is one value or an array in a document, whatever reads it.</summary>
    private static bool IsOneValue(TypeGraph graph, ITypeSymbol type) =>
        type.TypeKind is not (TypeKind.Class or TypeKind.Struct or TypeKind.Interface or TypeKind.Dynamic)
        || graph.Primitives.Has(type)
        || Framework.MetadataName(type) is "System.Memory`1" or "System.ReadOnlyMemory`1"
            or "System.Text.Json.Nodes.JsonArray" or "System.Text.Json.Nodes.JsonValue";

    /// <summary>Whether System.Text.Json represents it, and it may be an object.</summary>
    private static bool IsTree(ITypeSymbol type) => Framework.MetadataName(type) is "System.Object"
        or "System.Text.Json.JsonElement" or "System.Text.Json.JsonDocument"
        or "System.Text.Json.Nodes.JsonNode" or "System.Text.Json.Nodes.JsonObject";
}
