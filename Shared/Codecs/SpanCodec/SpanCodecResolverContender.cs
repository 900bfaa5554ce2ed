namespace JsonAot.Codecs;

public sealed class SpanCodecResolverContender : Contender
{
    public override string Name => "SpanCodec resolver";

    public override string Description =>
        "JsonSerializer with SpanCodec as the first resolver of its options: one line in an application that uses System.Text.Json";

    public override bool IsOwn => true;

    public override Offer<T> Offer<T>(Payload<T> payload) =>
        ResolverOffer.Of<T, Offer<T>>(payload, typeInfo => new TypeInfoCodec<T>(typeInfo), reason => reason);

    public override IReadOnlyList<string> Adoption(AdoptedType type) => SpanCodecContender.WithCodecs(
        type,
        "// options: yours, which JsonSerializer, ASP.NET Core or HttpClient are given.",
        $"options.TypeInfoResolverChain.Insert(0, {type.Class("Codecs")}.Resolver);");
}
