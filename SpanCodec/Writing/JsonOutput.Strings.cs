using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanCodecs.Generated;

public ref partial struct JsonOutput
{
    /// <summary>Room for the quotes.</summary>
    private const int AroundString = 2;

    /// <summary>A literal (the member's name and what stands before it), then the string: one look for room.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void String(ReadOnlySpan<byte> literal, string? value)
    {
        int needed = literal.Length + Quoted(value);
        if (_span.Length - _at < needed)
            MakeRoom(needed);
        int at = _at;
        literal.CopyTo(_span[at..]);
        QuotedOrNull(at + literal.Length, value);
    }

    /// <summary>Likewise behind one byte, as a collection's items stand.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Item(byte separator, string? value)
    {
        int needed = 1 + Quoted(value);
        if (_span.Length - _at < needed)
            MakeRoom(needed);
        int at = _at;
        _span[at] = separator;
        QuotedOrNull(at + 1, value);
    }

    public void String(string? value) => String(default, value);

    /// <summary>A key: quoted, escaped, and what stands before the value.</summary>
    public void Name(string name)
    {
        String(default, name);
        Colon();
    }

    internal void Colon()
    {
        Byte((byte)':');
        if (_isIndented)
            Byte((byte)' ');
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int Quoted(string? value) => (value is null ? 2 : value.Length) + AroundString;

    // There is room for the string's length and two more. What was written before the position is counted here: to count it
    // twice would be to wait twice for what was stored a moment ago.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private void QuotedOrNull(int at, string? value)
    {
        if (value is null)
        {
            "null"u8.CopyTo(_span[at..]);
            _at = at + 4;
            return;
        }

        // Bound: the callers', once more; as a span, this room would be written to the stack and read again for each step.
        if ((uint)at > (uint)_span.Length || _span.Length - at < value.Length + AroundString)
            ThrowBeyond();
        ref byte room = ref Unsafe.Add(ref MemoryMarshal.GetReference(_span), (nint)(uint)at);
        room = (byte)'"';
        int plain = PlainText.Copy(value, ref Unsafe.Add(ref room, 1), _isRelaxed);
        if (plain < value.Length)
        {
            _at = at + plain + 1;
            Escaped(value, plain);
            return;
        }

        Unsafe.Add(ref room, plain + 1) = (byte)'"';
        _at = at + plain + AroundString;
    }

    /// <summary>The rest of a string from its first character that is not copied as it is, and the closing quote.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private void Escaped(string value, int from)
    {
        ReadOnlySpan<char> rest = value.AsSpan(from);
        do
        {
            ReadOnlySpan<char> piece = rest.Length <= TextEscaping.Piece ? rest : rest[..TextEscaping.Piece];
            Span<byte> span = Reserve(TextEscaping.RoomFor(piece.Length) + 1);
            int read = TextEscaping.Write(piece, span, isLast: piece.Length == rest.Length, _isRelaxed, out int written);
            rest = rest[read..];
            if (rest.IsEmpty)
                span[written++] = (byte)'"';
            Advance(written);
        }
        while (!rest.IsEmpty);
    }
}
