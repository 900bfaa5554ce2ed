using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using JsonAot.Codecs;
using JsonAot.Payloads.SimpleAndComplex;
using SpanCodecs;

namespace JsonAot.Errors;

[NotDiscovered("Nothing that times or checks payloads may meet a cycle.")]
internal sealed class ComplexCycle : Payload<ComplexNode>,
    IHasFastPath<ComplexNode>, IHasHandWritten<ComplexNode>, IHasSpanCodec<ComplexNode>, IHasEquality<ComplexNode>
{
    public override string Name => "ComplexNode";

    public override string Description => "a parent of complex values with a list of children that refer to it";

    public override JsonTypeInfo<ComplexNode> Metadata => SimpleAndComplexMetadata.Default.ComplexNode;

    public JsonTypeInfo<ComplexNode> FastPath => SimpleAndComplexFastPath.Default.ComplexNode;

    public IHandWrittenCodec<ComplexNode> HandWritten { get; } = new ComplexNodeHandWritten();

    public SpanCodec<ComplexNode> SpanCodec => SimpleAndComplexCodecs.ComplexNode;

    public override ComplexNode CreateSample() => Cycles.CreateComplex();

    /// <summary>Equal is what is a cycle again.</summary>
    public bool IsSame(ComplexNode expected, ComplexNode actual) =>
        actual.Children is { Count: > 0 } children && children.TrueForAll(child => ReferenceEquals(child.Parent, actual));
}

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
