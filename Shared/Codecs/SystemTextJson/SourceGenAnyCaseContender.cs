namespace JsonAot.Codecs;

public sealed class SourceGenAnyCaseContender : Contender
{
    public override string Name => "STJ source-gen, any case";

    public override string Description =>
        "System.Text.Json with a JsonSerializerContext and PropertyNameCaseInsensitive; it reads, as writing is the same in any case";

    public override Offer<T> Offer<T>(Payload<T> payload) => AnyCase.CodecOf(payload.Metadata);

    public override IReadOnlyList<string> Adoption(AdoptedType type) => SourceGenContender.WithContext(type.InAnyCase);
}
