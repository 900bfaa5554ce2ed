using System.Text.Json.Serialization.Metadata;
using JsonAot.Codecs;
using SpanCodecs;

namespace JsonAot.Payloads.SimpleAndComplex;

/// <summary>One object with a member of every ordinary kind: fidelity first, and the cost of the less ordinary kinds.</summary>
public sealed class ComplexPayload : Payload<Complex>,
    IHasFastPath<Complex>, IHasHandWritten<Complex>, IHasSpanCodec<Complex>, IHasCopy<Complex>, IHasEquality<Complex>
{
    public override string Name => "Complex";

    public override string Description => "one object of 32 members, of every ordinary type";

    public override JsonTypeInfo<Complex> Metadata => SimpleAndComplexMetadata.Default.Complex;

    public JsonTypeInfo<Complex> FastPath => SimpleAndComplexFastPath.Default.Complex;

    public IHandWrittenCodec<Complex> HandWritten { get; } = new ComplexHandWritten();

    public SpanCodec<Complex> SpanCodec => SimpleAndComplexCodecs.Complex;

    public SpanCodecResolver? Resolver => SimpleAndComplexCodecs.Resolver;

    public override Complex CreateSample() => SimpleAndComplexSamples.CreateComplex();

    public Complex Copy(Complex value) => SimpleAndComplexCopy.Copy(value);

    public bool IsSame(Complex expected, Complex actual) => SimpleAndComplexEquality.AreEqual(expected, actual);
}
