using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace JsonAot;

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
}
