using System.Buffers;

namespace SpanCodecs.Tests.Checks;

/// <summary>
/// Hands out not one byte more than was asked for, from a new array each time, and looks whether a byte was written
/// beyond what was handed out or changed after it was given back.
/// </summary>
internal sealed class GrudgingWriter : IBufferWriter<byte>
{
    private const byte Guard = 0xA5;
    private const int GuardLength = 32;

    private readonly List<byte> _written = [];
    private byte[]? _handedOut;
    private int _length;

    public void Advance(int count)
    {
        if (_handedOut is null || count < 0 || count > _length)
            throw new InvalidOperationException($"{count} bytes given back of {_length} handed out.");
        _written.AddRange(_handedOut.AsSpan(0, count));
        CheckGuard();
        _handedOut = null;
    }

    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        CheckGuard();
        _length = Math.Max(sizeHint, 1);
        _handedOut = new byte[_length + GuardLength];
        _handedOut.AsSpan(_length).Fill(Guard);
        return _handedOut.AsMemory(0, _length);
    }

    public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;

    internal byte[] ToArray()
    {
        CheckGuard();
        return [.. _written];
    }

    private void CheckGuard()
    {
        if (_handedOut is not null && _handedOut.AsSpan(_length).ContainsAnyExcept(Guard))
            throw new InvalidOperationException("Written beyond the end of what was handed out.");
    }
}
