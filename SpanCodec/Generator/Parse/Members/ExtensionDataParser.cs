using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Diagnostics;
using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Parse;

internal static class ExtensionDataParser
{
    /// <param name="setsRequiredMembers">Whether the constructor says that it sets what the keyword asks for.</param>
    internal static ExtensionDataModel? TryParse(
        TypeGraph graph, INamedTypeSymbol type, MemberCandidate member, bool setsRequiredMembers, Location? place)
    {
        place = Reports.PlaceOf(member.Symbol) ?? place;
        bool isObject = Framework.MetadataName(member.Type) == "System.Text.Json.Nodes.JsonObject";
        INamedTypeSymbol? dictionary = isObject ? null : Enumeration.Construction(member.Type, "System.Collections.Generic.IDictionary`2");
        string? value = isObject ? "JsonNode" : dictionary is null || dictionary.TypeArguments[0].SpecialType != SpecialType.System_String
            ? null
            : Framework.MetadataName(dictionary.TypeArguments[1]) switch
            {
                "System.Object" => "Object",
                "System.Text.Json.JsonElement" => "JsonElement",
                _ => null,
            };
        if (value is null)
            return Refuse("it must be a dictionary from string to JsonElement or object, or a JsonObject");
        if (member.Getter is null)
            return Refuse("it has no getter");
        if (member.Ignore is IgnoreCondition.Always or IgnoreCondition.WhenWriting or IgnoreCondition.WhenReading)
            return Refuse("it is ignored, always or in one direction");
        if (member.Symbol.Has("JsonRequired") || (member.HasRequiredKeyword && !setsRequiredMembers))
            return Refuse("it is required, and no entry of it can be");
        // A value that is kept as it stands is no number to System.Text.Json.
        if (value != "Object" && MemberParser.HandlingOf(member.Symbol) is not (null or NumberHandling.Strict))
            return Refuse("what it holds is not read as numbers", "JsonNumberHandling");
        bool isInterface = Framework.Is(member.Type, "System.Collections.Generic.IDictionary`2");
        if (!isObject && !isInterface && !CollectionParser.HasConstructor(graph, member.Type))
            return Refuse("its type has no public constructor without parameters");
        if (!isObject && !isInterface && ConstructorParser.RefusalOfCollection(member.Type) is { } refusal)
            return Refuse(refusal);

        if (HasConverter(graph, member, dictionary))
            return Refuse("it has a converter, or its values have");

        if (member.IsLeftOutOfWriting)
            return null;

        string code = TypeNames.Code(member.Type);
        string creation = isInterface
            ? $"global::System.Collections.Generic.Dictionary<string, {TypeNames.Code(dictionary!.TypeArguments[1])}>" : code;
        return new ExtensionDataModel(
            TypeNames.Escaped(member.Symbol.Name),
            member.Setter is null ? null : AccessParser.Parse(graph, type, member.Setter),
            AccessParser.Parse(graph, type, member.Getter),
            code,
            creation,
            value,
            MemberParser.HandlingOf(member.Symbol) ?? MemberParser.HandlingOf(type) ?? graph.Options.NumberHandling)
        {
            JsonName = graph.Options.RefusesDuplicates ? member.JsonName : "",
            DeclaredIn = graph.Options.RefusesDuplicates ? TypeNames.Code(member.Symbol.ContainingType) : "",
            FilledAs = dictionary is null || Framework.Has(member.Type) ? null : TypeNames.Code(dictionary),
            EnumeratedAs = dictionary is null ? null : Enumeration.EnumeratorOf(
                member.Type,
                "System.Collections.Generic.Dictionary`2",
                $"global::System.Collections.Generic.KeyValuePair<string, {TypeNames.Code(dictionary.TypeArguments[1])}>"),
        };

        ExtensionDataModel? Refuse(string reason, string attribute = "JsonExtensionData")
        {
            graph.Reports.Add(Descriptors.AttributeNotUsable, place, attribute, $"{TypeNames.Display(type)}.{member.Symbol.Name}", reason);
            return null;
        }
    }

    /// <summary>
    /// System.Text.Json asks converters for the dictionary and for what is in it, on their way to the unknown members too.
    /// </summary>
    private static bool HasConverter(TypeGraph graph, MemberCandidate member, INamedTypeSymbol? dictionary)
    {
        ITypeSymbol value = dictionary?.TypeArguments[1] ?? member.Type.BaseType!;
        return ConverterAttributes.Find(member.Symbol) is not null || Applies(member.Type) || Applies(value);

        bool Applies(ITypeSymbol type) => ConverterParser.Applies(graph, new TypeUse(type, null, null, null));
    }
}
