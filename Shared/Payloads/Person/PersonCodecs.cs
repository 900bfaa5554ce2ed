using SpanCodecs;

namespace JsonAot.Payloads.Person;

[SpanCodec(typeof(Person))]
public static partial class PersonCodecs;
