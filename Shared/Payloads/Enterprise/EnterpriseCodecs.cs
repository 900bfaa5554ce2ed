using SpanCodecs;

namespace JsonAot.Payloads.Enterprise;

[SpanCodec(typeof(Organisation))]
public static partial class EnterpriseCodecs;
