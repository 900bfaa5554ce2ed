using System.Text.Json;
using JsonAot.Codecs;

namespace JsonAot.Payloads.Polygons;

internal sealed class PolygonsHandWritten : IHandWrittenCodec<Polygon[]>
{
    private static readonly JsonEncodedText Name = JsonEncodedText.Encode("Name");
    private static readonly JsonEncodedText Rings = JsonEncodedText.Encode("Rings");

    public void Write(Utf8JsonWriter writer, Polygon[] value)
    {
        writer.WriteStartArray();
        foreach (Polygon polygon in value)
        {
            writer.WriteStartObject();
            writer.WriteString(Name, polygon.Name);
            writer.WritePropertyName(Rings);
            WriteRings(writer, polygon.Rings);
            writer.WriteEndObject();
        }

        writer.WriteEndArray();
    }

    public Polygon[]? Read(ref Utf8JsonReader reader)
    {
        if (!reader.MoveToArray())
            return null;

        var polygons = new ArrayBuilder<Polygon>();
        while (reader.MoveToElement())
            polygons.Add(ReadPolygon(ref reader));
        return polygons.ToArray();
    }

    private static void WriteRings(Utf8JsonWriter writer, double[][][]? rings)
    {
        if (rings is null)
        {
            writer.WriteNullValue();
            return;
        }

        writer.WriteStartArray();
        foreach (double[][] ring in rings)
        {
            writer.WriteStartArray();
            foreach (double[] point in ring)
            {
                writer.WriteStartArray();
                foreach (double coordinate in point)
                    writer.WriteNumberValue(coordinate);
                writer.WriteEndArray();
            }

            writer.WriteEndArray();
        }

        writer.WriteEndArray();
    }

    private static Polygon ReadPolygon(ref Utf8JsonReader reader)
    {
        var polygon = new Polygon();
        reader.EnterObject();
        while (reader.IsAtName(out long start))
        {
            if (reader.IsAt("Name"u8))
                polygon.Name = reader.PassNull() ? null : reader.TakeString();
            if (reader.IsAt("Rings"u8))
                polygon.Rings = reader.PassNull() ? null : TakeRings(ref reader);
            reader.SkipUnlessMovedFrom(start);
        }

        return polygon;
    }

    // Rings and points are arrays, never null.
    private static double[][][] TakeRings(ref Utf8JsonReader reader)
    {
        var rings = new ArrayBuilder<double[][]>();
        EnterArray(ref reader);
        while (reader.TokenType != JsonTokenType.EndArray)
            rings.Add(TakeRing(ref reader));
        reader.Read();
        return rings.ToArray();
    }

    private static double[][] TakeRing(ref Utf8JsonReader reader)
    {
        var points = new ArrayBuilder<double[]>();
        EnterArray(ref reader);
        while (reader.TokenType != JsonTokenType.EndArray)
            points.Add(TakePoint(ref reader));
        reader.Read();
        return points.ToArray();
    }

    private static double[] TakePoint(ref Utf8JsonReader reader)
    {
        var coordinates = new ArrayBuilder<double>();
        EnterArray(ref reader);
        while (reader.TokenType != JsonTokenType.EndArray)
            coordinates.Add(reader.TakeDouble());
        reader.Read();
        return coordinates.ToArray();
    }

    private static void EnterArray(ref Utf8JsonReader reader)
    {
        reader.Expect(JsonTokenType.StartArray);
        reader.Read();
    }
}
