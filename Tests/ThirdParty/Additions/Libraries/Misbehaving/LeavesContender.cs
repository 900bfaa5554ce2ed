namespace JsonAot.Libraries;

public sealed class LeavesContender : Contender
{
    public override string Name => "Leaves";

    public override string Description => "its reader ends the process as if all were well";

    public override Offer<T> Offer<T>(Payload<T> payload) => new Codec<T>(payload);

    private sealed class Codec<T>(Payload<T> payload) : SoundCodec<T>(payload)
        where T : class
    {
        public override T? Deserialize(byte[] utf8)
        {
            Environment.Exit(0);
            return null;
        }
    }
}
