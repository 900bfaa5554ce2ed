using System.Buffers;
using Nerdbank.MessagePack;
using PolyType;

namespace JsonAot.Libraries;

internal sealed class NerdbankMessagePackCodec<T>(ITypeShape<T> shape) : BinaryCodec<T>(Lanes.All & ~Lanes.Text, Lanes.All & ~Lanes.Text)
{
    // Otherwise it refuses a time of unspecified kind.
    private readonly MessagePackSerializer _serializer = new MessagePackSerializer().WithHiFiDateTime();

    public override byte[] SerializeToUtf8Bytes(T value) => _serializer.Serialize(value, shape);

    public override void Serialize(IBufferWriter<byte> output, T value) => _serializer.Serialize(output, value, shape);

    public override void Serialize(Stream output, T value) => _serializer.Serialize(output, value, shape);

    public override T? Deserialize(byte[] utf8) => _serializer.Deserialize(utf8, shape);

    public override T? Deserialize(ReadOnlySequence<byte> utf8) => _serializer.Deserialize(utf8, shape);

    public override T? Deserialize(Stream utf8) => _serializer.Deserialize(utf8, shape);
}
