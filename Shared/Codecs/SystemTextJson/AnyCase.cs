using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace JsonAot.Codecs;

/// <summary>Codecs that find a member whatever the case of its name. Only reading looks for names, so they only read.</summary>
internal static class AnyCase
{
    /// <summary>A codec with all options of the given metadata, and its resolver, but for the case of names.</summary>
    internal static TypeInfoCodec<T> CodecOf<T>(JsonTypeInfo<T> typeInfo)
    {
        var options = new JsonSerializerOptions(typeInfo.Options) { PropertyNameCaseInsensitive = true };
        return new TypeInfoCodec<T>((JsonTypeInfo<T>)options.GetTypeInfo(typeof(T)), Directions.Deserialize);
    }
}
