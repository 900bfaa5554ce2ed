namespace JsonAot.Codecs;

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
