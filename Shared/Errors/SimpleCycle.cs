using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using JsonAot.Codecs;
using JsonAot.Payloads.SimpleAndComplex;
using SpanCodecs;

namespace JsonAot.Errors;

[NotDiscovered("Nothing that times or checks payloads may meet a cycle.")]
internal sealed class SimpleCycle : Payload<SimpleNode>,
    IHasFastPath<SimpleNode>, IHasHandWritten<SimpleNode>, IHasSpanCodec<SimpleNode>, IHasEquality<SimpleNode>
{
    public override string Name => "SimpleNode";

    public override string Description => "a parent and a child of simple values that refer to each other";

    public override JsonTypeInfo<SimpleNode> Metadata => SimpleAndComplexMetadata.Default.SimpleNode;

    public JsonTypeInfo<SimpleNode> FastPath => SimpleAndComplexFastPath.Default.SimpleNode;

    public IHandWrittenCodec<SimpleNode> HandWritten { get; } = new SimpleNodeHandWritten();

    public SpanCodec<SimpleNode> SpanCodec => SimpleAndComplexCodecs.SimpleNode;

    public override SimpleNode CreateSample() => Cycles.CreateSimple();

    /// <summary>Equal is what is a cycle again.</summary>
    public bool IsSame(SimpleNode expected, SimpleNode actual) =>
        actual.Child is { } child && ReferenceEquals(child.Parent, actual);
}

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
