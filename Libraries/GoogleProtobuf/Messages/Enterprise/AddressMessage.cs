using Google.Protobuf;
using JsonAot.Payloads.Enterprise;
using static JsonAot.Libraries.ProtobufFields;

namespace JsonAot.Libraries.Messages.Enterprise;

internal sealed class AddressMessage : ProtobufMessage<Address>
{
    private const uint StreetTag = (1 << 3) | LengthDelimited;
    private const uint UnitTag = (2 << 3) | LengthDelimited;
    private const uint CityTag = (3 << 3) | LengthDelimited;
    private const uint PostalCodeTag = (4 << 3) | LengthDelimited;
    private const uint LocationTag = (5 << 3) | LengthDelimited;

    private readonly GeoPointMessage _location = new();

    public override int CalculateSize() =>
        StringSize(StreetTag, Value.Street)
        + StringSize(UnitTag, Value.Unit)
        + StringSize(CityTag, Value.City)
        + StringSize(PostalCodeTag, Value.PostalCode)
        + MessageSize(LocationTag, _location, Value.Location);

    public override void InternalWriteTo(ref WriteContext output)
    {
        output.WriteString(StreetTag, Value.Street);
        output.WriteString(UnitTag, Value.Unit);
        output.WriteString(CityTag, Value.City);
        output.WriteString(PostalCodeTag, Value.PostalCode);
        output.WriteMessage(LocationTag, _location, Value.Location);
    }

    public override void InternalMergeFrom(ref ParseContext input)
    {
        var address = new Address();
        uint tag;
        while ((tag = input.ReadTag()) != 0)
        {
            switch (tag)
            {
                case StreetTag:
                    address.Street = input.ReadString();
                    break;
                case UnitTag:
                    address.Unit = input.ReadString();
                    break;
                case CityTag:
                    address.City = input.ReadString();
                    break;
                case PostalCodeTag:
                    address.PostalCode = input.ReadString();
                    break;
                case LocationTag:
                    address.Location = input.ReadValue(_location);
                    break;
                default:
                    input.Skip();
                    break;
            }
        }

        Value = address;
    }
}
