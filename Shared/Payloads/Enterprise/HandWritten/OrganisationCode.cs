using System.Text.Json;
using JsonAot.Codecs;

namespace JsonAot.Payloads.Enterprise;

internal static class OrganisationCode
{
    private static readonly JsonEncodedText Id = JsonEncodedText.Encode("Id");
    private static readonly JsonEncodedText SchemaVersion = JsonEncodedText.Encode("SchemaVersion");
    private static readonly JsonEncodedText Exported = JsonEncodedText.Encode("Exported");
    private static readonly JsonEncodedText Name = JsonEncodedText.Encode("Name");
    private static readonly JsonEncodedText Motto = JsonEncodedText.Encode("Motto");
    private static readonly JsonEncodedText Website = JsonEncodedText.Encode("Website");
    private static readonly JsonEncodedText Founded = JsonEncodedText.Encode("Founded");
    private static readonly JsonEncodedText SharesIssued = JsonEncodedText.Encode("SharesIssued");
    private static readonly JsonEncodedText Headquarters = JsonEncodedText.Encode("Headquarters");
    private static readonly JsonEncodedText Settings = JsonEncodedText.Encode("Settings");
    private static readonly JsonEncodedText Divisions = JsonEncodedText.Encode("Divisions");

    internal static void WriteMembers(Utf8JsonWriter writer, Organisation organisation)
    {
        writer.WriteString(Id, organisation.Id);
        writer.WriteNumber(SchemaVersion, organisation.SchemaVersion);
        writer.WriteString(Exported, organisation.Exported);
        writer.WriteString(Name, organisation.Name);
        writer.WriteString(Motto, organisation.Motto);
        writer.WriteString(Website, organisation.Website?.OriginalString);
        writer.WriteString(Founded, organisation.Founded);
        writer.WriteNumber(SharesIssued, organisation.SharesIssued);
        writer.WriteObject(Headquarters, organisation.Headquarters, AddressCode.WriteMembers);
        writer.WriteStrings(Settings, organisation.Settings);
        writer.WriteObjects(Divisions, organisation.Divisions, DivisionCode.WriteMembers);
    }

    /// <summary>From the start of the object to its end.</summary>
    internal static Organisation Read(ref Utf8JsonReader reader)
    {
        var organisation = new Organisation();
        reader.EnterObject();
        while (reader.IsAtName(out long start))
        {
            if (reader.IsAt("Id"u8))
                organisation.Id = reader.TakeGuid();
            if (reader.IsAt("SchemaVersion"u8))
                organisation.SchemaVersion = reader.TakeInt32();
            if (reader.IsAt("Exported"u8))
                organisation.Exported = reader.TakeDateTimeOffset();
            if (reader.IsAt("Name"u8))
                organisation.Name = reader.TakeString();
            if (reader.IsAt("Motto"u8))
                organisation.Motto = reader.PassNull() ? null : reader.TakeString();
            if (reader.IsAt("Website"u8))
                organisation.Website = reader.PassNull() ? null : reader.TakeUri();
            if (reader.IsAt("Founded"u8))
                organisation.Founded = reader.TakeDateTime();
            if (reader.IsAt("SharesIssued"u8))
                organisation.SharesIssued = reader.TakeInt64();
            if (reader.IsAt("Headquarters"u8))
                organisation.Headquarters = reader.PassNull() ? null : AddressCode.Take(ref reader);
            if (reader.IsAt("Settings"u8))
                organisation.Settings = reader.PassNull() ? null : reader.TakeDictionary(Utf8ReadingScalars.TakeString);
            if (reader.IsAt("Divisions"u8))
                organisation.Divisions = reader.PassNull() ? null : reader.TakeList(DivisionCode.Take);
            reader.SkipUnlessMovedFrom(start);
        }

        return organisation;
    }
}
