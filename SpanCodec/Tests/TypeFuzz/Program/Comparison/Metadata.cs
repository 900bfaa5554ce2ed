using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>System.Text.Json's metadata of the types that a root reaches.</summary>
internal sealed class Metadata
{
    private readonly JsonSerializerOptions _options;
    private readonly HashSet<Type> _seen = [];

    internal Metadata(JsonSerializerOptions options, Type root)
    {
        _options = options;
        Walk(root);
    }

    /// <summary>Why System.Text.Json cannot serialize the root or something in it; null where it can.</summary>
    internal Exception? Refusal { get; private set; }

    internal List<JsonTypeInfo> All { get; } = [];

    internal JsonTypeInfo? TryGet(Type type)
    {
        try
        {
            return _options.GetTypeInfo(type);
        }
        catch (Exception refusal) when (refusal is InvalidOperationException or NotSupportedException or ArgumentException)
        {
            Refusal ??= refusal;
            return null;
        }
    }

    /// <summary>The metadata without the members that are neither read nor written.</summary>
    internal Metadata WithoutUnusedMembers(Type root)
    {
        var options =
            new JsonSerializerOptions(_options) { TypeInfoResolver = new DefaultJsonTypeInfoResolver { Modifiers = { RemoveUnused } } };
        options.MakeReadOnly();
        return new Metadata(options, root);
    }

    private static void RemoveUnused(JsonTypeInfo info)
    {
        if (info.Kind != JsonTypeInfoKind.Object)
            return;
        for (int i = info.Properties.Count - 1; i >= 0; i--)
        {
            if (IsUnused(info.Properties[i], info))
                info.Properties.RemoveAt(i);
        }
    }

    private static bool IsUnused(JsonPropertyInfo property, JsonTypeInfo owner)
    {
        // Both are read and written by other rules than one value: without a getter
        // not at all, and where read-only members are left out all the same.
        bool isCollection = property.PropertyType != typeof(string)
            && property.PropertyType.IsAssignableTo(typeof(System.Collections.IEnumerable));
        bool isRead = !owner.Type.IsAbstract && property.Set is not null && (property.Get is not null || !isCollection);
        bool isLeftOut = property.Set is null && !isCollection
            && (property.AttributeProvider is System.Reflection.FieldInfo
                ? owner.Options.IgnoreReadOnlyFields
                : owner.Options.IgnoreReadOnlyProperties);
        return !(isRead && Ignored(property, owner) != JsonIgnoreCondition.WhenReading)
            && (property.Get is null || isLeftOut || Ignored(property, owner) == JsonIgnoreCondition.WhenWriting);
    }

    private static JsonIgnoreCondition? Ignored(JsonPropertyInfo property, JsonTypeInfo owner) =>
        Ignored(property.AttributeProvider) ?? Ignored(owner.Type);

    private static JsonIgnoreCondition? Ignored(System.Reflection.ICustomAttributeProvider? marked) =>
        (marked?.GetCustomAttributes(typeof(JsonIgnoreAttribute), inherit: true) as JsonIgnoreAttribute[])?.FirstOrDefault()?.Condition;

    private void Walk(Type type)
    {
        if (!_seen.Add(type) || TryGet(type) is not { } info)
            return;
        All.Add(info);
        if (Nullable.GetUnderlyingType(type) is { } underlying)
            Walk(underlying);
        if (info.ElementType is { } element)
            Walk(element);
        if (info.KeyType is { } key)
            Walk(key);
        if (info.Kind == JsonTypeInfoKind.Object)
        {
            foreach (JsonPropertyInfo property in info.Properties.Where(property => property.Get is not null || property.Set is not null))
                Walk(property.PropertyType);
        }

        foreach (JsonDerivedType derived in info.PolymorphismOptions?.DerivedTypes ?? [])
            Walk(derived.DerivedType);
    }
}
