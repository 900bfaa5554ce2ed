using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace SpanCodecs.Tests.Bridge;

/// <summary>An application's own: no customer is written.</summary>
internal sealed class RedactingResolver : DefaultJsonTypeInfoResolver
{
    public override JsonTypeInfo GetTypeInfo(Type type, JsonSerializerOptions options)
    {
        JsonTypeInfo info = base.GetTypeInfo(type, options);
        foreach (JsonPropertyInfo property in info.Properties.Where(property => property.Name == "Customer").ToArray())
            info.Properties.Remove(property);
        return info;
    }
}

/// <summary>Knows one type, and asks the options for the types of its members.</summary>
internal sealed class OneTypeResolver<T> : IJsonTypeInfoResolver
{
    private readonly DefaultJsonTypeInfoResolver _all = new();

    public JsonTypeInfo? GetTypeInfo(Type type, JsonSerializerOptions options)
    {
        if (type != typeof(T))
            return null;
        JsonTypeInfo info = _all.GetTypeInfo(type, options);
        foreach (JsonPropertyInfo property in info.Properties)
        {
            _ = options.GetTypeInfo(property.PropertyType);
            property.Name += "_";
        }

        return info;
    }
}

/// <summary>Knows no type, and counts how often it is asked.</summary>
internal sealed class CountingResolver : IJsonTypeInfoResolver
{
    internal int Asked { get; private set; }

    public JsonTypeInfo? GetTypeInfo(Type type, JsonSerializerOptions options)
    {
        Asked++;
        return null;
    }
}

/// <summary>Knows no type. When it is asked for one, it asks options for another.</summary>
internal sealed class AskingResolver(JsonSerializerOptions options, Type one, Type other) : IJsonTypeInfoResolver
{
    internal bool IsAsked { get; private set; }

    public JsonTypeInfo? GetTypeInfo(Type type, JsonSerializerOptions given)
    {
        if (type == one)
        {
            IsAsked = true;
            _ = options.GetTypeInfo(other);
        }

        return null;
    }
}
