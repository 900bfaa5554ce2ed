namespace JsonAot.Libraries;

public sealed class GoogleProtobufContender : Contender
{
    public override string Name => "Google.Protobuf";

    public override string Description =>
        "Google.Protobuf, a binary yardstick: messages written by hand over the payload's own objects, so that nothing is converted";

    public override Offer<T> Offer<T>(Payload<T> payload) => ProtobufSchemas.NewMessage<T>() is { } newMessage
        ? new ProtobufCodec<T>(newMessage)
        : new Unavailable("a protobuf needs a schema, and none was written for this type");
}
