using System.Buffers;
using Utf8Json;

namespace JsonAot.Libraries;

public sealed class Utf8JsonContender : Contender
{
    public override string Name => "Utf8Json";

    public override string Description =>
        "Utf8Json with enums as numbers; it reads 5 ms of a TimeSpan back as 500 ms and accepts text after the document";

    public override Offer<T> Offer<T>(Payload<T> payload) => new Codec<T>();

    private sealed class Codec<T> : Utf8Codec<T>
    {
        public override CodecTraits Traits { get; } = new(Lanes.All, Lanes.Utf8 | Lanes.Text | Lanes.Stream);

        public override byte[] SerializeToUtf8Bytes(T value) => JsonSerializer.Serialize(value);

        public override string SerializeToString(T value) => JsonSerializer.ToJsonString(value);

        // "Unsafe" is the library's word for: the segment is its thread's own buffer, to be copied before the next call.
        public override void Serialize(IBufferWriter<byte> output, T value) =>
            output.Write(JsonSerializer.SerializeUnsafe(value));

        public override void Serialize(Stream output, T value) => JsonSerializer.Serialize(output, value);

        public override T? Deserialize(byte[] utf8) => JsonSerializer.Deserialize<T>(utf8);

        public override T? Deserialize(string text) => JsonSerializer.Deserialize<T>(text);

        public override T? Deserialize(Stream utf8) => JsonSerializer.Deserialize<T>(utf8);
    }
}
