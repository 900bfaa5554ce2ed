using JsonAot.Codecs;

namespace JsonAot.Libraries;

public sealed class SourceGen11Contender : Contender
{
    public override string Name => "STJ 11 source-gen";

    public override string Description => "the package System.Text.Json 11 with a JsonSerializerContext of its own generator";

    public override Offer<T> Offer<T>(Payload<T> payload) => PackageVersion11.Of(new SourceGenContender(), payload);
}
