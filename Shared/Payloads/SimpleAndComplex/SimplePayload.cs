using System.Text.Json.Serialization.Metadata;
using JsonAot.Codecs;
using SpanCodecs;

namespace JsonAot.Payloads.SimpleAndComplex;

/// <summary>The smallest object worth sending: what is measured is mostly the cost of a call.</summary>
public sealed class SimplePayload : Payload<Simple>,
    IHasFastPath<Simple>, IHasHandWritten<Simple>, IHasSpanCodec<Simple>, IHasCopy<Simple>, IHasEquality<Simple>
{
    public override string Name => "Simple";

    public override string Description => "one object of three primitives";

    public override JsonTypeInfo<Simple> Metadata => SimpleAndComplexMetadata.Default.Simple;

    public JsonTypeInfo<Simple> FastPath => SimpleAndComplexFastPath.Default.Simple;

    public IHandWrittenCodec<Simple> HandWritten { get; } = new SimpleHandWritten();

    public SpanCodec<Simple> SpanCodec => SimpleAndComplexCodecs.Simple;

    public SpanCodecResolver? Resolver => SimpleAndComplexCodecs.Resolver;

    public override Simple CreateSample() => SimpleAndComplexSamples.CreateSimple();

    public Simple Copy(Simple value) => SimpleAndComplexCopy.Copy(value);

    public bool IsSame(Simple expected, Simple actual) => SimpleAndComplexEquality.AreEqual(expected, actual);
}
