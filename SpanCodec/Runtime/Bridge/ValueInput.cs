using System.Buffers;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text.Json;
using SpanCodecs.Support;

namespace SpanCodecs.Bridge;

/// <summary>The bytes of a value that a reader stands at, or has just passed.</summary>
internal readonly ref struct ValueInput
{
    private readonly byte[]? _buffer;

    private ValueInput(ReadOnlySpan<byte> json, byte[]? buffer)
    {
        Json = json;
        _buffer = buffer;
    }

    internal ReadOnlySpan<byte> Json { get; }

    /// <summary>
    /// Whether the reader was given a span, or a sequence over one array, with the bracket or the text of another token in it. Another
    /// sequence may lie in several pieces, and a reader that goes on with another part of its document has the bracket's token, but not its
    /// text.
    /// </summary>
    internal static bool IsInOnePiece(scoped in Utf8JsonReader start) => !IsSequence(start) && (!start.ValueSpan.IsEmpty
        // A text without letters has a place all the same.
        || (start.TokenType == JsonTokenType.String && !Unsafe.IsNullRef(ref MemoryMarshal.GetReference(start.ValueSpan))));

    /// <summary>
    /// The reader's input from its first byte to the one before <paramref name="end"/>, which the reader must have passed. Bounds: the
    /// token's span lies in the input, TokenStartIndex bytes behind its beginning, and one more behind the quote of a text; the reader has
    /// consumed the input up to the end.
    /// </summary>
    internal static ReadOnlySpan<byte> Before(scoped in Utf8JsonReader start, long end)
    {
        ref byte token = ref MemoryMarshal.GetReference(start.ValueSpan);
        long before = start.TokenStartIndex + (start.TokenType == JsonTokenType.String ? 1 : 0);
        return MemoryMarshal.CreateReadOnlySpan(ref Unsafe.Subtract(ref token, checked((nint)before)), checked((int)end));
    }

    /// <summary>A copy of a text, a number, a truth value or null, as it stands in the document.</summary>
    internal static ValueInput OfToken(scoped in Utf8JsonReader token)
    {
        bool isText = token.TokenType == JsonTokenType.String;
        long bare = token.HasValueSequence ? token.ValueSequence.Length : token.ValueSpan.Length;
        int length = ThreadBuffer.Length(bare + (isText ? 2 : 0));
        byte[] buffer = ThreadBuffer.Take(length);
        Span<byte> text = buffer.AsSpan(0, length);
        if (isText)
        {
            text[0] = text[^1] = (byte)'"';
            text = text[1..^1];
        }

        if (token.HasValueSequence)
            token.ValueSequence.CopyTo(text);
        else
            token.ValueSpan.CopyTo(text);
        return new ValueInput(buffer.AsSpan(0, length), buffer);
    }

    /// <summary>
    /// The input of a reader of one piece up to the bracket that it has just read. Bound: the bracket is the last byte that it has
    /// consumed.
    /// </summary>
    internal static ReadOnlySpan<byte> UpTo(scoped in Utf8JsonReader bracket)
    {
        int consumed = checked((int)bracket.BytesConsumed);
        ref byte last = ref MemoryMarshal.GetReference(bracket.ValueSpan);
        return MemoryMarshal.CreateReadOnlySpan(ref Unsafe.Subtract(ref last, consumed - 1), consumed);
    }

    /// <summary>
    /// The value in a sequence of segments; where it lies in several pieces, or the reader began behind its bracket, a copy that is given
    /// back by <see cref="Dispose"/>. The second reader has read the value to its end.
    /// </summary>
    internal static ValueInput Collect(scoped in Utf8JsonReader start, scoped in Utf8JsonReader end)
    {
        if (!IsSequence(start))
            return WithBracket(start, new ReadOnlySequence<byte>(UpTo(end)[(int)start.BytesConsumed..].ToArray()));
        SequencePosition from = start.Position;
        SequencePosition to = end.Position;
        var first = (ReadOnlySequenceSegment<byte>)from.GetObject()!;
        var last = (ReadOnlySequenceSegment<byte>)to.GetObject()!;
        if (first == last && from.GetInteger() > 0 && !start.ValueSpan.IsEmpty)
            return new ValueInput(first.Memory.Span[(from.GetInteger() - 1)..to.GetInteger()], null);
        // The bracket may be the last byte of the piece before.
        return WithBracket(start, new ReadOnlySequence<byte>(first, from.GetInteger(), last, to.GetInteger()));
    }

    private static bool IsSequence(scoped in Utf8JsonReader start) => start.Position.GetObject() is ReadOnlySequenceSegment<byte>;

    private static ValueInput WithBracket(scoped in Utf8JsonReader start, ReadOnlySequence<byte> inside)
    {
        int length = ThreadBuffer.Length(inside.Length + 1);
        byte[] buffer = ThreadBuffer.Take(length);
        buffer[0] = start.TokenType == JsonTokenType.StartObject ? (byte)'{' : (byte)'[';
        inside.CopyTo(buffer.AsSpan(1));
        return new ValueInput(buffer.AsSpan(0, length), buffer);
    }

    public void Dispose()
    {
        if (_buffer is not null)
            ThreadBuffer.Return(_buffer, Json.Length);
    }
}
