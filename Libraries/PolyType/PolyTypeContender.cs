using System.Buffers;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
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

/// <summary>It writes to a Utf8JsonWriter, which its caller keeps, and reads spans.</summary>
internal sealed class PolyTypeCodec<T>(JsonConverter<T> converter, JavaScriptEncoder? encoder) : Utf8Codec<T>
{
    // A thread keeps both between calls: each call sets the writer anew, also after an exception.
    [ThreadStatic]
    private static Utf8JsonWriter? t_writer;

    [ThreadStatic]
    private static ArrayBufferWriter<byte>? t_buffer;

    // Unchecked, as JsonSerializer's own writer is, and that of the code by hand.
    private readonly JsonWriterOptions _options = new() { Encoder = encoder, SkipValidation = true };

    public override CodecTraits Traits { get; } = new(Lanes.All, Lanes.Utf8 | Lanes.Text);

    private Utf8JsonWriter Writer =>
        t_writer is { } kept && kept.Options.Encoder == encoder ? kept : t_writer = new Utf8JsonWriter(Stream.Null, _options);

    public override byte[] SerializeToUtf8Bytes(T value)
    {
        ArrayBufferWriter<byte> buffer = t_buffer ??= new ArrayBufferWriter<byte>(256);
        buffer.ResetWrittenCount();
        Serialize(buffer, value);
        return buffer.WrittenSpan.ToArray();
    }

    public override string SerializeToString(T value) => converter.Serialize(value, _options);

    public override void Serialize(IBufferWriter<byte> output, T value)
    {
        Utf8JsonWriter writer = Writer;
        writer.Reset(output);
        converter.Serialize(writer, value);
    }

    public override void Serialize(Stream output, T value)
    {
        Utf8JsonWriter writer = Writer;
        writer.Reset(output);
        converter.Serialize(writer, value);
    }

    public override T? Deserialize(byte[] utf8) => converter.Deserialize(utf8);

    public override T? Deserialize(string text) => converter.Deserialize(text);
}
