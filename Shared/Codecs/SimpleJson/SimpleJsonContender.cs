namespace JsonAot.Codecs;

public sealed class SimpleJsonContender : Contender
{
    public override string Name => "SimpleJson";

    public override string Description => "our own naive serializer: reflection at every call, boxed values in Hashtable and ArrayList, concatenated strings";

    public override bool IsOwn => true;

    public static Unavailable NotNative { get; } = new(
        "left out of native builds: it finds members by reflection, and without a word loses those that trimming removed");

    private static Unavailable NoPolicy { get; } = new("it writes and reads the names of members as they are in C#, and this document has others");

    public override Offer<T> Offer<T>(Payload<T> payload) => !DynamicCode.IsAvailable ? NotNative
        : payload.NamingPolicy is not null ? NoPolicy
        : new SimpleJsonCodec<T>();
}
