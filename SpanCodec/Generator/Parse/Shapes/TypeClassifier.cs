using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Diagnostics;
using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Parse;

/// <summary>Finds the shape of a type. The order of the questions is System.Text.Json's.</summary>
internal static class TypeClassifier
{
    internal static TypeModel Classify(TypeGraph graph, TypeUse use, TypeName name)
    {
        if (!IsUsable(graph, use))
            return new UnsupportedModel(name);
        ITypeSymbol type = use.Type;
        if (graph.IsEndless(type))
            return graph.Unsupported(name, use, "it is one of ever larger types that contain each other");
        if (use.Change == Change.Merge)
            return MergeParser.Parse(graph, use, name);
        if (Framework.UnderlyingOfNullable(type) is { } underlying && !ConverterParser.IsForNullableItself(graph, use))
            return new NullableModel(name, graph.KeyOf(
                use with { Type = underlying, Handling = TypeUse.TakesHandling(graph.Primitives, type) ? use.Handling : null }));

        if (graph.Lenders.Borrow(use, name) is { } borrowed)
            return borrowed;
        if (OptionalParser.TryParse(graph, use, name) is { } optional)
            return optional;
        if (type.Has("JsonDerivedType") && Enumeration.IsNonGeneric(type))
            return graph.Unsupported(name, use, "collections with derived types are not implemented");
        TypeModel model = ConverterParser.TryParse(graph, use, name)
            ?? Primitive(graph, use, name)
            ?? EnumParser.TryParse(graph, use, name, asText: graph.Options.UseStringEnumConverter)
            ?? Delegated(graph, use, name)
            ?? UnionParser.TryParse(graph, use, name)
            ?? ((FSharpUnions.Refusal(type) ?? Enumeration.Refusal(type)) is { } refusal ? graph.Unsupported(name, use, refusal) : null)
            ?? DictionaryParser.TryParse(graph, use, name)
            ?? CollectionParser.TryParse(graph, use, name)
            ?? (TypeModel)ObjectParser.Parse(graph, use, name)!;
        if (model is not ObjectModel && use.Converter is null)
            ReportMisplacedAttributes(graph, use, model);
        if (type.IsValueType && model is ObjectModel { ExtensionData: null } seen && LostValue(seen) is { } lost)
            graph.Reports.Add(Descriptors.ValueLost, use.Place, name.Display, lost);
        if (model is ObjectModel { IsOrderUnknown: true })
            graph.Reports.Add(Descriptors.OrderOfReference, use.Place, name.Display);
        if (model is ObjectModel or UnionModel or CollectionModel or DictionaryModel or EnumModel)
            KnownAttributes.Check(graph.Reports, type, name.Display, Reports.PlaceOf(type) ?? use.Place);
        if (model is not (UnionModel or UnsupportedModel))
            KnownAttributes.CheckIsUnion(graph.Reports, type, name.Display, Reports.PlaceOf(type) ?? use.Place);
        return model;
    }

    private static PrimitiveModel? Primitive(TypeGraph graph, TypeUse use, TypeName name) =>
        graph.Primitives.TryCreate(name, use.Type, use.EffectiveHandling(graph)) is { } primitive
            ? primitive with { IsInterned = use.IsInterned } : null;

    /// <summary>A struct needs no constructor, so that nothing else says that its value is not read: it is the default one.</summary>
    private static string? LostValue(ObjectModel type) =>
        type.Members.All(member => member.Type.Length == 0) ? "it has no member that is read or written, and is always {}"
        : type.Members.Any(member => member.IsRead) ? null
        : "its members are written, and none is read, so that what is read is always the default value";

    /// <summary>
    /// They speak of members, which a type with a converter does not have, and a
    /// collection neither; a converter does not hear of number handling.
    /// </summary>
    private static void ReportMisplacedAttributes(TypeGraph graph, TypeUse use, TypeModel model)
    {
        const string NoMembers = "it has no members in JSON: it is a collection, a union or has a converter";
        foreach (string attribute in new[] { "JsonUnmappedMemberHandling", "JsonObjectCreationHandling", "JsonPolymorphic",
            "JsonDerivedType" })
        {
            if (use.Type.Has(attribute))
                Report(attribute, NoMembers);
        }

        if (FallbackParser.Find(use.Type) is not null)
            Report(FallbackParser.Name, NoMembers);
        if (model is UnionModel && MemberParser.HandlingOf(use.Type) is not null)
            Report("JsonNumberHandling", "on a union it is not implemented");
        if (model is ConverterModel && MemberParser.HandlingOf(use.Type) is not (null or NumberHandling.Strict))
            Report("JsonNumberHandling", "the type has a converter");
        if (model is CollectionModel or DictionaryModel && MemberParser.HandlingOf(use.Type) is not null)
            Report("JsonNumberHandling", "on a collection it is not implemented; on a member that holds one it is");

        void Report(string attribute, string reason) =>
            graph.Reports.Add(
                Descriptors.AttributeNotUsable, Reports.PlaceOf(use.Type) ?? use.Place, attribute, model.Name.Display, reason);
    }

    /// <summary>Whether code can name the type and System.Text.Json knows a shape for it; what stands against it is reported.</summary>
    internal static bool IsUsable(TypeGraph graph, TypeUse use) => graph.IsUsable(use.Type, () => Ask(graph, use));

    private static bool Ask(TypeGraph graph, TypeUse use)
    {
        if (!graph.IsAccessible(use.Type))
            graph.Reports.Add(Descriptors.TypeNotAccessible, use.Place, TypeNames.Display(use.Type), TypeNames.Display(graph.Context));
        else if ((Refusal(use.Type) ?? NamedTypes.Refusal(graph, use.Type)) is { } refusal)
            graph.Reports.Add(Descriptors.TypeNotSupported, use.Place, TypeNames.Display(use.Type), refusal);
        else
            return true;
        return false;
    }

    private const string Unknown = "not known to the compiler (a type made by another source generator is not visible to this one)";

    private static string? UnknownPart(ITypeSymbol type)
    {
        for (ITypeSymbol? current = type.BaseType; current is not null; current = current.BaseType)
        {
            if (current.TypeKind == TypeKind.Error)
                return current.Name;
        }

        foreach (INamedTypeSymbol contract in type.AllInterfaces)
        {
            if (contract.TypeKind == TypeKind.Error)
                return contract.Name;
        }

        return null;
    }

    /// <summary>Code that declares them again, as accessors do, needs a name for each.</summary>
    private static bool HasTwoOfOneName(INamedTypeSymbol nested)
    {
        var names = new HashSet<string>();
        for (INamedTypeSymbol? current = nested; current is not null; current = current.ContainingType)
        {
            if (current.TypeParameters.Any(parameter => !names.Add(parameter.Name)))
                return true;
        }

        return false;
    }

    private static string? Refusal(ITypeSymbol type) => type switch
    {
        { TypeKind: TypeKind.Error } => $"it is {Unknown}",
        { TypeKind: TypeKind.Pointer or TypeKind.FunctionPointer } => "it is a pointer",
        { TypeKind: TypeKind.Delegate } => "it is a delegate",
        { IsStatic: true } => "it is a static class",
        { SpecialType: SpecialType.System_Void } => "it is no value",
        { TypeKind: TypeKind.TypeParameter } => "it is an open type parameter",
        INamedTypeSymbol { IsFileLocal: true } => "it is local to its file",
        { IsRefLikeType: true } => "it is a ref struct",
        { SpecialType: SpecialType.System_IntPtr or SpecialType.System_UIntPtr } => "System.Text.Json refuses native integers",
        INamedTypeSymbol { IsUnboundGenericType: true } => "it is an open generic type",
        INamedTypeSymbol { IsGenericType: true, ContainingType.IsGenericType: true } nested when HasTwoOfOneName(nested) =>
            "two of its type parameters have one name",
        IArrayTypeSymbol { Rank: > 1 } => "System.Text.Json refuses arrays of more than one dimension",
        _ when Enumeration.Construction(type, "System.Reflection.MemberInfo") is not null => "System.Text.Json refuses types of reflection",
        _ when UnknownPart(type) is { } part => $"'{part}', which it derives from or implements, is {Unknown}",
        _ => Framework.MetadataName(type) switch
        {
            "System.Runtime.Serialization.SerializationInfo" => "System.Text.Json refuses it",
            "System.Reflection.Assembly" or "System.Reflection.Module" => "System.Text.Json refuses types of reflection",
            _ => null,
        },
    };

    private static DelegatedModel? Delegated(TypeGraph graph, TypeUse use, TypeName name) => Framework.MetadataName(use.Type) switch
    {
        "System.Object" => new(name, "Object", use.EffectiveHandling(graph)),
        "System.Text.Json.JsonElement" => new(name, "JsonElement"),
        "System.Text.Json.JsonDocument" => new(name, "JsonDocument"),
        "System.Text.Json.Nodes.JsonNode" => new(name, "JsonNode"),
        "System.Text.Json.Nodes.JsonObject" => new(name, "JsonObject"),
        "System.Text.Json.Nodes.JsonArray" => new(name, "JsonArray"),
        "System.Text.Json.Nodes.JsonValue" => new(name, "JsonValue"),
        _ => null,
    };
}
