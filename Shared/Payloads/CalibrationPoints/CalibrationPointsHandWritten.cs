using System.Text.Json;
using JsonAot.Codecs;

namespace JsonAot.Payloads.CalibrationPoints;

internal sealed class CalibrationPointsHandWritten : IHandWrittenCodec<CalibrationPoint[]>
{
    private static readonly JsonEncodedText ScreenX = JsonEncodedText.Encode("ScreenX");
    private static readonly JsonEncodedText ScreenY = JsonEncodedText.Encode("ScreenY");
    private static readonly JsonEncodedText RawX = JsonEncodedText.Encode("RawX");
    private static readonly JsonEncodedText RawY = JsonEncodedText.Encode("RawY");

    public void Write(Utf8JsonWriter writer, CalibrationPoint[] value)
    {
        writer.WriteStartArray();
        foreach (CalibrationPoint point in value)
        {
            writer.WriteStartObject();
            writer.WriteNumber(ScreenX, point.ScreenX);
            writer.WriteNumber(ScreenY, point.ScreenY);
            writer.WriteNumber(RawX, point.RawX);
            writer.WriteNumber(RawY, point.RawY);
            writer.WriteEndObject();
        }

        writer.WriteEndArray();
    }

    public CalibrationPoint[]? Read(ref Utf8JsonReader reader)
    {
        if (!reader.MoveToArray())
            return null;

        var points = new List<CalibrationPoint>();
        while (reader.MoveToElement())
            points.Add(ReadPoint(ref reader));
        return [.. points];
    }

    private static CalibrationPoint ReadPoint(ref Utf8JsonReader reader)
    {
        reader.Expect(JsonTokenType.StartObject);
        var point = new CalibrationPoint();
        while (reader.MoveToName())
        {
            if (reader.ValueTextEquals("ScreenX"u8))
                point.ScreenX = reader.ReadInt32();
            else if (reader.ValueTextEquals("ScreenY"u8))
                point.ScreenY = reader.ReadInt32();
            else if (reader.ValueTextEquals("RawX"u8))
                point.RawX = reader.ReadInt32();
            else if (reader.ValueTextEquals("RawY"u8))
                point.RawY = reader.ReadInt32();
            else
                reader.SkipValue();
        }

        return point;
    }
}
