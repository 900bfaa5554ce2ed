using System.Diagnostics.CodeAnalysis;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace JsonAot.Codecs;

public sealed class ReflectionContender : Contender
{
    public override string Name => "STJ reflection";

    public override string Description => "System.Text.Json finding the members by reflection: JsonSerializer with no more said";

    public override Offer<T> Offer<T>(Payload<T> payload) => DynamicCode.IsAvailable
        ? new TypeInfoCodec<T>(Reflect<T>())
        : new Unavailable("reflection-based serialization is switched off in native builds: it throws InvalidOperationException, and switched on it writes [{},{}] without a word");

    [RequiresUnreferencedCode("Finds members by reflection.")]
    [RequiresDynamicCode("Makes converters at run time.")]
    private static JsonTypeInfo<T> Reflect<T>() =>
        (JsonTypeInfo<T>)new JsonSerializerOptions { TypeInfoResolver = new DefaultJsonTypeInfoResolver() }.GetTypeInfo(typeof(T));
}
