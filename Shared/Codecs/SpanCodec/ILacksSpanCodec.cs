namespace JsonAot.Codecs;

/// <summary>A payload whose type SpanCodec refuses.</summary>
public interface ILacksSpanCodec
{
    /// <summary>What it refuses, as it says it or SpanCodec/docs/differences.md does.</summary>
    string WhyNoSpanCodec { get; }

    /// <param name="otherwise">Where it may take the type, and the payload has no codec.</param>
    /// <param name="then">What becomes of a type that is refused.</param>
    static Unavailable Reason(IPayload payload, string otherwise, string then = "") =>
        payload is ILacksSpanCodec own ? Unavailable.Refused(own.WhyNoSpanCodec + then) : new Unavailable(otherwise);
}
