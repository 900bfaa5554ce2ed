using System.Buffers;
using System.Text;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace JsonAot.Codecs;

/// <remarks>
/// It has no row for any case: PropertyNameCaseInsensitive says how names are found when reading, and this mode only writes.
/// </remarks>
public sealed class FastPathContender : Contender
{
    public override string Name => "STJ fast path";

    public override string Description => "System.Text.Json with a JsonSerializerContext in serialization mode; it has no reading side";

    public override Offer<T> Offer<T>(Payload<T> payload) => payload is IHasFastPath<T> own
        ? new FastPathCodec<T>(own.FastPath, payload.Encoder)
        : new Unavailable("this payload has no JsonSerializerContext in serialization mode");

    public override IReadOnlyList<string> Adoption(AdoptedType type) => SourceGenContender.WithContext(type);
}

/// <summary>JsonSerializer with generated writing code only. For a stream it wants metadata, which this mode does not generate.</summary>
/// <remarks>
/// JsonSerializer refuses generated code where its options have an encoder, and a writer may have one all the same. So bytes and
/// strings of a payload with an encoder are written with such a writer.
/// </remarks>
internal sealed class FastPathCodec<T>(JsonTypeInfo<T> typeInfo, JavaScriptEncoder? encoder) : Utf8Codec<T>
{
    public override CodecTraits Traits { get; } = new(Lanes.Utf8 | Lanes.Text | Lanes.Buffer, Lanes.None, Directions.Serialize);

    public override byte[] SerializeToUtf8Bytes(T value)
    {
        if (encoder is null)
            return JsonSerializer.SerializeToUtf8Bytes(value, typeInfo);
        using ReusedWriter.Lease lease = ReusedWriter.Rent(encoder);
        JsonSerializer.Serialize(lease.Writer, value, typeInfo);
        return lease.ToArray();
    }

    public override string SerializeToString(T value)
    {
        if (encoder is null)
            return JsonSerializer.Serialize(value, typeInfo);
        using ReusedWriter.Lease lease = ReusedWriter.Rent(encoder);
        JsonSerializer.Serialize(lease.Writer, value, typeInfo);
        return Encoding.UTF8.GetString(lease.WrittenSpan);
    }

    public override void Serialize(IBufferWriter<byte> output, T value)
    {
        Utf8JsonWriter writer = ReusedWriter.For(output, encoder);
        JsonSerializer.Serialize(writer, value, typeInfo);
        ReusedWriter.Return(writer);
    }

    public override T? Deserialize(byte[] utf8) => throw new NotSupportedException("The fast path only writes.");
}
