namespace JsonAot.Libraries;

public sealed class HangsLaterContender : Contender
{
    public override string Name => "HangsLater";

    public override string Description => "its reader does not come back from its thousandth call";

    public override Offer<T> Offer<T>(Payload<T> payload) => new Codec<T>(payload);

    private sealed class Codec<T>(Payload<T> payload) : SoundCodec<T>(payload)
        where T : class
    {
        private int _read;

        public override T? Deserialize(byte[] utf8)
        {
            if (++_read == 1_000)
                Thread.Sleep(Timeout.Infinite);
            return base.Deserialize(utf8);
        }
    }
}
