namespace JsonAot.Libraries;

public sealed class WrongLaterContender : Contender
{
    public override string Name => "WrongLater";

    public override string Description => "from its thousandth call on it reads nothing and writes an empty object";

    public override Offer<T> Offer<T>(Payload<T> payload) => new Codec<T>(payload);

    private sealed class Codec<T>(Payload<T> payload) : SoundCodec<T>(payload)
        where T : class
    {
        private int _written;
        private int _read;

        public override byte[] SerializeToUtf8Bytes(T value) => ++_written < 1_000 ? base.SerializeToUtf8Bytes(value) : "{}"u8.ToArray();

        public override T? Deserialize(byte[] utf8) => ++_read < 1_000 ? base.Deserialize(utf8) : null;
    }
}
