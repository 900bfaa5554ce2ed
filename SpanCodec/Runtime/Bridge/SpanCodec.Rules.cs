using SpanCodecs.Support;

namespace SpanCodecs;

public abstract partial class SpanCodec<T>
{
    internal DocumentRules Rules => _rules;
}
