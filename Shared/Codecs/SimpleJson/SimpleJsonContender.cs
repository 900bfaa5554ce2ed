using System.Diagnostics.CodeAnalysis;

namespace JsonAot.Codecs;

public sealed class SimpleJsonContender : Contender
{
    public override string Name => "SimpleJson";

    public override string Description =>
        "our own naive serializer: reflection at every call, boxed values in Hashtable and ArrayList, concatenated strings";

    public override bool IsOwn => true;

    public static Unavailable NotNative { get; } = new(
        "left out of native builds: it finds members by reflection, and without a word loses those that trimming removed");

    public override Offer<T> Offer<T>(Payload<T> payload) => !DynamicCode.IsAvailable ? NotNative
        : payload.NamingPolicy is not null ? Unavailable.NamesAsInCode
        : new Codec<T>();

    [RequiresUnreferencedCode("Finds members by reflection.")]
    [RequiresDynamicCode("Makes arrays and collections of types known at run time only.")]
    private sealed class Codec<T> : TextCodec<T>
    {
        public override string SerializeToString(T value) => SimpleJsonWriter.Write(value, typeof(T));

        public override T? Deserialize(string text) => (T?)new SimpleJsonReader(text).Read(typeof(T));
    }
}
