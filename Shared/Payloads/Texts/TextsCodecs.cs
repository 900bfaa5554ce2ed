using SpanCodecs;

namespace JsonAot.Payloads.Texts;

[SpanCodec(typeof(Feed))]
[SpanCodecOptions(RelaxedEscaping = true)]
public static partial class TextsCodecs;

[SpanCodec(typeof(Feed))]
public static partial class EscapedTextsCodecs;
