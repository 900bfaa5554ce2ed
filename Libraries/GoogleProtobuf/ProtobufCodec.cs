using System.Buffers;
using Google.Protobuf;

namespace JsonAot.Libraries;

internal sealed class ProtobufCodec<T>(Func<ProtobufMessage<T>> newMessage) : BinaryCodec<T>(Lanes.All & ~Lanes.Text, Lanes.All & ~Lanes.Text)
    where T : class
{
    public override byte[] SerializeToUtf8Bytes(T value) => MessageOf(value).ToByteArray();

    public override void Serialize(IBufferWriter<byte> output, T value) => MessageOf(value).WriteTo(output);

    public override void Serialize(Stream output, T value) => MessageOf(value).WriteTo(output);

    public override T? Deserialize(byte[] utf8)
    {
        ProtobufMessage<T> message = newMessage();
        message.MergeFrom(utf8);
        return message.Value;
    }

    public override T? Deserialize(ReadOnlySequence<byte> utf8)
    {
        ProtobufMessage<T> message = newMessage();
        message.MergeFrom(utf8);
        return message.Value;
    }

    public override T? Deserialize(Stream utf8)
    {
        ProtobufMessage<T> message = newMessage();
        message.MergeFrom(utf8);
        return message.Value;
    }

    private ProtobufMessage<T> MessageOf(T value)
    {
        ProtobufMessage<T> message = newMessage();
        message.Value = value;
        return message;
    }
}
