using SpanCodecs;

namespace JsonAot.Codecs;

/// <summary>A payload that declares a SpanCodec for its type.</summary>
public interface IHasSpanCodec<T>
{
    SpanCodec<T> SpanCodec { get; }

    /// <summary>By which JsonSerializer uses the codec; null where the payload has none.</summary>
    SpanCodecResolver? Resolver => null;
}
