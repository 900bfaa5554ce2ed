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
