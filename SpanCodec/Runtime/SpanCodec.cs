using System.Buffers;
using System.ComponentModel;
using System.IO.Pipelines;
using System.Runtime.CompilerServices;
using System.Text;
using SpanCodecs.Support;

namespace SpanCodecs;

/// <summary>
/// Reads and writes one type as JSON, as JsonSerializer would, through code that was generated for the type. Codecs are safe to
/// use from many threads.
/// </summary>
[method: EditorBrowsable(EditorBrowsableState.Never)]
[method: Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public abstract partial class SpanCodec<T>(DocumentRules rules)
{
    private readonly DocumentRules _rules = rules;

    private ExpectedLength _expected;

    /// <summary>
    /// Reads one value at the position, around which <paramref name="depth"/> objects and arrays are open. Leading blanks are accepted.
    /// </summary>
    protected abstract int Read(ReadOnlySpan<byte> json, int position, int depth, out T? value);

    /// <summary>
    /// Writes at the position and returns the position after the value. Called with null only if it <see cref="HandlesNull"/>.
    /// </summary>
    protected abstract int Write(ref JsonOutput output, int at, int depth, T value);

    /// <summary>The bracket with which every value begins that is not null; 0 where it may begin otherwise.</summary>
    protected virtual byte Opening => 0;

    /// <summary>Whether a converter has to be asked how null is written.</summary>
    protected virtual bool HandlesNull => false;

    public void Serialize(IBufferWriter<byte> writer, T? value)
    {
        ArgumentNullException.ThrowIfNull(writer);
        JsonOutput output = default;
        output.Begin(writer, _rules);
        output.Flush(WriteOrNull(ref output, 0, output.Depth, value));
    }

    [SkipLocalsInit]
    public byte[] SerializeToUtf8Bytes(T? value)
    {
        Unsafe.SkipInit(out ScratchMemory scratch);
        scoped JsonOutput output = default;
        output.Begin(scratch, _rules, _expected.Take());
        int length = WriteOrNull(ref output, 0, output.Depth, value);
        // ToArray would clear it before it is filled: a sixteenth of the time of some megabytes.
        byte[] result = GC.AllocateUninitializedArray<byte>(length);
        output.Span[..length].CopyTo(result);
        _expected.Remember(length);
        output.Release(length);
        return result;
    }

    [SkipLocalsInit]
    public string SerializeToString(T? value)
    {
        Unsafe.SkipInit(out ScratchMemory scratch);
        scoped JsonOutput output = default;
        output.Begin(scratch, _rules, _expected.Take());
        int length = WriteOrNull(ref output, 0, output.Depth, value);
        string result = Encoding.UTF8.GetString(output.Span[..length]);
        _expected.Remember(length);
        output.Release(length);
        return result;
    }

    [SkipLocalsInit]
    public void Serialize(Stream stream, T? value)
    {
        ArgumentNullException.ThrowIfNull(stream);
        Unsafe.SkipInit(out ScratchMemory scratch);
        scoped JsonOutput output = default;
        output.Begin(scratch, _rules, _expected.Take());
        int length = WriteOrNull(ref output, 0, output.Depth, value);
        stream.Write(output.Span[..length]);
        _expected.Remember(length);
        output.Release(length);
    }

    /// <summary>The document is complete before the first byte is sent, so a failure to write leaves the stream untouched.</summary>
    public async Task SerializeAsync(Stream stream, T? value, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(stream);
        byte[] buffer = WriteToPooled(value, out int length);
        await stream.WriteAsync(buffer.AsMemory(0, length), cancellationToken).ConfigureAwait(false);
        ThreadBuffer.Return(buffer, length);
    }

    public async Task SerializeAsync(PipeWriter writer, T? value, CancellationToken cancellationToken = default)
    {
        Serialize(writer, value);
        FlushResult result = await writer.FlushAsync(cancellationToken).ConfigureAwait(false);
        if (result.IsCanceled)
            throw new OperationCanceledException("PipeWriter.FlushAsync was canceled.");
    }

    private byte[] WriteToPooled(T? value, out int length)
    {
        JsonOutput output = default;
        output.Begin(_rules, _expected.Take());
        length = WriteOrNull(ref output, 0, output.Depth, value);
        _expected.Remember(length);
        return output.Detach();
    }

    /// <summary>Does not look at the depth; who calls it does.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal int WriteOrNull(ref JsonOutput output, int at, int depth, T? value) =>
        value is null ? WriteNull(ref output, at, depth) : Write(ref output, at, depth, value);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private int WriteNull(ref JsonOutput output, int at, int depth) =>
        HandlesNull ? Write(ref output, at, depth, default!) : output.Literal(at, "null"u8);
}
