using System.Text.Json.Serialization.Metadata;
using JsonAot.Payloads.SimpleAndComplex;
using SpanCodecs;

namespace JsonAot.Errors;

[NotDiscovered("Nothing that times or checks payloads may meet a cycle.")]
internal sealed class ComplexCycle : Payload<ComplexNode>
{
    public override string Name => "ComplexNode";

    public override string Description => "a parent of complex values with a list of children that refer to it";

    public override JsonTypeInfo<ComplexNode> Metadata => SimpleAndComplexMetadata.Default.ComplexNode;

    public override JsonTypeInfo<ComplexNode> FastPath => SimpleAndComplexFastPath.Default.ComplexNode;

    public override IHandWrittenCodec<ComplexNode> HandWritten { get; } = new ComplexNodeHandWritten();

    public override SpanCodec<ComplexNode> SpanCodec => SimpleAndComplexCodecs.ComplexNode;

    public override ComplexNode CreateSample() => Cycles.CreateComplex();

    /// <summary>Equal is what is a cycle again.</summary>
    public override bool AreEqual(ComplexNode? expected, ComplexNode? actual) =>
        actual?.Children is { Count: > 0 } children && children.TrueForAll(child => ReferenceEquals(child.Parent, actual));
}
