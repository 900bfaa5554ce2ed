namespace JsonAot.Libraries;

public sealed class GoogleProtobufContender : Contender
{
    public override string Name => "Google.Protobuf";

    public override string Description =>
        "Google.Protobuf, a binary yardstick: messages that protoc generates; "
        + "copying between them and the payload's own objects is part of its time";

    public override Offer<T> Offer<T>(Payload<T> payload) => ProtobufSchemas.CodecOf<T>() is { } codec
        ? new Offer<T>(codec, null)
        : new Unavailable("a protobuf needs a schema and a mapping, which are written by hand, and none was written for this type");
}
