using System.Text.Json;
using JsonAot.Codecs;

namespace JsonAot.Payloads.Enterprise;

internal static class GeoPointCode
{
    private static readonly JsonEncodedText Latitude = JsonEncodedText.Encode("Latitude");
    private static readonly JsonEncodedText Longitude = JsonEncodedText.Encode("Longitude");

    internal static void WriteMembers(Utf8JsonWriter writer, GeoPoint point)
    {
        writer.WriteNumber(Latitude, point.Latitude);
        writer.WriteNumber(Longitude, point.Longitude);
    }

    internal static GeoPoint Take(ref Utf8JsonReader reader)
    {
        var point = new GeoPoint();
        reader.EnterObject();
        while (reader.IsAtName(out long start))
        {
            if (reader.IsAt("Latitude"u8))
                point.Latitude = reader.TakeDouble();
            if (reader.IsAt("Longitude"u8))
                point.Longitude = reader.TakeDouble();
            reader.SkipUnlessMovedFrom(start);
        }

        reader.Read();
        return point;
    }
}
