using System.Buffers;
using Nerdbank.MessagePack;
using PolyType;

namespace JsonAot.Libraries;

public sealed class NerdbankMessagePackContender : Contender
{
    public override string Name => "Nerdbank.MessagePack";

    public override string Description =>
        "Nerdbank.MessagePack, a binary yardstick: converters made of shapes that PolyType generates; it names members as JSON does, "
        + "which is its default and slower than to number them, keeps a time's kind when it is told to, and accepts bytes after the value";

    public override Offer<T> Offer<T>(Payload<T> payload) =>
        MessagePackShapes.GeneratedTypeShapeProvider.GetTypeShape(typeof(T)) is ITypeShape<T> shape
            ? new NerdbankMessagePackCodec<T>(shape)
            : new Unavailable("its shapes are generated for types that are named beforehand, and this type is not");

    public override IReadOnlyList<string> Adoption(AdoptedType type) =>
    [
        "using Nerdbank.MessagePack;",
        "using PolyType;",
        "",
        "var serializer = new MessagePackSerializer().WithHiFiDateTime();",
        $"byte[] bytes = serializer.Serialize<{type.Code}, Shapes>(value);",
        $"{type.Code}? again = serializer.Deserialize<{type.Code}, Shapes>(bytes);",
        "",
        $"[GenerateShapeFor<{type.Code}>]",
        "sealed partial class Shapes;",
    ];
}

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
