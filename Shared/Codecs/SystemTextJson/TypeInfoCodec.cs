using System.Buffers;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace JsonAot.Codecs;

/// <summary>JsonSerializer with the metadata of a type: generated or reflected, with or without a fast path.</summary>
internal sealed class TypeInfoCodec<T>(JsonTypeInfo<T> typeInfo, Directions directions = Directions.Both) : Utf8Codec<T>
{
    public override CodecTraits Traits { get; } = new(Lanes.All, Lanes.All, directions);

    public override byte[] SerializeToUtf8Bytes(T value) => JsonSerializer.SerializeToUtf8Bytes(value, typeInfo);

    public override string SerializeToString(T value) => JsonSerializer.Serialize(value, typeInfo);

    public override void Serialize(IBufferWriter<byte> output, T value)
    {
        Utf8JsonWriter writer = ReusedWriter.For(output, typeInfo.Options.Encoder);
        JsonSerializer.Serialize(writer, value, typeInfo);
        ReusedWriter.Return(writer);
    }

    public override void Serialize(Stream output, T value) => JsonSerializer.Serialize(output, value, typeInfo);

    public override T? Deserialize(byte[] utf8) => JsonSerializer.Deserialize(utf8, typeInfo);

    public override T? Deserialize(string text) => JsonSerializer.Deserialize(text, typeInfo);

    public override T? Deserialize(ReadOnlySequence<byte> utf8)
    {
        // Over a reader JsonSerializer passes over the whole value before it reads it, to know where it ends.
        if (utf8.IsSingleSegment)
            return JsonSerializer.Deserialize(utf8.FirstSpan, typeInfo);
        var reader = new Utf8JsonReader(utf8);
        T? value = JsonSerializer.Deserialize(ref reader, typeInfo);
        // It stops after the value; the other lanes refuse what follows, and so must this one.
        reader.Read();
        return value;
    }

    public override T? Deserialize(Stream utf8) => JsonSerializer.Deserialize(utf8, typeInfo);
}
