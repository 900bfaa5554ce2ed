using JsonAot.Codecs;

namespace JsonAot.Libraries;

public sealed class Reflection11Contender : Contender
{
    public override string Name => "STJ 11 reflection";

    public override string Description => "the package System.Text.Json 11 finding the members by reflection";

    public override Offer<T> Offer<T>(Payload<T> payload) => PackageVersion11.Of(new ReflectionContender(), payload);
}
