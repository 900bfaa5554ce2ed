using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using JsonAot.Codecs;
using SpanCodecs;

namespace JsonAot.Payloads.Enterprise;

/// <summary>A large document of nested, mixed data, with enums by name: what a serializer is worth when the work is long.</summary>
[ValueCode]
public sealed partial class EnterprisePayload : Payload<Organisation>,
    IHasFastPath<Organisation>, IHasHandWritten<Organisation>, IHasSpanCodec<Organisation>
{
    public override string Name => "Enterprise";

    public override string Description => "a company of some thousands of people: 3.8 MB, nested, mixed types, enums by name";

    public override bool EnumsByName => true;

    public override JsonTypeInfo<Organisation> Metadata => EnterpriseMetadata.Default.Organisation;

    public JsonTypeInfo<Organisation> FastPath => EnterpriseFastPath.Default.Organisation;

    public IHandWrittenCodec<Organisation> HandWritten { get; } = new EnterpriseHandWritten();

    public SpanCodec<Organisation> SpanCodec => EnterpriseCodecs.Organisation;

    public SpanCodecResolver? Resolver => EnterpriseCodecs.Resolver;

    public override Organisation CreateSample() => OrganisationGenerator.Create();
}

[JsonSerializable(typeof(Organisation))]
public sealed partial class EnterpriseMetadata : JsonSerializerContext;

[JsonSourceGenerationOptions(GenerationMode = JsonSourceGenerationMode.Serialization)]
[JsonSerializable(typeof(Organisation))]
public sealed partial class EnterpriseFastPath : JsonSerializerContext;

[SpanCodec(typeof(Organisation))]
public static partial class EnterpriseCodecs;
