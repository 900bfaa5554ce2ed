using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>What System.Text.Json says of the types that a root reaches.</summary>
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
