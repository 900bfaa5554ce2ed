using System.Buffers;
using Google.Protobuf;

namespace JsonAot.Libraries;

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
