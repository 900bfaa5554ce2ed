using System.Buffers;
using ProtoBuf.Meta;

namespace JsonAot.Libraries;

internal sealed class ProtobufNetCodec<T>(RuntimeTypeModel model) : BinaryCodec<T>(Lanes.All & ~Lanes.Text, Lanes.All & ~Lanes.Text)
{
    public override byte[] SerializeToUtf8Bytes(T value)
    {
        using var stream = new MemoryStream();
        model.Serialize(stream, value);
        return stream.ToArray();
    }

    public override void Serialize(IBufferWriter<byte> output, T value) => model.Serialize(output, value);

    public override void Serialize(Stream output, T value) => model.Serialize(output, value);

    public override T? Deserialize(byte[] utf8) => model.Deserialize<T>(new ReadOnlyMemory<byte>(utf8));

    public override T? Deserialize(ReadOnlySequence<byte> utf8) => model.Deserialize<T>(utf8);

    public override T? Deserialize(Stream utf8) => model.Deserialize<T>(utf8);
}
