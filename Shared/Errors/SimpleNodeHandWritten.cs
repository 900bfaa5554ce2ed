using System.Text.Json;
using JsonAot.Codecs;
using JsonAot.Payloads.SimpleAndComplex;

namespace JsonAot.Errors;

/// <summary>Code as anybody writes it for a tree. It knows nothing of cycles: the writer's own limit of depth must stop it.</summary>
internal sealed class SimpleNodeHandWritten : IHandWrittenCodec<SimpleNode>
{
    private static readonly SimpleHandWritten Values = new();

    public void Write(Utf8JsonWriter writer, SimpleNode value)
    {
        writer.WriteStartObject();
        writer.WritePropertyName("Value"u8);
        if (value.Value is null)
            writer.WriteNullValue();
        else
            Values.Write(writer, value.Value);
        WriteNode(writer, "Parent"u8, value.Parent);
        WriteNode(writer, "Child"u8, value.Child);
        writer.WriteEndObject();
    }

    public SimpleNode? Read(ref Utf8JsonReader reader) => throw new NotSupportedException("Cycles are only written.");

    private void WriteNode(Utf8JsonWriter writer, ReadOnlySpan<byte> name, SimpleNode? node)
    {
        writer.WritePropertyName(name);
        if (node is null)
            writer.WriteNullValue();
        else
            Write(writer, node);
    }
}
