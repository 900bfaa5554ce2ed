using System.Buffers;
using ProtoBuf.Meta;

namespace JsonAot.Libraries;

public sealed class ProtobufNetContender : Contender
{
    public override string Name => "protobuf-net";

    public override string Description =>
        "protobuf-net, a binary yardstick: its model is built from the type by reflection, members in the order of their declaration; "
        + "an empty list and none are one to it, but for numbers, without an attribute that the types of this suite do not bear";

    public override Offer<T> Offer<T>(Payload<T> payload) => Unavailable.OfPlainValues(payload) is { } reason
        ? reason
        : new ProtobufNetCodec<T>(ProtobufNetModel.For<T>());
}

internal sealed class ProtobufNetCodec<T>(RuntimeTypeModel model)
    : BinaryCodec<T>(Lanes.Buffer | Lanes.Stream, Lanes.Utf8 | Lanes.Buffer | Lanes.Stream)
{
    public override byte[] SerializeToUtf8Bytes(T value) => ReusedStream.BytesOf(this, value);

    public override void Serialize(IBufferWriter<byte> output, T value) => model.Serialize(output, value);

    public override void Serialize(Stream output, T value) => model.Serialize(output, value);

    public override T? Deserialize(byte[] utf8) => model.Deserialize<T>(new ReadOnlyMemory<byte>(utf8));

    public override T? Deserialize(ReadOnlySequence<byte> utf8) => model.Deserialize<T>(utf8);

    public override T? Deserialize(Stream utf8) => model.Deserialize<T>(utf8);
}
