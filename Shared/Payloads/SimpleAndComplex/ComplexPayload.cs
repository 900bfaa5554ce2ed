using System.Text.Json.Serialization.Metadata;
using SpanCodecs;

namespace JsonAot.Payloads.SimpleAndComplex;

/// <summary>One object with a member of every ordinary kind: fidelity first, and the cost of the less ordinary kinds.</summary>
public sealed class ComplexPayload : Payload<Complex>
{
    public override string Name => "Complex";

    public override string Description => "one object of 32 members, of every ordinary type";

    public override JsonTypeInfo<Complex> Metadata => SimpleAndComplexMetadata.Default.Complex;

    public override JsonTypeInfo<Complex> FastPath => SimpleAndComplexFastPath.Default.Complex;

    public override IHandWrittenCodec<Complex> HandWritten { get; } = new ComplexHandWritten();

    public override SpanCodec<Complex> SpanCodec => SimpleAndComplexCodecs.Complex;

    public override Complex CreateSample() => SimpleAndComplexSamples.CreateComplex();

    public override bool CanCopy => true;

    public override Complex Copy(Complex value) => SimpleAndComplexCopy.Copy(value);

    public override bool AreEqual(Complex? expected, Complex? actual) =>
        ValueEquality.Values(expected, actual, SimpleAndComplexEquality.AreEqual);
}
