using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanCodecs.Support;

public ref partial struct JsonOutput
{
    /// <summary>Room for the quotes.</summary>
    private const int AroundString = 2;

    /// <summary>A literal (the member's name and what stands before it), then the string: one look for room.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public int String(int at, ReadOnlySpan<byte> literal, string? value)
    {
        at = Reserve(at, literal.Length + Quoted(value));
        literal.CopyTo(_span[at..]);
        return QuotedOrNull(at + literal.Length, value);
    }

    /// <summary>Likewise behind one byte, as a collection's items stand.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public int Item(int at, byte separator, string? value)
    {
        at = Reserve(at, 1 + Quoted(value));
        _span[at] = separator;
        return QuotedOrNull(at + 1, value);
    }

    public int String(int at, string? value) => String(at, default, value);

    /// <summary>A key: quoted, escaped, and what stands before the value.</summary>
    public int Name(int at, string name) => Colon(String(at, default, name));

    internal int Colon(int at) => Literal(at, _isIndented ? ": "u8 : ":"u8);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int Quoted(string? value) => (value is null ? 2 : value.Length) + AroundString;

    // There is room for the string's length and two more.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private int QuotedOrNull(int at, string? value)
    {
        if (value is null)
        {
            "null"u8.CopyTo(_span[at..]);
            return at + 4;
        }

        // Bound: the callers', once more; as a span, this room would be written to the stack and read again for each step.
        if ((uint)at > (uint)_span.Length || _span.Length - at < value.Length + AroundString)
            ThrowBeyond();
        ref byte room = ref Unsafe.Add(ref MemoryMarshal.GetReference(_span), (nint)(uint)at);
        room = (byte)'"';
        int plain = PlainText.Copy(value, ref Unsafe.Add(ref room, 1), _isRelaxed);
        if (plain < value.Length)
            return Escaped(at + 1 + plain, value, plain);
        Unsafe.Add(ref room, plain + 1) = (byte)'"';
        return at + plain + AroundString;
    }

    /// <summary>The rest of a string from its first character that is not copied as it is, and the closing quote.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private int Escaped(int at, string value, int from)
    {
        ReadOnlySpan<char> rest = value.AsSpan(from);
        do
        {
            ReadOnlySpan<char> piece = rest.Length <= TextEscaping.Piece ? rest : rest[..TextEscaping.Piece];
            at = Reserve(at, TextEscaping.RoomFor(piece.Length) + 1);
            int read = TextEscaping.Write(piece, _span[at..], isLast: piece.Length == rest.Length, _isRelaxed, out int written);
            rest = rest[read..];
            at += written;
        }
        while (!rest.IsEmpty);

        // There is room for it: the last piece's was for one more.
        _span[at] = (byte)'"';
        return at + 1;
    }

    private static void ThrowBeyond() => throw new ArgumentOutOfRangeException("at", "There is no room for the string at this position.");
}
