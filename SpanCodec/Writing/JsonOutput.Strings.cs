using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanCodecs.Generated;

public ref partial struct JsonOutput
{
    /// <summary>Room for the quotes, and for the block that a copy may write beyond a string's end before it is overwritten.</summary>
    private const int AroundString = 2;

    /// <summary>A literal (the member's name and what stands before it), then the string: one look for room.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void String(ReadOnlySpan<byte> literal, string? value)
    {
        int characters = value is null ? 2 : value.Length;
        if (_span.Length - _at < literal.Length + characters + AroundString)
            MakeRoom(literal.Length + characters + AroundString);
        literal.CopyTo(_span[_at..]);
        _at += literal.Length;
        QuotedOrNull(value);
    }

    /// <summary>Likewise behind one byte, as a collection's items stand.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Item(byte separator, string? value)
    {
        int characters = value is null ? 2 : value.Length;
        if (_span.Length - _at < 1 + characters + AroundString)
            MakeRoom(1 + characters + AroundString);
        _span[_at++] = separator;
        QuotedOrNull(value);
    }

    public void String(string? value) => String(default, value);

    /// <summary>A key: quoted, escaped, and what stands before the value.</summary>
    public void Name(string name)
    {
        String(default, name);
        Colon();
    }

    internal void Colon() => Literal(_isIndented ? ": "u8 : ":"u8);

    // There is room for the string's length and two more.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private void QuotedOrNull(string? value)
    {
        if (value is null)
        {
            "null"u8.CopyTo(_span[_at..]);
            _at += 4;
            return;
        }

        // Bound: the callers', once more; as a span, this room would be written to the stack and read again for each step.
        if (_span.Length - _at < value.Length + AroundString)
            ThrowBeyond();
        ref byte room = ref Unsafe.Add(ref MemoryMarshal.GetReference(_span), (nint)(uint)_at);
        room = (byte)'"';
        int plain = PlainText.Copy(value, ref Unsafe.Add(ref room, 1), _isRelaxed);
        if (plain < value.Length)
        {
            _at += plain + 1;
            Escaped(value, plain);
            return;
        }

        Unsafe.Add(ref room, plain + 1) = (byte)'"';
        _at += plain + AroundString;
    }

    /// <summary>The rest of a string from its first character that is not copied as it is, and the closing quote.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private void Escaped(string value, int from)
    {
        ReadOnlySpan<char> rest = value.AsSpan(from);
        while (!rest.IsEmpty)
        {
            ReadOnlySpan<char> piece = rest.Length <= TextEscaping.Piece ? rest : rest[..TextEscaping.Piece];
            Span<byte> span = Reserve(piece.Length * TextEscaping.LongestPerCharacter);
            int read = TextEscaping.Write(piece, span, isLast: piece.Length == rest.Length, _isRelaxed, out int written);
            Advance(written);
            rest = rest[read..];
        }

        Literal("\""u8);
    }
}
