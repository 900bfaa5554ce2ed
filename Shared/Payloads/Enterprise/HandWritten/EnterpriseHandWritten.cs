using System.Text.Json;
using JsonAot.Codecs;

namespace JsonAot.Payloads.Enterprise;

internal sealed class EnterpriseHandWritten : IHandWrittenCodec<Organisation>
{
    public void Write(Utf8JsonWriter writer, Organisation value)
    {
        writer.WriteStartObject();
        OrganisationCode.WriteMembers(writer, value);
        writer.WriteEndObject();
    }

    public Organisation? Read(ref Utf8JsonReader reader) =>
        reader.MoveToObject() ? OrganisationCode.Read(ref reader) : null;
}
