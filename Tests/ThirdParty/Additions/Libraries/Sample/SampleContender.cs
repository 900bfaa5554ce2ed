using System.Text.Json;

namespace JsonAot.Libraries;

public sealed class SampleContender : Contender
{
    public override string Name => "Sample";

    public override string Description => "a contender that needs no package";

    public override Offer<T> Offer<T>(Payload<T> payload) => new Codec<T>(payload);

    private sealed class Codec<T>(Payload<T> payload) : Utf8Codec<T>
        where T : class
    {
        public override byte[] SerializeToUtf8Bytes(T value) => JsonSerializer.SerializeToUtf8Bytes(value, payload.Metadata);

        public override T? Deserialize(byte[] utf8) => JsonSerializer.Deserialize(utf8, payload.Metadata);
    }
}
