using System.Diagnostics.CodeAnalysis;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace JsonAot.Codecs;

/// <summary>What the contenders by reflection share.</summary>
internal static class Reflection
{
    internal static readonly Unavailable SwitchedOff = new(
        "reflection-based serialization is switched off in native builds: it throws InvalidOperationException, and switched on it writes [{},{}] without a word");

    [RequiresUnreferencedCode("Finds members by reflection.")]
    [RequiresDynamicCode("Makes converters at run time.")]
    internal static JsonTypeInfo<T> TypeInfoOf<T>() =>
        (JsonTypeInfo<T>)new JsonSerializerOptions { TypeInfoResolver = new DefaultJsonTypeInfoResolver() }.GetTypeInfo(typeof(T));
}
