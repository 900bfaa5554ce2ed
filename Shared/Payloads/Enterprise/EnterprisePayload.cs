using System.Text.Json.Serialization.Metadata;
using SpanCodecs;

namespace JsonAot.Payloads.Enterprise;

/// <summary>A large document of nested, mixed data, with enums by name: what a serializer is worth when the work is long.</summary>
public sealed class EnterprisePayload : Payload<Organisation>
{
    public override string Name => "Enterprise";

    public override string Description => "a company of some thousands of people: 3.8 MB, nested, mixed types, enums by name";

    public override bool EnumsByName => true;

    public override JsonTypeInfo<Organisation> Metadata => EnterpriseMetadata.Default.Organisation;

    public override JsonTypeInfo<Organisation> FastPath => EnterpriseFastPath.Default.Organisation;

    public override IHandWrittenCodec<Organisation> HandWritten { get; } = new EnterpriseHandWritten();

    public override SpanCodec<Organisation> SpanCodec => EnterpriseCodecs.Organisation;

    public override Organisation CreateSample() => OrganisationGenerator.Create();

    public override bool CanCopy => true;

    public override Organisation Copy(Organisation value) => OrganisationCopy.Copy(value);

    public override bool AreEqual(Organisation? expected, Organisation? actual) =>
        ValueEquality.Values(expected, actual, OrganisationEquality.AreEqual);
}
