namespace JsonAot.Codecs;

public sealed class FastPathContender : Contender
{
    public override string Name => "STJ fast path";

    public override string Description => "System.Text.Json with a JsonSerializerContext in serialization mode; it has no reading side";

    public override Offer<T> Offer<T>(Payload<T> payload) => new FastPathCodec<T>(payload.FastPath);
}
