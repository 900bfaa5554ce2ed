namespace JsonAot.Codecs;

public sealed class HandWrittenContender : Contender
{
    public override string Name => "Hand-written";

    public override string Description => "Utf8JsonReader and a reused Utf8JsonWriter, written by hand for the type";

    public override bool IsOwn => true;

    public override Offer<T> Offer<T>(Payload<T> payload) => payload is IHasHandWritten<T> own
        ? new HandWrittenCodec<T>(own.HandWritten, payload.Encoder)
        : new Unavailable(IHasHandWritten<T>.Missing);
}
