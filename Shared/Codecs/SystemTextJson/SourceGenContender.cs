namespace JsonAot.Codecs;

public sealed class SourceGenAnyCaseContender : Contender
{
    public override string Name => "STJ source-gen, any case";

    public override string Description =>
        "System.Text.Json with a JsonSerializerContext and PropertyNameCaseInsensitive; it reads, as writing is the same in any case";

    public override Offer<T> Offer<T>(Payload<T> payload) => AnyCase.CodecOf(payload.Metadata);

    public override IReadOnlyList<string> Adoption(AdoptedType type) => SourceGenContender.WithContext(type.InAnyCase);
}

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

/// <remarks>
/// System.Text.Json leaves the fast path where the options are not those of the context: with an encoder, with a converter, and in
/// ASP.NET Core unless the context has the options of the web. Reading has no fast path, and so no row here.
/// </remarks>
public sealed class SourceGenMetadataContender : Contender
{
    public override string Name => "STJ source-gen, metadata";

    public override string Description =>
        "System.Text.Json with a JsonSerializerContext whose fast path is not used; it writes, as reading is the same";

    public override Offer<T> Offer<T>(Payload<T> payload) => new TypeInfoCodec<T>(payload.Reference, Directions.Serialize);
}
