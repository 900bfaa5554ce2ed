using Google.Protobuf;
using JsonAot.Payloads.Enterprise;
using static JsonAot.Libraries.ProtobufFields;

namespace JsonAot.Libraries.Messages.Enterprise;

internal sealed class GeoPointMessage : ProtobufMessage<GeoPoint>
{
    private const uint LatitudeTag = (1 << 3) | Fixed64;
    private const uint LongitudeTag = (2 << 3) | Fixed64;

    public override int CalculateSize() =>
        DoubleSize(LatitudeTag, Value.Latitude)
        + DoubleSize(LongitudeTag, Value.Longitude);

    public override void InternalWriteTo(ref WriteContext output)
    {
        output.WriteDouble(LatitudeTag, Value.Latitude);
        output.WriteDouble(LongitudeTag, Value.Longitude);
    }

    public override void InternalMergeFrom(ref ParseContext input)
    {
        var geoPoint = new GeoPoint();
        uint tag;
        while ((tag = input.ReadTag()) != 0)
        {
            switch (tag)
            {
                case LatitudeTag:
                    geoPoint.Latitude = input.ReadDouble();
                    break;
                case LongitudeTag:
                    geoPoint.Longitude = input.ReadDouble();
                    break;
                default:
                    input.Skip();
                    break;
            }
        }

        Value = geoPoint;
    }
}
