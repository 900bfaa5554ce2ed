using System.Buffers;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace JsonAot.Codecs;

/// <summary>JsonSerializer with generated writing code only. To a stream it would ask for metadata, which this mode does not generate.</summary>
internal sealed class FastPathCodec<T>(JsonTypeInfo<T> typeInfo) : Utf8Codec<T>
{
    public override CodecTraits Traits { get; } = new(Lanes.Utf8 | Lanes.Text | Lanes.Buffer, Lanes.None, Directions.Serialize);

    public override byte[] SerializeToUtf8Bytes(T value) => JsonSerializer.SerializeToUtf8Bytes(value, typeInfo);

    public override string SerializeToString(T value) => JsonSerializer.Serialize(value, typeInfo);

    public override void Serialize(IBufferWriter<byte> output, T value)
    {
        Utf8JsonWriter writer = ReusedWriter.For(output);
        JsonSerializer.Serialize(writer, value, typeInfo);
        ReusedWriter.Return(writer);
    }

    public override T? Deserialize(byte[] utf8) => throw new NotSupportedException("The fast path only writes.");
}
