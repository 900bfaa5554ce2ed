using System.ComponentModel;
using System.Runtime.CompilerServices;
using SpanCodecs.Bridge;
using SpanCodecs.Support;

namespace SpanCodecs;

// A value inside of others, around which objects and arrays are open: codecs of other projects call these, and the resolver.
public abstract partial class SpanCodec<T>
{
    internal DocumentRules Rules => _rules;

    [EditorBrowsable(EditorBrowsableState.Never)]
    [Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
    public int ReadInside(ReadOnlySpan<byte> json, int position, int depth, out T? value) => Read(json, position, depth, out value);

    /// <summary>Looks at the depth, which the type's own code does not where there are few types around it.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
    public int WriteInside(ref JsonOutput output, int at, int depth, T value) =>
        depth < _rules.UncheckedFrom ? Write(ref output, at, depth, value) : WriteDeepInside(ref output, at, depth, value);

    /// <summary>Writes into a buffer of its own: a writer's memory may be gone when the value is complete.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private int WriteDeepInside(ref JsonOutput output, int at, int depth, T value)
    {
        JsonOutput inner = default;
        inner.Begin(_rules);
        inner.Escape(output.IsRelaxed);
        if (output.OuterDepth > 0)
            inner.Enclose();
        int length = Write(ref inner, 0, depth, value);
        if (WrittenDepth.IsTooDeep(inner.Span[..length], depth, _rules))
            throw output.TooDeep(_rules.MaxDepth);
        at = output.Literal(at, inner.Span[..length]);
        inner.Release(length);
        return at;
    }
}
