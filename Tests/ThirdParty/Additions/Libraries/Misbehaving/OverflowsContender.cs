namespace JsonAot.Libraries;

public sealed class OverflowsContender : Contender
{
    public override string Name => "Overflows";

    public override string Description => "its writer calls itself until the stack is full";

    public override Offer<T> Offer<T>(Payload<T> payload) => new Codec<T>(payload);

    private sealed class Codec<T>(Payload<T> payload) : SoundCodec<T>(payload)
        where T : class
    {
        public override byte[] SerializeToUtf8Bytes(T value) => Deeper(value, 1);

        private static byte[] Deeper(T value, int depth) => [.. Deeper(value, depth + 1), (byte)depth];
    }
}
