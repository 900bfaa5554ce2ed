using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using JsonAot.Codecs;
using SpanCodecs;

namespace JsonAot.Payloads.SimpleAndComplex;

/// <summary>What the article of ten libraries called Complex: members of every kind, and 2,000 small objects, which take most of the time.</summary>
public sealed class ComplexList2000Payload : Payload<ComplexList>,
    IHasFastPath<ComplexList>, IHasHandWritten<ComplexList>, IHasSpanCodec<ComplexList>, IHasCopy<ComplexList>, IHasEquality<ComplexList>
{
    public override string Name => "ComplexList2000";

    public override string Description => "one object of every ordinary type, and a list of 2,000 objects of three primitives each";

    public override JsonTypeInfo<ComplexList> Metadata => SimpleAndComplexMetadata.Default.ComplexList;

    public JsonTypeInfo<ComplexList> FastPath => SimpleAndComplexFastPath.Default.ComplexList;

    public IHandWrittenCodec<ComplexList> HandWritten { get; } = new ComplexListHandWritten();

    public SpanCodec<ComplexList> SpanCodec => SimpleAndComplexCodecs.ComplexList;

    public SpanCodecResolver? Resolver => SimpleAndComplexCodecs.Resolver;

    public override ComplexList CreateSample() =>
        new() { Complex = SimpleAndComplexSamples.CreateComplex(), Simples = SimpleAndComplexSamples.CreateSimpleList() };

    public ComplexList Copy(ComplexList value) =>
        new() { Complex = SimpleAndComplexCopy.Copy(value.Complex!), Simples = SimpleAndComplexCopy.Copy(value.Simples!) };

    public bool IsSame(ComplexList expected, ComplexList actual) =>
        ValueEquality.Values(expected.Complex, actual.Complex, SimpleAndComplexEquality.AreEqual)
        && ValueEquality.Values(expected.Simples, actual.Simples, (left, right) => ValueEquality.Sequences(left, right, SimpleAndComplexEquality.AreEqual));

    private sealed class ComplexListHandWritten : IHandWrittenCodec<ComplexList>
    {
        private static readonly JsonEncodedText ComplexName = JsonEncodedText.Encode("Complex");
        private static readonly JsonEncodedText SimplesName = JsonEncodedText.Encode("Simples");
        private static readonly ComplexHandWritten OfComplex = new();
        private static readonly SimpleListHandWritten OfSimples = new();

        public void Write(Utf8JsonWriter writer, ComplexList value)
        {
            writer.WriteStartObject();
            writer.WritePropertyName(ComplexName);
            if (value.Complex is { } complex)
                OfComplex.Write(writer, complex);
            else
                writer.WriteNullValue();
            writer.WritePropertyName(SimplesName);
            if (value.Simples is { } simples)
                OfSimples.Write(writer, simples);
            else
                writer.WriteNullValue();
            writer.WriteEndObject();
        }

        public ComplexList? Read(ref Utf8JsonReader reader)
        {
            if (!reader.MoveToObject())
                return null;
            var value = new ComplexList();
            reader.EnterObject();
            while (reader.IsAtName(out long start))
            {
                if (reader.IsAt("Complex"u8))
                    value.Complex = reader.PassNull() ? null : TakeComplex(ref reader);
                if (reader.IsAt("Simples"u8))
                    value.Simples = reader.PassNull() ? null : reader.TakeList(TakeSimple);
                reader.SkipUnlessMovedFrom(start);
            }

            return value;
        }

        private static Complex TakeComplex(ref Utf8JsonReader reader)
        {
            Complex complex = ComplexReading.Read(ref reader);
            reader.Read();
            return complex;
        }

        private static Simple TakeSimple(ref Utf8JsonReader reader)
        {
            Simple simple = SimpleHandWritten.ReadObject(ref reader);
            reader.Read();
            return simple;
        }
    }
}
