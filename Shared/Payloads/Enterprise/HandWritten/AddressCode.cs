using System.Text.Json;
using JsonAot.Codecs;

namespace JsonAot.Payloads.Enterprise;

internal static class AddressCode
{
    private static readonly JsonEncodedText Street = JsonEncodedText.Encode("Street");
    private static readonly JsonEncodedText Unit = JsonEncodedText.Encode("Unit");
    private static readonly JsonEncodedText City = JsonEncodedText.Encode("City");
    private static readonly JsonEncodedText PostalCode = JsonEncodedText.Encode("PostalCode");
    private static readonly JsonEncodedText Location = JsonEncodedText.Encode("Location");

    internal static void WriteMembers(Utf8JsonWriter writer, Address address)
    {
        writer.WriteString(Street, address.Street);
        writer.WriteString(Unit, address.Unit);
        writer.WriteString(City, address.City);
        writer.WriteString(PostalCode, address.PostalCode);
        writer.WriteObject(Location, address.Location, GeoPointCode.WriteMembers);
    }

    internal static Address Take(ref Utf8JsonReader reader)
    {
        var address = new Address();
        reader.EnterObject();
        while (reader.IsAtName(out long start))
        {
            if (reader.IsAt("Street"u8))
                address.Street = reader.TakeString();
            if (reader.IsAt("Unit"u8))
                address.Unit = reader.PassNull() ? null : reader.TakeString();
            if (reader.IsAt("City"u8))
                address.City = reader.TakeString();
            if (reader.IsAt("PostalCode"u8))
                address.PostalCode = reader.TakeString();
            if (reader.IsAt("Location"u8))
                address.Location = reader.PassNull() ? null : GeoPointCode.Take(ref reader);
            reader.SkipUnlessMovedFrom(start);
        }

        reader.Read();
        return address;
    }
}
