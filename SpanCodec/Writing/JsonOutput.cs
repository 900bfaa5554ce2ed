using System.Buffers;
using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Text.Json;

namespace SpanCodecs.Generated;

/// <summary>
/// Where JSON is written: the memory of a buffer writer, or a thread's own buffer. A run of parts whose size is bounded asks
/// for room once, writes at positions of its own, and says once how much it has written.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public ref partial struct JsonOutput
{
    private const int SmallestChunk = 512;

    private IBufferWriter<byte>? _writer;
    private bool _isRelaxed;
    private bool _isIndented;
    private Span<byte> _span;
    private byte[]? _buffer;

    /// <summary>Always between 0 and the span's length: <see cref="Advance"/> sees to it.</summary>
    private int _at;

    // No constructors: what one makes is copied to where it is wanted, and read again before its parts have arrived, 4 ns each time.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void Begin(IBufferWriter<byte> writer, in DocumentRules rules)
    {
        _writer = writer;
        _isRelaxed = rules.RelaxedEscaping;
        _isIndented = rules.Indented;
    }

    /// <summary>Into a buffer of the thread.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void Begin(in DocumentRules rules, int expected = 0)
    {
        _isRelaxed = rules.RelaxedEscaping;
        _isIndented = rules.Indented;
        _buffer = ThreadBuffer.Take(expected);
        _span = _buffer;
    }

    internal readonly bool IsRelaxed => _isRelaxed;

    internal readonly bool IsIndented => _isIndented;

    /// <summary>Everything written, when the output is a thread's buffer.</summary>
    internal readonly ReadOnlySpan<byte> Written => _span[.._at];

    /// <summary>At least as many bytes, valid until the next call of anything but <see cref="Advance"/>.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Span<byte> Reserve(int bytes)
    {
        if (_span.Length - _at < bytes)
            MakeRoom(bytes);
        return _span[_at..];
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Advance(int written)
    {
        if ((uint)written > (uint)(_span.Length - _at))
            ThrowBeyond();
        _at += written;
    }

    /// <summary>A constant, with its own look for room.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Literal(ReadOnlySpan<byte> utf8)
    {
        if (_span.Length - _at < utf8.Length)
            MakeRoom(utf8.Length);
        utf8.CopyTo(_span[_at..]);
        _at += utf8.Length;
    }

    /// <summary>Likewise one byte: a comma or a bracket that only the run decides.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Byte(byte ascii)
    {
        if (_at >= _span.Length)
            MakeRoom(1);
        _span[_at++] = ascii;
    }

    /// <summary>JSON that is ready, of any length.</summary>
    public void Raw(ReadOnlySpan<byte> json) => Literal(json);

    /// <summary>A new line and its indentation.</summary>
    public void Indent(int depth)
    {
        int length = 1 + (2 * depth);
        Span<byte> span = Reserve(length);
        span[0] = (byte)'\n';
        span[1..length].Fill((byte)' ');
        Advance(length);
    }

    /// <summary>What to throw where objects nest too deep, as they do when one contains itself.</summary>
    public readonly Exception TooDeep(int maxDepth) => new JsonException(
        "A possible object cycle was detected. This can either be due to a cycle or if the object depth is larger than the maximum allowed " +
        $"depth of {maxDepth}. Consider using ReferenceHandler.Preserve on JsonSerializerOptions to support cycles.");

    /// <summary>Tells the buffer writer of the last bytes.</summary>
    internal void Flush()
    {
        _writer?.Advance(_at);
        _span = default;
        _at = 0;
    }

    /// <summary>Gives the thread's buffer back.</summary>
    internal void Release()
    {
        if (_buffer is not null)
            ThreadBuffer.Return(_buffer);
        _buffer = null;
        _span = default;
        _at = 0;
    }

    /// <summary>The buffer itself, for a caller that gives it back later.</summary>
    internal byte[] Detach()
    {
        byte[] buffer = _buffer ?? [];
        _buffer = null;
        _span = default;
        _at = 0;
        return buffer;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void MakeRoom(int bytes)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(bytes);
        if (_writer is null)
        {
            _buffer = ThreadBuffer.Grow(_buffer ?? [], _at, bytes);
            _span = _buffer;
            return;
        }

        if (_at > 0)
            _writer.Advance(_at);
        _at = 0;
        _span = _writer.GetSpan(Math.Max(bytes, SmallestChunk));
        if (_span.Length < bytes)
            throw new InvalidOperationException($"The buffer writer gave {_span.Length} bytes where {bytes} were asked for.");
    }

    private static void ThrowBeyond() => throw new ArgumentOutOfRangeException("written", "More was written than there was room for.");
}
