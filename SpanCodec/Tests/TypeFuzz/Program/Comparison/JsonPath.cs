using System.Collections.Immutable;
using System.Text.Json.Serialization.Metadata;

namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>The path of an exception, followed through the types.</summary>
internal static class JsonPath
{
    internal readonly record struct Step(JsonTypeInfo Owner, JsonPropertyInfo? Property);

    /// <summary>
    /// Follows the path as far as possible, through each member that it may mean; the extension data takes every other name.
    /// </summary>
    internal static IEnumerable<Step> Steps(string path, Metadata metadata, Type root) => Ways(path, metadata, root).SelectMany(way => way);

    /// <summary>The types that may stand at the path's end; none where the path cannot be followed.</summary>
    internal static IEnumerable<JsonTypeInfo> Ends(string path, Metadata metadata, Type root) =>
        from way in Ways(path, metadata, root)
        let steps = way.Where(step => step.Property is not { IsExtensionData: true }).ToArray()
        where steps.Length > 0 || path.Length <= 1
        let end = metadata.TryGet(steps.Length == 0 ? root : steps[^1].Property?.PropertyType ?? steps[^1].Owner.ElementType!)
        where end is not null
        select Underlying(end, metadata) ?? end;

    /// <summary>A derived type may hide a member by one of another type: a path goes through either.</summary>
    private static IEnumerable<Step[]> Ways(string path, Metadata metadata, Type root) =>
        Ways(path.Length > 0 ? path[1..] : "", metadata.TryGet(root), metadata);

    private static IEnumerable<Step[]> Ways(string rest, JsonTypeInfo? type, Metadata metadata)
    {
        if (rest.Length == 0 || type is null || Underlying(type, metadata) is not { } current)
            return [[]];
        int length = -1;
        Step[] steps = [new Step(current, null)];
        if (current.Kind == JsonTypeInfoKind.Object)
            length = LengthOfMember(rest, current, metadata, out steps);
        else if (current.Kind is JsonTypeInfoKind.Enumerable or JsonTypeInfoKind.Dictionary)
            length = LengthOfItem(rest);
        if (length < 0)
            return current.Properties.FirstOrDefault(candidate => candidate.IsExtensionData) is { } extensionData
                ? [[new Step(current, extensionData)]]
                : [[]];
        return
        [
            .. from step in steps
               from way in Ways(rest[length..], metadata.TryGet(step.Property?.PropertyType ?? current.ElementType!), metadata)
               select (Step[])[step, .. way],
        ];
    }

    /// <summary>
    /// A derived type may hide a member by one of another type, and a path does not say which of the two it goes through.
    /// </summary>
    internal static bool MayEndInDictionary(string path, Metadata metadata) => metadata.All
        .SelectMany(type => type.Properties.Where(property => path.EndsWith("." + property.Name, StringComparison.Ordinal)))
        .Any(property => metadata.TryGet(property.PropertyType) is { Kind: JsonTypeInfoKind.Dictionary });

    internal static bool HasParameters(JsonTypeInfo type) =>
        type.Kind == JsonTypeInfoKind.Object && type.Properties.Any(property => property.AssociatedParameter is not null);

    internal static bool IsSet(Type type) => type.GetInterfaces().Append(type).Any(contract =>
        contract.IsGenericType
            && (contract.GetGenericTypeDefinition() == typeof(ISet<>) || contract.GetGenericTypeDefinition() == typeof(IReadOnlySet<>)
            || contract.GetGenericTypeDefinition() == typeof(IImmutableSet<>)));

    internal static bool IsPopulated(string path, Metadata metadata, Type root) =>
        Ways(path, metadata, root).Any(way => way is [.., { Property: { } property, Owner: var owner }]
            && (property.ObjectCreationHandling
                ?? owner.PreferredPropertyObjectCreationHandling
                ?? owner.Options.PreferredObjectCreationHandling)
                == System.Text.Json.Serialization.JsonObjectCreationHandling.Populate);

    private static JsonTypeInfo? Underlying(JsonTypeInfo type, Metadata metadata) =>
        Nullable.GetUnderlyingType(type.Type) is { } underlying ? metadata.TryGet(underlying) : type;

    /// <param name="members">All that the step may mean.</param>
    private static int LengthOfMember(string rest, JsonTypeInfo type, Metadata metadata, out Step[] members)
    {
        IEnumerable<JsonTypeInfo> derived = (type.PolymorphismOptions?.DerivedTypes ?? [])
            .Select(derived => metadata.TryGet(derived.DerivedType)).OfType<JsonTypeInfo>();
        Step[] candidates =
            [.. derived.Append(type).Distinct().SelectMany(owner => owner.Properties, (owner, property) => new Step(owner, property))];
        int length = candidates.Select(candidate => LengthOf(candidate.Property!, rest, type)).DefaultIfEmpty(-1).Max();
        members = [.. candidates.Where(candidate => LengthOf(candidate.Property!, rest, type) == length)];
        return length;
    }

    /// <returns>-1 where the path does not go on with this member. A longer name may begin with it.</returns>
    private static int LengthOf(JsonPropertyInfo member, string rest, JsonTypeInfo type)
    {
        StringComparison comparison = type.Options.PropertyNameCaseInsensitive
            ? StringComparison.OrdinalIgnoreCase
            : StringComparison.Ordinal;
        // System.Text.Json 11 escapes what is in quotes.
        string escaped = member.Name.Replace("\\", "\\\\", StringComparison.Ordinal).Replace("'", "\\'", StringComparison.Ordinal);
        string? step = new[] { "." + member.Name, $"['{member.Name}']", $"['{escaped}']" }.FirstOrDefault(step =>
            rest.StartsWith(step, comparison) && (rest.Length == step.Length || step[^1] == ']' || rest[step.Length] is '.' or '['));
        return step?.Length ?? -1;
    }

    private static int LengthOfItem(string rest)
    {
        if (rest.StartsWith("['", StringComparison.Ordinal))
            return rest.IndexOf("']", 2, StringComparison.Ordinal) is > 0 and var end ? end + 2 : -1;
        if (rest[0] == '[')
            return rest.IndexOf(']', StringComparison.Ordinal) + 1;
        int next = rest.AsSpan(1).IndexOfAny('.', '[');
        return next < 0 ? rest.Length : next + 1;
    }
}
