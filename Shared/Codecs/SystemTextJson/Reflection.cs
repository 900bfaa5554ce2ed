using System.Diagnostics.CodeAnalysis;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace JsonAot.Codecs;

/// <summary>What the contenders by reflection share.</summary>
internal static class Reflection
{
    internal static readonly Unavailable SwitchedOff = new(
        "reflection-based serialization is switched off in native builds: it throws InvalidOperationException, and switched on it writes [{},{}] without a word");

    /// <summary>As JsonSerializer makes it when it is given no options: where reflection is switched off, that throws.</summary>
    [RequiresUnreferencedCode("Finds members by reflection.")]
    [RequiresDynamicCode("Makes converters at run time.")]
    internal static JsonTypeInfo<T> TypeInfoOf<T>()
    {
        var options = new JsonSerializerOptions();
        options.MakeReadOnly(populateMissingResolver: true);
        return (JsonTypeInfo<T>)options.GetTypeInfo(typeof(T));
    }
}
