namespace JsonAot.Libraries;

public sealed class HangsContender : Contender
{
    public override string Name => "Hangs";

    public override string Description => "its reader never comes back";

    public override Offer<T> Offer<T>(Payload<T> payload) => new Codec<T>(payload);

    private sealed class Codec<T>(Payload<T> payload) : SoundCodec<T>(payload)
        where T : class
    {
        public override T? Deserialize(byte[] utf8)
        {
            Thread.Sleep(Timeout.Infinite);
            return null;
        }
    }
}
