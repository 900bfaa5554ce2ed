namespace JsonAot.Codecs;

public sealed class ReflectionAnyCaseContender : Contender
{
    public override string Name => "STJ reflection, any case";

    public override string Description =>
        "System.Text.Json by reflection with PropertyNameCaseInsensitive; it reads, as writing is the same in any case";

    public override Offer<T> Offer<T>(Payload<T> payload) => DynamicCode.IsAvailable
        ? AnyCase.CodecOf(Reflection.TypeInfoOf(payload))
        : Reflection.SwitchedOff;

    public override IReadOnlyList<string> Adoption(AdoptedType type) => Reflection.Adoption(type.InAnyCase);
}

public sealed class ReflectionContender : Contender
{
    public override string Name => "STJ reflection";

    public override string Description => "System.Text.Json finding the members by reflection: JsonSerializer with its default options";

    public override Offer<T> Offer<T>(Payload<T> payload) => DynamicCode.IsAvailable
        ? new TypeInfoCodec<T>(Reflection.TypeInfoOf(payload))
        : Reflection.SwitchedOff;

    public override IReadOnlyList<string> Adoption(AdoptedType type) => Reflection.Adoption(type);
}
