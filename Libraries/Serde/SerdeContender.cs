using Serde;
using Serde.Json;

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

/// <summary>Its bytes come as memory, and its strings are made of bytes.</summary>
internal sealed class SerdeCodec<T, TWriting, TReading> : Utf8Codec<T>
    where TWriting : ISerializeProvider<T>
    where TReading : IDeserializeProvider<T>
{
    public override CodecTraits Traits { get; } = new(Lanes.Utf8 | Lanes.Text, Lanes.Utf8 | Lanes.Text);

    public override byte[] SerializeToUtf8Bytes(T value) => JsonSerializer.ToBytes(value, TWriting.Instance).ToArray();

    public override string SerializeToString(T value) => JsonSerializer.Serialize(value, TWriting.Instance);

    public override T? Deserialize(byte[] utf8) => JsonSerializer.Deserialize(utf8, TReading.Instance);

    public override T? Deserialize(string text) => JsonSerializer.Deserialize(text, TReading.Instance);
}
