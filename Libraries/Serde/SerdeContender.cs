namespace JsonAot.Libraries;

public sealed class SerdeContender : Contender
{
    public override string Name => "Serde";

    public override string Description =>
        "Serde.NET with proxies, because a payload's types bear no library's attributes: copying to and from them is part of its time; "
        + "times that are not UTC, durations and addresses go through strings of ours; "
        + "it cannot read a character that is escaped as two surrogates";

    public override Offer<T> Offer<T>(Payload<T> payload) => SerdeProxies.CodecOf<T>() is { } codec
        ? codec
        : new Unavailable("its code is generated for a proxy of the type, which is written by hand, and none was written for this type");

    public override IReadOnlyList<string> Adoption(AdoptedType type) =>
    [
        "using Serde;",
        "using Serde.Json;",
        "",
        "// The type is partial, and bears [GenerateSerde] and",
        "// [SerdeTypeOptions(MemberFormat = MemberFormat.None, SerializeNull = true)].",
        $"string json = JsonSerializer.Serialize<{type.Code}>(value);",
        $"{type.Code} again = JsonSerializer.Deserialize<{type.Code}>(json);",
    ];
}
