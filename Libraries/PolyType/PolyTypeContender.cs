using PolyType;
using PolyType.Examples.JsonSerializer;

namespace JsonAot.Libraries;

public sealed class PolyTypeContender : Contender
{
    public override string Name => "PolyType.Examples";

    public override string Description =>
        "PolyType's example of a JSON serializer, which its authors give as a demonstration and not for production: "
        + "converters made of generated shapes, over Utf8JsonReader and Utf8JsonWriter; "
        + "it names enum values, unless a marshaler numbers them, and accepts text after the document";

    public override Offer<T> Offer<T>(Payload<T> payload) => payload.NamingPolicy is not null
        ? new Unavailable("a shape names members as the type does, and only an attribute on a member changes that")
        : PolyTypeShapes.GeneratedTypeShapeProvider.GetTypeShape(typeof(T)) is ITypeShape<T> shape
            ? new PolyTypeCodec<T>(JsonSerializerTS.CreateConverter(shape), payload.Encoder)
            : new Unavailable("its shapes are generated for types that are named beforehand, and this type is not");

    public override IReadOnlyList<string> Adoption(AdoptedType type) =>
    [
        "using PolyType;",
        "using PolyType.Examples.JsonSerializer;",
        "",
        $"string json = JsonSerializerTS.Serialize<{type.Code}, Shapes>(value);",
        $"{type.Code}? again = JsonSerializerTS.Deserialize<{type.Code}, Shapes>(json);",
        "",
        $"[GenerateShapeFor<{type.Code}>]",
        "sealed partial class Shapes;",
    ];
}
