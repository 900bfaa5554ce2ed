namespace JsonAot.Codecs;

public sealed class ManualContender : Contender
{
    public override string Name => "Manual";

    public override string Description => "String code written by hand for the type: a StringBuilder out, a scan over the characters in";

    public override bool IsOwn => true;

    public override Offer<T> Offer<T>(Payload<T> payload) => payload is IHasManual<T> own
        ? new ManualCodec<T>(own.Manual)
        : new Unavailable("nobody has written string code by hand for this type");
}
