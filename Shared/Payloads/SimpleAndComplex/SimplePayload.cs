using System.Text.Json.Serialization.Metadata;
using SpanCodecs;

namespace JsonAot.Payloads.SimpleAndComplex;

/// <summary>The smallest object worth sending: what is measured is mostly the cost of a call.</summary>
public sealed class SimplePayload : Payload<Simple>
{
    public override string Name => "Simple";

    public override string Description => "one object of three primitives";

    public override JsonTypeInfo<Simple> Metadata => SimpleAndComplexMetadata.Default.Simple;

    public override JsonTypeInfo<Simple> FastPath => SimpleAndComplexFastPath.Default.Simple;

    public override IHandWrittenCodec<Simple> HandWritten { get; } = new SimpleHandWritten();

    public override SpanCodec<Simple> SpanCodec => SimpleAndComplexCodecs.Simple;

    public override Simple CreateSample() => SimpleAndComplexSamples.CreateSimple();

    public override bool CanCopy => true;

    public override Simple Copy(Simple value) => SimpleAndComplexCopy.Copy(value);

    public override bool AreEqual(Simple? expected, Simple? actual) =>
        ValueEquality.Values(expected, actual, SimpleAndComplexEquality.AreEqual);
}
