using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace JsonAot;

/// <summary>The types that readers make of a value whose type is object.</summary>
[JsonSerializable(typeof(JsonElement))]
[JsonSerializable(typeof(string))]
[JsonSerializable(typeof(bool))]
[JsonSerializable(typeof(int))]
[JsonSerializable(typeof(long))]
[JsonSerializable(typeof(ulong))]
[JsonSerializable(typeof(double))]
[JsonSerializable(typeof(decimal))]
[JsonSerializable(typeof(DateTime))]
[JsonSerializable(typeof(DateTimeOffset))]
[JsonSerializable(typeof(List<object>))]
[JsonSerializable(typeof(object[]))]
[JsonSerializable(typeof(Dictionary<string, object>))]
internal sealed partial class HeldValues : JsonSerializerContext;

/// <summary>System.Text.Json's generated metadata with the fast path turned off.</summary>
internal static class MetadataAlone
{
    internal static JsonTypeInfo<T> Of<T>(JsonTypeInfo<T> typeInfo)
    {
        var options = new JsonSerializerOptions(typeInfo.Options);
        // Any encoder turns it off, also the one that is used without this.
        options.Encoder ??= JavaScriptEncoder.Default;
        return (JsonTypeInfo<T>)options.GetTypeInfo(typeof(T));
    }

    /// <summary>The same, and for what a library may put where a type says object: System.Text.Json leaves an element there.</summary>
    internal static JsonTypeInfo<T> WithHeldValues<T>(JsonTypeInfo<T> typeInfo)
    {
        var options = new JsonSerializerOptions(typeInfo.Options);
        options.Encoder ??= JavaScriptEncoder.Default;
        options.TypeInfoResolverChain.Add(HeldValues.Default);
        return (JsonTypeInfo<T>)options.GetTypeInfo(typeof(T));
    }
}
