namespace JsonAot.Codecs;

public sealed class SourceGenContender : Contender
{
    public override string Name => "STJ source-gen";

    public override string Description =>
        "System.Text.Json with a JsonSerializerContext in its default mode: metadata for reading, the fast path for writing "
        + "(which writes a null byte[] as an empty text)";

    public override Offer<T> Offer<T>(Payload<T> payload) => new TypeInfoCodec<T>(payload.Metadata);

    public override IReadOnlyList<string> Adoption(AdoptedType type) => WithContext(type);

    internal static IReadOnlyList<string> WithContext(AdoptedType type) =>
    [
        "using System.Text.Json;",
        "using System.Text.Json.Serialization;",
        "",
        $"byte[] json = JsonSerializer.SerializeToUtf8Bytes(value, {type.Class("Json")}.Default.{type.Property});",
        $"{type.Code}? again = JsonSerializer.Deserialize(json, {type.Class("Json")}.Default.{type.Property});",
        "",
        $"[JsonSerializable(typeof({type.Code}){(type.IsNamedAfterType ? "" : $", TypeInfoPropertyName = \"{type.Property}\"")})]",
        .. type.OfContext,
        .. AdoptedType.When(type.Options.Length > 0, $"[JsonSourceGenerationOptions({type.Options})]"),
        $"partial class {type.Class("Json")} : JsonSerializerContext;",
    ];
}
