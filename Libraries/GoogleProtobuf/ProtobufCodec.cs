using System.Buffers;
using Google.Protobuf;

namespace JsonAot.Libraries;

/// <summary>Reads and writes through one message a thread, which holds the messages of its parts.</summary>
internal sealed class ProtobufCodec<T>(Func<ProtobufMessage<T>> newMessage)
    : BinaryCodec<T>(Lanes.All & ~Lanes.Text, Lanes.All & ~Lanes.Text)
    where T : class
{
    [ThreadStatic]
    private static ProtobufMessage<T>? t_message;

    public override byte[] SerializeToUtf8Bytes(T value)
    {
        ProtobufMessage<T> message = Rent(value);
        byte[] written = message.ToByteArray();
        Return(message);
        return written;
    }

    public override void Serialize(IBufferWriter<byte> output, T value)
    {
        ProtobufMessage<T> message = Rent(value);
        message.WriteTo(output);
        Return(message);
    }

    public override void Serialize(Stream output, T value)
    {
        ProtobufMessage<T> message = Rent(value);
        message.WriteTo(output);
        Return(message);
    }

    public override T? Deserialize(byte[] utf8)
    {
        ProtobufMessage<T> message = Rent();
        message.MergeFrom(utf8);
        return Return(message);
    }

    public override T? Deserialize(ReadOnlySequence<byte> utf8)
    {
        ProtobufMessage<T> message = Rent();
        message.MergeFrom(utf8);
        return Return(message);
    }

    public override T? Deserialize(Stream utf8)
    {
        ProtobufMessage<T> message = Rent();
        message.MergeFrom(utf8);
        return Return(message);
    }

    // A call that throws does not come to Return, and the next one makes a new message.
    private ProtobufMessage<T> Rent(T? value = null)
    {
        ProtobufMessage<T> message = t_message ?? newMessage();
        t_message = null;
        message.Value = value!;
        return message;
    }

    private static T Return(ProtobufMessage<T> message)
    {
        T value = message.Value;
        message.Value = null!;
        t_message = message;
        return value;
    }
}
