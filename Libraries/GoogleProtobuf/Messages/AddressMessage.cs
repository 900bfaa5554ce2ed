using Google.Protobuf;
using JsonAot.Payloads.SimpleAndComplex;
using static JsonAot.Libraries.ProtobufFields;

namespace JsonAot.Libraries.Messages;

internal sealed class AddressMessage : ProtobufMessage<Address>
{
    private const uint StreetTag = (1 << 3) | LengthDelimited;
    private const uint CityTag = (2 << 3) | LengthDelimited;
    private const uint PostalCodeTag = (3 << 3) | LengthDelimited;
    private const uint FloorTag = (4 << 3) | Varint;

    public override int CalculateSize() =>
        StringSize(StreetTag, Value.Street)
        + StringSize(CityTag, Value.City)
        + StringSize(PostalCodeTag, Value.PostalCode)
        + SInt32Size(FloorTag, Value.Floor);

    public override void InternalWriteTo(ref WriteContext output)
    {
        output.WriteString(StreetTag, Value.Street);
        output.WriteString(CityTag, Value.City);
        output.WriteString(PostalCodeTag, Value.PostalCode);
        output.WriteSInt32(FloorTag, Value.Floor);
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
                case CityTag:
                    address.City = input.ReadString();
                    break;
                case PostalCodeTag:
                    address.PostalCode = input.ReadString();
                    break;
                case FloorTag:
                    address.Floor = input.ReadSInt32();
                    break;
                default:
                    input.Skip();
                    break;
            }
        }

        Value = address;
    }
}
