using System.Collections.Immutable;
using System.Text.Json.Serialization.Metadata;

namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>The path of an exception, followed through the types.</summary>
internal static class JsonPath
{
    internal readonly record struct Step(JsonTypeInfo Owner, JsonPropertyInfo? Property);

    /// <summary>As far as the path can be followed; its last step may be the extension data, which takes every other name.</summary>
    internal static IEnumerable<Step> Steps(string path, Metadata metadata, Type root)
    {
        JsonTypeInfo? current = metadata.TryGet(root);
        string rest = path.Length > 0 ? path[1..] : "";
        while (rest.Length > 0 && current is not null)
        {
            current = Underlying(current, metadata);
            Step[] members = [];
            int length = current?.Kind switch
            {
                JsonTypeInfoKind.Object => LengthOfMember(rest, current, metadata, out members),
                JsonTypeInfoKind.Enumerable or JsonTypeInfoKind.Dictionary => LengthOfItem(rest),
                _ => -1,
            };
            if (length < 0)
            {
                if (current?.Properties.FirstOrDefault(candidate => candidate.IsExtensionData) is { } extensionData)
                    yield return new Step(current, extensionData);
                yield break;
            }

            foreach (Step member in members.DefaultIfEmpty(new Step(current!, null)))
                yield return member;
            rest = rest[length..];
            current = metadata.TryGet(members.LastOrDefault().Property?.PropertyType ?? current!.ElementType!);
        }
    }

    /// <summary>The type at the path's end; null where the path cannot be followed.</summary>
    internal static JsonTypeInfo? End(string path, Metadata metadata, Type root)
    {
        JsonTypeInfo? end = metadata.TryGet(root);
        string followed = "$";
        foreach (Step step in Steps(path, metadata, root).Where(step => step.Property is not { IsExtensionData: true }))
        {
            end = metadata.TryGet(step.Property?.PropertyType ?? step.Owner.ElementType!);
            followed += "x";
        }

        return end is null || followed.Length == 1 && path.Length > 1 ? null : Underlying(end, metadata);
    }

    /// <summary>A derived type may hide a member by one of another type, and a path does not say which of the two it goes through.</summary>
    internal static bool MayEndInDictionary(string path, Metadata metadata) => metadata.All
        .SelectMany(type => type.Properties.Where(property => path.EndsWith("." + property.Name, StringComparison.Ordinal)))
        .Any(property => metadata.TryGet(property.PropertyType) is { Kind: JsonTypeInfoKind.Dictionary });

    internal static bool HasParameters(JsonTypeInfo type) =>
        type.Kind == JsonTypeInfoKind.Object && type.Properties.Any(property => property.AssociatedParameter is not null);

    internal static bool IsSet(Type type) => type.GetInterfaces().Append(type).Any(contract =>
        contract.IsGenericType && (contract.GetGenericTypeDefinition() == typeof(ISet<>) || contract.GetGenericTypeDefinition() == typeof(IReadOnlySet<>)
            || contract.GetGenericTypeDefinition() == typeof(IImmutableSet<>)));

    internal static bool IsPopulated(string path, Metadata metadata, Type root) =>
        Steps(path, metadata, root).LastOrDefault() is { Property: { } property, Owner: { } owner }
        && (property.ObjectCreationHandling ?? owner.PreferredPropertyObjectCreationHandling ?? owner.Options.PreferredObjectCreationHandling)
            == System.Text.Json.Serialization.JsonObjectCreationHandling.Populate;

    private static JsonTypeInfo? Underlying(JsonTypeInfo type, Metadata metadata) =>
        Nullable.GetUnderlyingType(type.Type) is { } underlying ? metadata.TryGet(underlying) : type;

    /// <param name="members">All that the step may mean, as a derived type may hide a member; the likeliest last.</param>
    private static int LengthOfMember(string rest, JsonTypeInfo type, Metadata metadata, out Step[] members)
    {
        IEnumerable<JsonTypeInfo> derived = (type.PolymorphismOptions?.DerivedTypes ?? []).Select(derived => metadata.TryGet(derived.DerivedType)).OfType<JsonTypeInfo>();
        Step[] candidates = [.. derived.Append(type).Distinct().SelectMany(owner => owner.Properties, (owner, property) => new Step(owner, property))];
        int length = candidates.Select(candidate => LengthOf(candidate.Property!, rest, type)).DefaultIfEmpty(-1).Max();
        // Of two members of one name the path can only be inside of the one that holds something.
        members =
        [
            .. candidates.Where(candidate => LengthOf(candidate.Property!, rest, type) == length)
                .OrderBy(candidate => metadata.TryGet(candidate.Property!.PropertyType)?.Kind is not (null or JsonTypeInfoKind.None)),
        ];
        return length;
    }

    /// <returns>-1 where the path does not go on with this member. A longer name may begin with it.</returns>
    private static int LengthOf(JsonPropertyInfo member, string rest, JsonTypeInfo type)
    {
        StringComparison comparison = type.Options.PropertyNameCaseInsensitive ? StringComparison.OrdinalIgnoreCase : StringComparison.Ordinal;
        string? step = new[] { "." + member.Name, $"['{member.Name}']" }.FirstOrDefault(step =>
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
