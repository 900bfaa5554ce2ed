using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Diagnostics;
using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Parse;

internal static class ObjectParser
{
    /// <returns>Null where a merge patch cannot change one: a parameter of its constructor alone says what a member is.</returns>
    internal static ObjectModel? Parse(TypeGraph graph, TypeUse use, TypeName name)
    {
        var type = (INamedTypeSymbol)use.Type;
        bool hasUnseenMembers = UnseenMembers.Report(graph, type, name, use.Place);
        int said = graph.Reports.Count;
        ObjectModel? model = ParseSeen(graph, use, type, name);
        // A type that is only half seen allows no other report: a getter that is not seen seems to be missing.
        if (hasUnseenMembers)
            graph.Reports.ForgetAfter(said);
        return model;
    }

    private static ObjectModel? ParseSeen(TypeGraph graph, TypeUse use, INamedTypeSymbol type, TypeName name)
    {
        Location? place = use.Place;
        var collector = new MemberCollector(graph, type, name, place);
        List<MemberCandidate> candidates = collector.Collect();
        if (collector.ExtensionData is not null && type.Find("JsonUnmappedMemberHandling")?.Number(0) == 1)
            graph.Reports.Add(
                Descriptors.AttributeNotUsable, Reports.PlaceOf(type) ?? place, "JsonUnmappedMemberHandling", name.Display,
                "the type has extension data, which takes what is unmapped");
        var constructor = new ConstructorParser(graph, type, name, place);
        constructor.Choose();
        if (use.Change == Change.Merge && candidates.Any(member => MergeParser.IsGivenToConstructor(member, constructor)))
            return null;
        ConstructionModel construction =
            use.IsFilled ? new(ConstructionKind.Given, default, null) : constructor.ToModel(candidates);
        var memberParser = new MemberParser(graph, type, name, constructor, construction, place, use.Change);
        if (collector.ExtensionData is { } data)
            memberParser.CheckFilling(data);

        MemberModel[] members = [.. candidates.Select(memberParser.Parse)];
        return new ObjectModel(
            name,
            members.ToEquatableArray(),
            construction,
            collector.ExtensionData is { } extension
                ? ExtensionDataParser.TryParse(graph, type, extension, constructor.SetsRequiredMembers, place) : null,
            use.IsFilled ? null : PolymorphismParser.TryParse(graph, type, name, candidates, place),
            DisallowsUnmapped(graph, type, collector.ExtensionData is not null),
            Callbacks.Of(type))
        {
            IsOrderUnknown = MemberOrder.IsUnknown(graph, candidates.Where((_, i) => members[i].Writing is not null)),
            Merged = use.Change == Change.Merge ? MergeParser.OfObject(graph, use, constructor.ToModel(candidates)) : null,
        };
    }

    /// <summary>
    /// Whether unknown members are refused. The options do not say so for a type with extension data, even if that is written only.
    /// </summary>
    private static bool DisallowsUnmapped(TypeGraph graph, INamedTypeSymbol type, bool hasExtensionData) =>
        type.Find("JsonUnmappedMemberHandling")?.Number(0) is int own
            ? own == 1 : graph.Options.DisallowUnmappedMembers && !hasExtensionData;
}
