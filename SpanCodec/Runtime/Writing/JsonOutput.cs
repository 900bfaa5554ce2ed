using System.Buffers;
using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Text.Json;

namespace SpanCodecs.Support;

/// <summary>
/// The place where JSON is written: the memory of a buffer writer or of the caller, or a thread's own buffer. The position is not kept here
/// but passed from call to call, as in reading: a call then waits for the one before it in a register, and not for what that has stored. A
/// run of parts whose size is bounded asks for room once.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public ref partial struct JsonOutput
{
    private const int SmallestChunk = 512;

    private IBufferWriter<byte>? _writer;
    private bool _isRelaxed;
    private bool _isIndented;
    private bool _hasCarriageReturns;
    private byte _indentCharacter;
    private byte _indentSize;
    private byte _outerDepth;
    private int _maxDepth;
    private int _depth;
    private Span<byte> _span;
    private byte[]? _buffer;

    // No constructors: what one makes is copied to where it is wanted, and read again before its parts have arrived, 4 ns each time.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void Begin(IBufferWriter<byte> writer, in DocumentRules rules)
    {
        _writer = writer;
        Follow(rules);
    }

    /// <summary>Begins to write into a buffer of the thread.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void Begin(in DocumentRules rules, int expected = 0)
    {
        Follow(rules);
        _buffer = ThreadBuffer.Take(expected);
        _span = _buffer;
    }

    /// <summary>
    /// Begins to write into memory of the caller, if the document will be short, and else into a buffer of the thread. A document that is
    /// longer than expected goes on there.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void Begin(Span<byte> scratch, in DocumentRules rules, int expected)
    {
        Follow(rules);
        if (expected > ScratchMemory.LongestDocument)
            _span = _buffer = ThreadBuffer.Take(expected);
        else
            _span = scratch;
    }

    /// <summary>Sets another escaping than the class's own, where no prepared name depends on it.</summary>
    internal void Escape(bool relaxed) => _isRelaxed = relaxed;

    internal readonly bool IsRelaxed => _isRelaxed;

    internal readonly bool IsIndented => _isIndented;

    internal readonly char IndentCharacter => (char)_indentCharacter;

    internal readonly int IndentSize => _indentSize;

    internal readonly int MaxDepth => _maxDepth;

    /// <summary>How many objects and arrays are open around the document: it may be written into another one.</summary>
    public readonly int Depth => _depth;

    internal readonly string NewLine => _hasCarriageReturns ? "\r\n" : "\n";

    /// <summary>The memory that positions refer to, until the next call.</summary>
    public readonly Span<byte> Span => _span;

    /// <summary>
    /// Makes sure that there is room for that many bytes. Returns where it begins: at the given position, or in new memory.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public int Reserve(int at, int bytes) => _span.Length - at < bytes ? MakeRoom(at, bytes) : at;

    /// <summary>A constant. It asks for its own room.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public int Literal(int at, ReadOnlySpan<byte> utf8)
    {
        at = Reserve(at, utf8.Length);
        utf8.CopyTo(_span[at..]);
        return at + utf8.Length;
    }

    /// <summary>A constant behind one byte: the brace before a first member, or a comma.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public int Literal(int at, byte separator, ReadOnlySpan<byte> utf8)
    {
        at = Reserve(at, 1 + utf8.Length);
        _span[at] = separator;
        utf8.CopyTo(_span[(at + 1)..]);
        return at + 1 + utf8.Length;
    }

    /// <summary>Writes one byte: a comma or a bracket that is known only at run time.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public int Byte(int at, byte ascii)
    {
        at = Reserve(at, 1);
        _span[at] = ascii;
        return at + 1;
    }

    /// <summary>A new line and its indentation.</summary>
    public int Indent(int at, int depth)
    {
        if (_hasCarriageReturns)
            at = Byte(at, (byte)'\r');
        int length = 1 + (_indentSize * (depth + _outerDepth));
        at = Reserve(at, length);
        Span<byte> span = _span.Slice(at, length);
        span[0] = (byte)'\n';
        span[1..].Fill(_indentCharacter);
        return at + length;
    }

    /// <summary>The exception for objects that nest too deep, as they do when one contains itself.</summary>
    public readonly Exception TooDeep(int maxDepth) => new JsonException(
        "A possible object cycle was detected. This can either be due to a cycle or "
        + "if the object depth is larger than the maximum allowed "
        + $"depth of {maxDepth}. Consider using ReferenceHandler.Preserve on JsonSerializerOptions to support cycles.");

    internal void BeginInside(int depth) => _depth = depth;

    /// <summary>The value is inside an array, and is indented accordingly.</summary>
    internal void Enclose() => _outerDepth = 1;

    internal readonly int OuterDepth => _outerDepth;

    /// <summary>Tells the buffer writer of the last bytes.</summary>
    internal readonly void Flush(int at) => _writer?.Advance(at);

    /// <summary>Gives the thread's buffer back.</summary>
    /// <param name="used">How far it was written.</param>
    internal void Release(int used)
    {
        if (_buffer is not null)
            ThreadBuffer.Return(_buffer, used);
        _buffer = null;
        _span = default;
    }

    /// <summary>The buffer itself, for a caller that gives it back later.</summary>
    internal byte[] Detach()
    {
        byte[] buffer = _buffer ?? [];
        _buffer = null;
        _span = default;
        return buffer;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void Follow(in DocumentRules rules)
    {
        _isRelaxed = rules.RelaxedEscaping;
        _isIndented = rules.Indented;
        _hasCarriageReturns = rules.HasCarriageReturns;
        _indentCharacter = (byte)rules.IndentCharacter;
        _indentSize = (byte)rules.IndentSize;
        _maxDepth = rules.MaxDepth;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private int MakeRoom(int at, int bytes)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(bytes);
        if (_writer is null)
        {
            _buffer = _buffer is null ? LeaveScratch(at, bytes) : ThreadBuffer.Grow(_buffer, at, bytes);
            _span = _buffer;
            return at;
        }

        if (at > 0)
            _writer.Advance(at);
        _span = _writer.GetSpan(Math.Max(bytes, SmallestChunk));
        if (_span.Length < bytes)
            throw new InvalidOperationException($"The buffer writer gave {_span.Length} bytes where {bytes} were asked for.");
        return 0;
    }

    private readonly byte[] LeaveScratch(int at, int bytes)
    {
        byte[] buffer = ThreadBuffer.Take(ThreadBuffer.Length((long)at + bytes));
        _span[..at].CopyTo(buffer);
        return buffer;
    }
}
