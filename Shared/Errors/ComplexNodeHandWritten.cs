using System.Text.Json;
using JsonAot.Codecs;
using JsonAot.Payloads.SimpleAndComplex;

namespace JsonAot.Errors;

/// <summary>Code as anybody writes it for a tree. It knows nothing of cycles: the writer's own limit of depth must stop it.</summary>
internal sealed class ComplexNodeHandWritten : IHandWrittenCodec<ComplexNode>
{
    private static readonly ComplexHandWritten Values = new();

    public void Write(Utf8JsonWriter writer, ComplexNode value)
    {
        writer.WriteStartObject();
        writer.WritePropertyName("Value"u8);
        if (value.Value is null)
            writer.WriteNullValue();
        else
            Values.Write(writer, value.Value);
        writer.WritePropertyName("Parent"u8);
        if (value.Parent is null)
            writer.WriteNullValue();
        else
            Write(writer, value.Parent);
        WriteChildren(writer, value.Children);
        writer.WriteEndObject();
    }

    public ComplexNode? Read(ref Utf8JsonReader reader) => throw new NotSupportedException("Cycles are only written.");

    private void WriteChildren(Utf8JsonWriter writer, List<ComplexNode>? children)
    {
        writer.WritePropertyName("Children"u8);
        if (children is null)
        {
            writer.WriteNullValue();
            return;
        }

        writer.WriteStartArray();
        foreach (ComplexNode child in children)
            Write(writer, child);
        writer.WriteEndArray();
    }
}
