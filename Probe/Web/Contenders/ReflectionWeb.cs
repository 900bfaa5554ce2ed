using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace JsonAot.Serving.Contenders;

/// <summary>System.Text.Json as an app has it that says no more.</summary>
internal sealed class ReflectionWeb : WebContender
{
    internal override WebOffer<T> Offer<T>(Payload<T> payload, byte[] document) => DynamicCode.IsAvailable
        ? new TypeInfoEndpoint<T>((JsonTypeInfo<T>)Options().GetTypeInfo(typeof(T)))
        : new Unavailable("reflection-based serialization is switched off in native builds");

    [System.Diagnostics.CodeAnalysis.RequiresUnreferencedCode("Finds members by reflection.")]
    [System.Diagnostics.CodeAnalysis.RequiresDynamicCode("Makes converters at run time.")]
    private static JsonSerializerOptions Options()
    {
        var options = new JsonSerializerOptions();
        options.MakeReadOnly(populateMissingResolver: true);
        return options;
    }
}
