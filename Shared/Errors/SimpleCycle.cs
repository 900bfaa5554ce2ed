using System.Text.Json.Serialization.Metadata;
using JsonAot.Codecs;
using JsonAot.Payloads.SimpleAndComplex;
using SpanCodecs;

namespace JsonAot.Errors;

[NotDiscovered("Nothing that times or checks payloads may meet a cycle.")]
internal sealed class SimpleCycle : Payload<SimpleNode>, IHasFastPath<SimpleNode>, IHasHandWritten<SimpleNode>, IHasSpanCodec<SimpleNode>, IHasEquality<SimpleNode>
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
