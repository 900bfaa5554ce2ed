using SpanCodecs;

namespace JsonAot.Payloads.SimpleAndComplex;

[SpanCodec(typeof(Simple))]
[SpanCodec(typeof(List<Simple>))]
[SpanCodec(typeof(Complex))]
[SpanCodec(typeof(ComplexList))]
[SpanCodec(typeof(SimpleNode))]
[SpanCodec(typeof(ComplexNode))]
public static partial class SimpleAndComplexCodecs;
