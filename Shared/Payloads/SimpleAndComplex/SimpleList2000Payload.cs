using System.Text.Json.Serialization.Metadata;
using SpanCodecs;

namespace JsonAot.Payloads.SimpleAndComplex;

/// <summary>The same small object again and again: the cost of a call is gone, the cost of a member remains.</summary>
public sealed class SimpleList2000Payload : Payload<List<Simple>>
{
    public override string Name => "SimpleList2000";

    public override string Description => "a list of 2,000 objects of three primitives each";

    public override JsonTypeInfo<List<Simple>> Metadata => SimpleAndComplexMetadata.Default.ListSimple;

    public override JsonTypeInfo<List<Simple>> FastPath => SimpleAndComplexFastPath.Default.ListSimple;

    public override IHandWrittenCodec<List<Simple>> HandWritten { get; } = new SimpleListHandWritten();

    public override SpanCodec<List<Simple>> SpanCodec => SimpleAndComplexCodecs.ListSimple;

    public override List<Simple> CreateSample() => SimpleAndComplexSamples.CreateSimpleList();

    public override bool CanCopy => true;

    public override List<Simple> Copy(List<Simple> value) => SimpleAndComplexCopy.Copy(value);

    public override bool AreEqual(List<Simple>? expected, List<Simple>? actual) =>
        ValueEquality.Sequences(expected, actual, SimpleAndComplexEquality.AreEqual);
}
