namespace JsonAot.Codecs;

public sealed class SourceGenContender : Contender
{
    public override string Name => "STJ source-gen";

    public override string Description =>
        "System.Text.Json with a JsonSerializerContext in its default mode: metadata for reading, the fast path for writing (which writes a null byte[] as an empty text)";

    public override Offer<T> Offer<T>(Payload<T> payload) => new TypeInfoCodec<T>(payload.Metadata);
}
