using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using JsonAot.Codecs;
using SpanCodecs;

namespace JsonAot.Payloads.SimpleAndComplex;

/// <summary>The Complex of the article of ten libraries: members of every kind, and 2,000 small objects.</summary>
[ValueCode]
public sealed partial class ComplexList2000Payload : Payload<ComplexList>,
    IHasFastPath<ComplexList>, IHasHandWritten<ComplexList>, IHasSpanCodec<ComplexList>
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
}

/// <summary>One object with a member of every ordinary kind: fidelity first, and the cost of the less ordinary kinds.</summary>
[ValueCode]
public sealed partial class ComplexPayload : Payload<Complex>,
    IHasFastPath<Complex>, IHasHandWritten<Complex>, IHasSpanCodec<Complex>
{
    public override string Name => "Complex";

    public override string Description => "one object of 32 members, of every ordinary type";

    public override JsonTypeInfo<Complex> Metadata => SimpleAndComplexMetadata.Default.Complex;

    public JsonTypeInfo<Complex> FastPath => SimpleAndComplexFastPath.Default.Complex;

    public IHandWrittenCodec<Complex> HandWritten { get; } = new ComplexHandWritten();

    public SpanCodec<Complex> SpanCodec => SimpleAndComplexCodecs.Complex;

    public SpanCodecResolver? Resolver => SimpleAndComplexCodecs.Resolver;

    public override Complex CreateSample() => SimpleAndComplexSamples.CreateComplex();
}

/// <summary>A small object again and again: the cost of a call is gone, the cost of a member remains.</summary>
[ValueCode]
public sealed partial class SimpleList2000Payload : Payload<List<Simple>>,
    IHasFastPath<List<Simple>>, IHasHandWritten<List<Simple>>, IHasSpanCodec<List<Simple>>
{
    public override string Name => "SimpleList2000";

    public override string Description => "a list of 2,000 objects of three primitives each";

    public override JsonTypeInfo<List<Simple>> Metadata => SimpleAndComplexMetadata.Default.ListSimple;

    public JsonTypeInfo<List<Simple>> FastPath => SimpleAndComplexFastPath.Default.ListSimple;

    public IHandWrittenCodec<List<Simple>> HandWritten { get; } = new SimpleListHandWritten();

    public SpanCodec<List<Simple>> SpanCodec => SimpleAndComplexCodecs.ListSimple;

    public SpanCodecResolver? Resolver => SimpleAndComplexCodecs.Resolver;

    public override List<Simple> CreateSample() => SimpleAndComplexSamples.CreateSimpleList();
}

/// <summary>The smallest object worth sending: what is measured is mostly the cost of a call.</summary>
[ValueCode]
public sealed partial class SimplePayload : Payload<Simple>,
    IHasFastPath<Simple>, IHasHandWritten<Simple>, IHasSpanCodec<Simple>
{
    public override string Name => "Simple";

    public override string Description => "one object of three primitives";

    public override JsonTypeInfo<Simple> Metadata => SimpleAndComplexMetadata.Default.Simple;

    public JsonTypeInfo<Simple> FastPath => SimpleAndComplexFastPath.Default.Simple;

    public IHandWrittenCodec<Simple> HandWritten { get; } = new SimpleHandWritten();

    public SpanCodec<Simple> SpanCodec => SimpleAndComplexCodecs.Simple;

    public SpanCodecResolver? Resolver => SimpleAndComplexCodecs.Resolver;

    public override Simple CreateSample() => SimpleAndComplexSamples.CreateSimple();
}

[JsonSerializable(typeof(Simple))]
[JsonSerializable(typeof(List<Simple>))]
[JsonSerializable(typeof(Complex))]
[JsonSerializable(typeof(ComplexList))]
[JsonSerializable(typeof(SimpleNode))]
[JsonSerializable(typeof(ComplexNode))]
public sealed partial class SimpleAndComplexMetadata : JsonSerializerContext;

[JsonSourceGenerationOptions(GenerationMode = JsonSourceGenerationMode.Serialization)]
[JsonSerializable(typeof(Simple))]
[JsonSerializable(typeof(List<Simple>))]
[JsonSerializable(typeof(Complex))]
[JsonSerializable(typeof(ComplexList))]
[JsonSerializable(typeof(SimpleNode))]
[JsonSerializable(typeof(ComplexNode))]
public sealed partial class SimpleAndComplexFastPath : JsonSerializerContext;

[SpanCodec(typeof(Simple))]
[SpanCodec(typeof(List<Simple>))]
[SpanCodec(typeof(Complex))]
[SpanCodec(typeof(ComplexList))]
[SpanCodec(typeof(SimpleNode))]
[SpanCodec(typeof(ComplexNode))]
public static partial class SimpleAndComplexCodecs;
