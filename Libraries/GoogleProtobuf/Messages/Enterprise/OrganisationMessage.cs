using Google.Protobuf;
using JsonAot.Payloads.Enterprise;
using static JsonAot.Libraries.ProtobufFields;

namespace JsonAot.Libraries.Messages.Enterprise;

internal sealed class OrganisationMessage : ProtobufMessage<Organisation>
{
    private const uint IdTag = (1 << 3) | LengthDelimited;
    private const uint SchemaVersionTag = (2 << 3) | Varint;
    private const uint ExportedTag = (3 << 3) | LengthDelimited;
    private const uint NameTag = (4 << 3) | LengthDelimited;
    private const uint MottoTag = (5 << 3) | LengthDelimited;
    private const uint WebsiteTag = (6 << 3) | LengthDelimited;
    private const uint FoundedTag = (7 << 3) | Fixed64;
    private const uint SharesIssuedTag = (8 << 3) | Varint;
    private const uint HeadquartersTag = (9 << 3) | LengthDelimited;
    private const uint SettingsTag = (10 << 3) | LengthDelimited;
    private const uint DivisionsTag = (11 << 3) | LengthDelimited;

    private readonly GuidMessage _guid = new();
    private readonly DateTimeOffsetMessage _dateTimeOffset = new();
    private readonly AddressMessage _headquarters = new();
    private readonly MapMessage<string> _settings = new(new StringEntryMessage());
    private readonly ListMessage<List<Division>, Division> _divisions = new(new DivisionMessage(), list => list);

    public override int CalculateSize() =>
        PresentSize(IdTag, _guid, Value.Id)
        + SInt32Size(SchemaVersionTag, Value.SchemaVersion)
        + PresentSize(ExportedTag, _dateTimeOffset, Value.Exported)
        + StringSize(NameTag, Value.Name)
        + StringSize(MottoTag, Value.Motto)
        + StringSize(WebsiteTag, Value.Website?.OriginalString)
        + DateTimeSize(FoundedTag, Value.Founded)
        + SInt64Size(SharesIssuedTag, Value.SharesIssued)
        + MessageSize(HeadquartersTag, _headquarters, Value.Headquarters)
        + MessageSize(SettingsTag, _settings, Value.Settings)
        + MessageSize(DivisionsTag, _divisions, Value.Divisions);

    public override void InternalWriteTo(ref WriteContext output)
    {
        output.WritePresent(IdTag, _guid, Value.Id);
        output.WriteSInt32(SchemaVersionTag, Value.SchemaVersion);
        output.WritePresent(ExportedTag, _dateTimeOffset, Value.Exported);
        output.WriteString(NameTag, Value.Name);
        output.WriteString(MottoTag, Value.Motto);
        output.WriteString(WebsiteTag, Value.Website?.OriginalString);
        output.WriteDateTime(FoundedTag, Value.Founded);
        output.WriteSInt64(SharesIssuedTag, Value.SharesIssued);
        output.WriteMessage(HeadquartersTag, _headquarters, Value.Headquarters);
        output.WriteMessage(SettingsTag, _settings, Value.Settings);
        output.WriteMessage(DivisionsTag, _divisions, Value.Divisions);
    }

    public override void InternalMergeFrom(ref ParseContext input)
    {
        var organisation = new Organisation();
        uint tag;
        while ((tag = input.ReadTag()) != 0)
        {
            switch (tag)
            {
                case IdTag:
                    organisation.Id = input.ReadValue(_guid);
                    break;
                case SchemaVersionTag:
                    organisation.SchemaVersion = input.ReadSInt32();
                    break;
                case ExportedTag:
                    organisation.Exported = input.ReadValue(_dateTimeOffset);
                    break;
                case NameTag:
                    organisation.Name = input.ReadString();
                    break;
                case MottoTag:
                    organisation.Motto = input.ReadString();
                    break;
                case WebsiteTag:
                    organisation.Website = new Uri(input.ReadString(), UriKind.RelativeOrAbsolute);
                    break;
                case FoundedTag:
                    organisation.Founded = input.ReadDateTime();
                    break;
                case SharesIssuedTag:
                    organisation.SharesIssued = input.ReadSInt64();
                    break;
                case HeadquartersTag:
                    organisation.Headquarters = input.ReadValue(_headquarters);
                    break;
                case SettingsTag:
                    organisation.Settings = input.ReadValue(_settings);
                    break;
                case DivisionsTag:
                    organisation.Divisions = input.ReadValue(_divisions);
                    break;
                default:
                    input.Skip();
                    break;
            }
        }

        Value = organisation;
    }
}
