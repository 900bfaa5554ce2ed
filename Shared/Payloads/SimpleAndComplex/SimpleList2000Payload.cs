using System.Text.Json.Serialization.Metadata;
using JsonAot.Codecs;
using SpanCodecs;

namespace JsonAot.Payloads.SimpleAndComplex;

/// <summary>The same small object again and again: the cost of a call is gone, the cost of a member remains.</summary>
public sealed class SimpleList2000Payload : Payload<List<Simple>>,
    IHasFastPath<List<Simple>>, IHasHandWritten<List<Simple>>, IHasSpanCodec<List<Simple>>, IHasCopy<List<Simple>>, IHasEquality<List<Simple>>
{
    public override string Name => "SimpleList2000";

    public override string Description => "a list of 2,000 objects of three primitives each";

    public override JsonTypeInfo<List<Simple>> Metadata => SimpleAndComplexMetadata.Default.ListSimple;

    public JsonTypeInfo<List<Simple>> FastPath => SimpleAndComplexFastPath.Default.ListSimple;

    public IHandWrittenCodec<List<Simple>> HandWritten { get; } = new SimpleListHandWritten();

    public SpanCodec<List<Simple>> SpanCodec => SimpleAndComplexCodecs.ListSimple;

    public SpanCodecResolver? Resolver => SimpleAndComplexCodecs.Resolver;

    public override List<Simple> CreateSample() => SimpleAndComplexSamples.CreateSimpleList();

    public List<Simple> Copy(List<Simple> value) => SimpleAndComplexCopy.Copy(value);

    public bool IsSame(List<Simple> expected, List<Simple> actual) => ValueEquality.Sequences(expected, actual, SimpleAndComplexEquality.AreEqual);
}
