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

        var points = new ArrayBuilder<CalibrationPoint>();
        while (reader.MoveToElement())
            points.Add(ReadPoint(ref reader));
        return points.ToArray();
    }

    private static CalibrationPoint ReadPoint(ref Utf8JsonReader reader)
    {
        var point = new CalibrationPoint();
        reader.EnterObject();
        while (reader.IsAtName(out long start))
        {
            if (reader.IsAt("ScreenX"u8))
                point.ScreenX = reader.TakeInt32();
            if (reader.IsAt("ScreenY"u8))
                point.ScreenY = reader.TakeInt32();
            if (reader.IsAt("RawX"u8))
                point.RawX = reader.TakeInt32();
            if (reader.IsAt("RawY"u8))
                point.RawY = reader.TakeInt32();
            reader.SkipUnlessMovedFrom(start);
        }

        return point;
    }
}
