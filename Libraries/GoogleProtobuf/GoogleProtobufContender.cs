using System.Buffers;
using Google.Protobuf;

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

/// <summary>Reads and writes messages that protoc has generated, and copies between them and the payload's own objects.</summary>
internal sealed class ProtobufCodec<T, TMessage>(Func<T, TMessage> pack, Func<TMessage, T> unpack, MessageParser<TMessage> parser)
    : BinaryCodec<T>(Lanes.All & ~Lanes.Text, Lanes.All & ~Lanes.Text)
    where T : class
    where TMessage : IMessage<TMessage>
{
    public override byte[] SerializeToUtf8Bytes(T value) => pack(value).ToByteArray();

    public override void Serialize(IBufferWriter<byte> output, T value) => pack(value).WriteTo(output);

    public override void Serialize(Stream output, T value) => pack(value).WriteTo(output);

    public override T? Deserialize(byte[] utf8) => unpack(parser.ParseFrom(utf8));

    public override T? Deserialize(ReadOnlySequence<byte> utf8) => unpack(parser.ParseFrom(utf8));

    public override T? Deserialize(Stream utf8) => unpack(parser.ParseFrom(utf8));
}
