using SpanCodecs;
using SpanCodecs.Generated;

namespace JsonAot.Tests.SpanCodecs.Runtime;

/// <summary>One routine for reading and one for writing, as the codec of a whole document.</summary>
internal sealed class ValueCodec<T>(ValueCodec<T>.Reader read, ValueCodec<T>.Writer write, DocumentRules rules = default)
    : SpanCodec<T>(rules)
{
    public delegate int Reader(ReadOnlySpan<byte> json, int position, out T value);

    public delegate void Writer(ref JsonOutput output, T value);

    protected override int Read(ReadOnlySpan<byte> json, int position, out T? value)
    {
        position = read(json, position, out T read1);
        value = read1;
        return position;
    }

    protected override void Write(ref JsonOutput output, T value) => write(ref output, value);
}
