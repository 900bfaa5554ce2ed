using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanCodecs.Support;

public ref partial struct JsonOutput
{
    /// <summary>Room for the quotes.</summary>
    private const int AroundString = 2;

    /// <summary>A literal (the member's name and what comes before it), then the string: room is asked for once.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public int String(int at, ReadOnlySpan<byte> literal, string? value)
    {
        at = Reserve(at, literal.Length + Quoted(value));
        literal.CopyTo(_span[at..]);
        return QuotedOrNull(at + literal.Length, value);
    }

    /// <summary>The same behind one byte: the brace before a first member, or a comma.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public int String(int at, byte separator, ReadOnlySpan<byte> literal, string? value)
    {
        at = Reserve(at, 1 + literal.Length + Quoted(value));
        _span[at] = separator;
        literal.CopyTo(_span[(at + 1)..]);
        return QuotedOrNull(at + 1 + literal.Length, value);
    }

    /// <summary>Writes a string after one byte, for the items of a collection.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public int Item(int at, byte separator, string? value)
    {
        at = Reserve(at, 1 + Quoted(value));
        _span[at] = separator;
        return QuotedOrNull(at + 1, value);
    }

    public int String(int at, string? value) => String(at, default, value);

    /// <summary>A key: quoted, escaped, with its colon.</summary>
    public int Name(int at, string name) => Colon(String(at, default, name));

    internal int Colon(int at) => Literal(at, _isIndented ? ": "u8 : ":"u8);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int Quoted(string? value) => (value is null ? 2 : value.Length) + AroundString;

    // There is room for the string's length and two bytes more.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private int QuotedOrNull(int at, string? value)
    {
        if (value is null)
        {
            "null"u8.CopyTo(_span[at..]);
            return at + 4;
        }

        // Bound: the callers have checked it. As a span, this room would be stored on the stack and loaded again in each step.
        if ((uint)at > (uint)_span.Length || _span.Length - at < value.Length + AroundString)
            ThrowBeyond();
        ref byte room = ref Unsafe.Add(ref MemoryMarshal.GetReference(_span), (nint)(uint)at);
        room = (byte)'"';
        int plain = PlainCharacterCopy.Copy(value, ref Unsafe.Add(ref room, 1), _isRelaxed);
        if (plain < value.Length)
            return Escaped(at + 1 + plain, value.AsSpan(plain));
        Unsafe.Add(ref room, plain + 1) = (byte)'"';
        return at + plain + AroundString;
    }

    /// <summary>The rest of a string, from the first character that cannot be copied as it is, and the closing quote.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private int Escaped(int at, scoped ReadOnlySpan<char> rest)
    {
        do
        {
            int piece = Math.Min(rest.Length, StringEncoding.Piece);
            at = Reserve(at, StringEncoding.RoomFor(piece) + 1);
            int read = StringEncoding.Write(rest[..piece], _span[at..], isLast: piece == rest.Length, _isRelaxed, out int written);
            rest = rest[read..];
            at += written;
        }
        while (!rest.IsEmpty);

        // There is room for it: the last piece asked for one byte more.
        _span[at] = (byte)'"';
        return at + 1;
    }

    private static void ThrowBeyond() => throw new ArgumentOutOfRangeException("at", "There is no room for the string at this position.");
}
