using SpanCodecs.Support;

namespace SpanCodecs.Tests.Runtime;

/// <summary>One routine for reading and one for writing, as the codec of a whole document.</summary>
internal sealed class ValueCodec<T>(ValueCodec<T>.Reader read, ValueCodec<T>.Writer write, DocumentRules rules = default)
    : SpanCodec<T>(rules)
{
    public delegate int Reader(ReadOnlySpan<byte> json, int position, out T value);

    public delegate int Writer(ref JsonOutput output, int at, T value);

    public delegate int BoundedWriter(Span<byte> span, int at, T value);

    /// <summary>Gives a value its bound of room and not a byte more.</summary>
    public static Writer Bounded(BoundedWriter write, int most) => (ref JsonOutput output, int at, T value) =>
    {
        at = output.Reserve(at, most);
        return at + write(output.Span.Slice(at, most), 0, value);
    };

    protected override int Read(ReadOnlySpan<byte> json, int position, int depth, out T? value)
    {
        position = read(json, position, out T read1);
        value = read1;
        return position;
    }

    protected override int Write(ref JsonOutput output, int at, int depth, T value) => write(ref output, at, value);
}
