namespace JsonAot.Codecs;

public sealed class SimpleJsonContender : Contender
{
    public override string Name => "SimpleJson";

    public override string Description => "our own naive serializer: reflection at every call, boxed values in Hashtable and ArrayList, concatenated strings";

    public override bool IsOwn => true;

    public override Offer<T> Offer<T>(Payload<T> payload) => DynamicCode.IsAvailable
        ? new SimpleJsonCodec<T>()
        : new Unavailable("it finds members by reflection, and a native build trims the members away");
}
