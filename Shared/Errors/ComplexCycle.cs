using System.Text.Json.Serialization.Metadata;
using JsonAot.Codecs;
using JsonAot.Payloads.SimpleAndComplex;
using SpanCodecs;

namespace JsonAot.Errors;

[NotDiscovered("Nothing that times or checks payloads may meet a cycle.")]
internal sealed class ComplexCycle : Payload<ComplexNode>, IHasFastPath<ComplexNode>, IHasHandWritten<ComplexNode>, IHasSpanCodec<ComplexNode>, IHasEquality<ComplexNode>
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
