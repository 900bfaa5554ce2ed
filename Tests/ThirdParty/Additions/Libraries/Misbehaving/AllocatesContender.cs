namespace JsonAot.Libraries;

public sealed class AllocatesContender : Contender
{
    public override string Name => "Allocates";

    public override string Description => "its reader takes memory without end";

    public override Offer<T> Offer<T>(Payload<T> payload) => new Codec<T>(payload);

    private sealed class Codec<T>(Payload<T> payload) : SoundCodec<T>(payload)
        where T : class
    {
        private readonly List<byte[]> _kept = [];

        public override T? Deserialize(byte[] utf8)
        {
            while (true)
            {
                byte[] more = new byte[1 << 20];
                more.AsSpan().Fill(1);
                _kept.Add(more);
            }
        }
    }
}
