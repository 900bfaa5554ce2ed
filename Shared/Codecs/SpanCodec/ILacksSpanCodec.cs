namespace JsonAot.Codecs;

/// <summary>A payload whose type SpanCodec refuses, with what it said.</summary>
public interface ILacksSpanCodec
{
    string WhyNoSpanCodec { get; }
}
