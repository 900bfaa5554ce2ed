using Serde;
using Serde.Json;

namespace JsonAot.Libraries;

/// <summary>Its bytes come as memory, and its strings are made of bytes.</summary>
internal sealed class SerdeCodec<T, TWriting, TReading> : Utf8Codec<T>
    where TWriting : ISerializeProvider<T>
    where TReading : IDeserializeProvider<T>
{
    public override CodecTraits Traits { get; } = new(Lanes.Utf8 | Lanes.Text, Lanes.Utf8 | Lanes.Text);

    public override byte[] SerializeToUtf8Bytes(T value) => JsonSerializer.ToBytes(value, TWriting.Instance).ToArray();

    public override string SerializeToString(T value) => JsonSerializer.Serialize(value, TWriting.Instance);

    public override T? Deserialize(byte[] utf8) => JsonSerializer.Deserialize(utf8, TReading.Instance);

    public override T? Deserialize(string text) => JsonSerializer.Deserialize(text, TReading.Instance);
}
