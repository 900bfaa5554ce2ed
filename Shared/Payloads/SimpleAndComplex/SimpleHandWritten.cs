using System.Text.Json;
using JsonAot.Codecs;

namespace JsonAot.Payloads.SimpleAndComplex;

internal sealed class SimpleHandWritten : IHandWrittenCodec<Simple>
{
    private static readonly JsonEncodedText Id = JsonEncodedText.Encode("Id");
    private static readonly JsonEncodedText Name = JsonEncodedText.Encode("Name");
    private static readonly JsonEncodedText IsActive = JsonEncodedText.Encode("IsActive");

    public void Write(Utf8JsonWriter writer, Simple value)
    {
        writer.WriteStartObject();
        WriteMembers(writer, value);
        writer.WriteEndObject();
    }

    public Simple? Read(ref Utf8JsonReader reader) =>
        reader.MoveToObject() ? ReadObject(ref reader) : null;

    internal static void WriteMembers(Utf8JsonWriter writer, Simple value)
    {
        writer.WriteNumber(Id, value.Id);
        writer.WriteString(Name, value.Name);
        writer.WriteBoolean(IsActive, value.IsActive);
    }

    /// <summary>From the start of the object to its end.</summary>
    internal static Simple ReadObject(ref Utf8JsonReader reader)
    {
        var value = new Simple();
        reader.EnterObject();
        while (reader.IsAtName(out long start))
        {
            if (reader.IsAt("Id"u8))
                value.Id = reader.TakeInt32();
            if (reader.IsAt("Name"u8))
                value.Name = reader.PassNull() ? null : reader.TakeString();
            if (reader.IsAt("IsActive"u8))
                value.IsActive = reader.TakeBoolean();
            reader.SkipUnlessMovedFrom(start);
        }

        return value;
    }
}

internal sealed class SimpleListHandWritten : IHandWrittenCodec<List<Simple>>
{
    public void Write(Utf8JsonWriter writer, List<Simple> value)
    {
        writer.WriteStartArray();
        foreach (Simple simple in value)
        {
            writer.WriteStartObject();
            SimpleHandWritten.WriteMembers(writer, simple);
            writer.WriteEndObject();
        }

        writer.WriteEndArray();
    }

    public List<Simple>? Read(ref Utf8JsonReader reader)
    {
        if (!reader.MoveToArray())
            return null;

        var list = new List<Simple>();
        while (reader.MoveToElement())
            list.Add(SimpleHandWritten.ReadObject(ref reader));
        return list;
    }
}

internal sealed class ComplexListHandWritten : IHandWrittenCodec<ComplexList>
{
    private static readonly JsonEncodedText ComplexName = JsonEncodedText.Encode("Complex");
    private static readonly JsonEncodedText SimplesName = JsonEncodedText.Encode("Simples");
    private static readonly ComplexHandWritten OfComplex = new();
    private static readonly SimpleListHandWritten OfSimples = new();

    public void Write(Utf8JsonWriter writer, ComplexList value)
    {
        writer.WriteStartObject();
        writer.WritePropertyName(ComplexName);
        if (value.Complex is { } complex)
            OfComplex.Write(writer, complex);
        else
            writer.WriteNullValue();
        writer.WritePropertyName(SimplesName);
        if (value.Simples is { } simples)
            OfSimples.Write(writer, simples);
        else
            writer.WriteNullValue();
        writer.WriteEndObject();
    }

    public ComplexList? Read(ref Utf8JsonReader reader)
    {
        if (!reader.MoveToObject())
            return null;
        var value = new ComplexList();
        reader.EnterObject();
        while (reader.IsAtName(out long start))
        {
            if (reader.IsAt("Complex"u8))
                value.Complex = reader.PassNull() ? null : TakeComplex(ref reader);
            if (reader.IsAt("Simples"u8))
                value.Simples = reader.PassNull() ? null : reader.TakeList(TakeSimple);
            reader.SkipUnlessMovedFrom(start);
        }

        return value;
    }

    private static Complex TakeComplex(ref Utf8JsonReader reader)
    {
        Complex complex = ComplexReading.Read(ref reader);
        reader.Read();
        return complex;
    }

    private static Simple TakeSimple(ref Utf8JsonReader reader)
    {
        Simple simple = SimpleHandWritten.ReadObject(ref reader);
        reader.Read();
        return simple;
    }
}
