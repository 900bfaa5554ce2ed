using System.Buffers;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using System.Text.Json;

namespace SpanCodecs.Support;

// The text of an element, as it stands in its document, becomes what System.Text.Json would write: without blanks, comments and commas
// too many, with texts escaped by the encoder. It is looked at once, by 64 bytes, and copied up to the first byte that is to be another.
public ref partial struct JsonOutput
{
    private const int ScratchSize = 512;

    private static readonly SearchValues<byte> s_plain = SearchValues.Create(
        " !#$%()*,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~"u8);

    private static readonly SearchValues<byte> s_plainRelaxed = SearchValues.Create(
        " !#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~"u8);

    /// <summary><paramref name="depth"/> counts the objects and arrays that are open around the value.</summary>
    public int JsonElement(int at, JsonElement value, int depth = 0)
    {
        int limit = _maxDepth - depth;
        if (limit < 0 || value.ValueKind == JsonValueKind.Undefined || !Vector128.IsHardwareAccelerated)
            return DelegatedElement(at, value, depth);
        ReadOnlySpan<byte> json = JsonMarshal.GetRawUtf8Value(value);
        if (value.ValueKind is not (JsonValueKind.Object or JsonValueKind.Array) && IsAsItIs(json))
            return Literal(at, json);
        at = Element(at, json, depth, limit, out bool isTooDeep);
        return isTooDeep ? DelegatedElement(at, value, depth) : at;
    }

    public int JsonDocument(int at, JsonDocument? value, int depth = 0) =>
        value is null ? Literal(at, "null"u8) : JsonElement(at, value.RootElement, depth);

    [SkipLocalsInit]
    private int Element(int at, ReadOnlySpan<byte> json, int depth, int limit, out bool isTooDeep)
    {
        Span<byte> copy = stackalloc byte[DocumentBlock.Length];
        ulong inside = 0;
        int open = 0;
        // Whether there is a comma to write, if a value follows.
        bool hasComma = false;
        isTooDeep = false;
        for (int position = 0; position < json.Length;)
        {
            ref byte block = ref DocumentBlock.At(json, position, copy);
            // Behind a backslash a quote may be none, but nothing behind one is copied.
            ulong texts = DocumentBlock.Texts(DocumentBlock.Equal(ref block, (byte)'"'), ref inside);
            ulong opening = DocumentBlock.Equal(ref block, (byte)'{', set: 0x20) & ~texts;
            ulong closing = DocumentBlock.Equal(ref block, (byte)'}', set: 0x20) & ~texts;
            ulong commas = DocumentBlock.Equal(ref block, (byte)',') & ~texts;
            ulong comments = DocumentBlock.Equal(ref block, (byte)'/') & ~texts;
            ulong blanks = DocumentBlock.AtMost(ref block, (byte)' ') & ~texts;
            at = Reserve(at, 1 + (2 * DocumentBlock.Length));
            if (hasComma && ~blanks != 0)
            {
                ulong first = ~blanks & (blanks + 1);
                if ((comments & first) != 0)
                {
                    position = SkipBetween(json, position);
                    inside = 0;
                    continue;
                }

                hasComma = false;
                if ((closing & first) == 0)
                    _span[at++] = (byte)',';
            }

            ulong other = comments | BeforeEnds(commas, blanks, closing | comments);
            if (texts != 0)
                other |= DocumentBlock.Escaped(ref block, _isRelaxed) & texts;
            if (_isIndented)
                other |= opening | closing | blanks | commas | (DocumentBlock.Equal(ref block, (byte)':') & ~texts);
            int length = Math.Min(BitOperations.TrailingZeroCount(other), json.Length - position);
            ulong known = length == DocumentBlock.Length ? ulong.MaxValue : (1ul << length) - 1;
            int opened = BitOperations.PopCount(opening & known);
            if (opened > limit - open && IsTooDeep(opening & known, closing & known, limit - open))
            {
                isTooDeep = true;
                return at;
            }

            open += opened - BitOperations.PopCount(closing & known);
            ulong last = Last(commas, blanks) & known;
            hasComma |= last != 0;
            // Bounds: the block has as many bytes as are stored, and so has the room.
            if ((blanks & known) == 0)
            {
                ref byte room = ref Unsafe.Add(ref MemoryMarshal.GetReference(_span), (nint)(uint)at);
                Unsafe.CopyBlockUnaligned(ref room, ref block, DocumentBlock.Length);
                at += last != 0 ? length - 1 : length;
            }
            else
            {
                at = CopyRuns(at, json, position, ~(blanks | last) & known);
            }

            position += length;
            if (length == DocumentBlock.Length || position >= json.Length)
                continue;
            inside = 0;
            position = ((texts >> length) & 1) != 0 ? OtherText(ref at, json, position)
                : Structure(ref at, json, position, depth, limit, ref open);
            if (open > limit)
            {
                isTooDeep = true;
                return at;
            }
        }

        return at;
    }

    /// <summary>Commas with the end of their array or object behind them, before which they are not written, or with a comment.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong BeforeEnds(ulong commas, ulong blanks, ulong ends)
    {
        // The sum carries each over the blanks behind it.
        ulong behind = ((commas << 1) + blanks) & ~blanks;
        return (behind & ends) == 0 ? 0 : commas & ((blanks | ends) >> 1);
    }

    /// <summary>The last comma, if there is nothing but blanks behind it: the next block tells whether a value follows.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong Last(ulong commas, ulong blanks)
    {
        if (commas == 0)
            return 0;
        ulong last = 1ul << BitOperations.Log2(commas);
        return (~blanks & (0 - last)) == last ? last : 0;
    }

    /// <summary>Copies the bytes of a block whose bits are set, a run after another.</summary>
    private readonly int CopyRuns(int at, ReadOnlySpan<byte> json, int position, ulong kept)
    {
        bool isInside = JsonRead.Holds(json, position, 2 * DocumentBlock.Length);
        while (kept != 0)
        {
            int start = BitOperations.TrailingZeroCount(kept);
            int length = BitOperations.TrailingZeroCount(~(kept >> start));
            // Bounds: the run begins in the first block, and ends before the second does; there is room for two.
            if (isInside)
                Unsafe.CopyBlockUnaligned(
                    ref Unsafe.Add(ref MemoryMarshal.GetReference(_span), (nint)(uint)at),
                    ref Unsafe.Add(ref MemoryMarshal.GetReference(json), (nint)(uint)(position + start)), DocumentBlock.Length);
            else
                json.Slice(position + start, length).CopyTo(_span[at..]);

            at += length;
            kept &= length + start == DocumentBlock.Length ? 0 : ulong.MaxValue << (start + length);
        }

        return at;
    }

    /// <summary>Whether a text, or a number, needs no change. Most are short, and fill no block.</summary>
    private readonly bool IsAsItIs(ReadOnlySpan<byte> json) =>
        json[0] != (byte)'"' || json[1..^1].IndexOfAnyExcept(_isRelaxed ? s_plainRelaxed : s_plain) < 0;

    private static bool IsTooDeep(ulong opening, ulong closing, int left)
    {
        for (ulong brackets = opening | closing; brackets != 0; brackets &= brackets - 1)
        {
            left += (opening & brackets & (0 - brackets)) != 0 ? -1 : 1;
            if (left < 0)
                return true;
        }

        return false;
    }

    /// <summary>Blanks and comments, which are left out, and what stands before them or, on lines, has lines around it.</summary>
    private int Structure(ref int at, ReadOnlySpan<byte> json, int position, int depth, int limit, ref int open)
    {
        byte value = json[position];
        if (value <= (byte)' ' || value == (byte)'/')
            return SkipBetween(json, position);
        int next = SkipBetween(json, position + 1);
        bool isBeforeEnd = JsonRead.Peek(json, next) is (byte)'}' or (byte)']';
        switch (value)
        {
            case (byte)',' when isBeforeEnd:
                return next;
            case (byte)',':
                at = Byte(at, value);
                at = _isIndented ? Indent(at, depth + open) : at;
                return next;
            case (byte)':':
                at = Colon(at);
                return next;
            case (byte)'{' or (byte)'[':
                at = Byte(at, value);
                open++;
                if (open > limit)
                    return next;
                if (!isBeforeEnd)
                {
                    at = Indent(at, depth + open);
                    return next;
                }

                open--;
                at = Byte(at, json[next]);
                return SkipBetween(json, next + 1);
            default:
                open--;
                at = Byte(Indent(at, depth + open), value);
                return next;
        }
    }

    private static int SkipBetween(ReadOnlySpan<byte> json, int position)
    {
        while (JsonRead.At(json, position = JsonRead.SkipBlanks(json, position), (byte)'/'))
        {
            ReadOnlySpan<byte> comment = json[(position + 1)..];
            bool isLine = JsonRead.At(comment, 0, (byte)'/');
            int length = isLine ? comment.IndexOfAny((byte)'\n', (byte)'\r') : comment[1..].IndexOf("*/"u8) + 3;
            position = length < 0 ? json.Length : position + 1 + length;
        }

        return position;
    }

    /// <summary>The rest of a text, from the first byte that is not written as it is, and the closing quote.</summary>
    [SkipLocalsInit]
    [MethodImpl(MethodImplOptions.NoInlining)]
    private int OtherText(ref int at, ReadOnlySpan<byte> json, int position)
    {
        Span<char> scratch = stackalloc char[ScratchSize];
        int after = StringDecoding.Read(json, position, scratch, 0, out int length, out _);
        if (after < 0)
            return LongOtherText(ref at, json, position);
        at = Escaped(at, scratch[..length]);
        return after;
    }

    private int LongOtherText(ref int at, ReadOnlySpan<byte> json, int position)
    {
        int end = JsonRead.ClosingQuote(json, PlainRunSearch.EndOfPlain(json, position), opaque: -1);
        char[] pooled = ArrayPool<char>.Shared.Rent(end - position);
        int after = StringDecoding.Read(json, position, pooled, 0, out int length, out _);
        at = after < 0 ? NoText(at, json[position..end]) : Escaped(at, pooled.AsSpan(0, length));
        ThreadBuffer.Release(pooled, length);
        return end + 1;
    }

    /// <summary>Half a surrogate pair, or what is not UTF-8: System.Text.Json says what becomes of it.</summary>
    private int NoText(int at, ReadOnlySpan<byte> content)
    {
        byte[] quoted = [(byte)'"', .. content, (byte)'"'];
        DelegatedWriter written = Delegated(System.Text.Json.JsonElement.Parse(quoted), 0);
        return written.CopyTo(ref this, at, from: 1);
    }

    private int DelegatedElement(int at, JsonElement value, int depth) => Delegated(value, depth).CopyTo(ref this, at);

    private readonly DelegatedWriter Delegated(JsonElement value, int depth)
    {
        var delegated = DelegatedWriter.Take(this, depth);
        try
        {
            value.WriteTo(delegated.Writer);
        }
        catch (InvalidOperationException failure) when (failure.Source == DelegatedWriter.Rethrowable)
        {
            throw DelegatedWriter.Refusal(failure);
        }

        return delegated;
    }
}
