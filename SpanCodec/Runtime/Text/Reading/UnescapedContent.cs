using System.Buffers;

namespace SpanCodecs.Support;

/// <summary>
/// The bytes that a quoted value means. Without escapes, which few values other than strings have, they are the
/// document's own; otherwise they are written to a pooled array that <see cref="Release"/>
/// returns to the pool.
/// </summary>
internal ref struct UnescapedContent
{
    private byte[]? _pooled;

    public ReadOnlySpan<byte> Bytes { get; private set; }

    /// <summary>The length of the content in the document.</summary>
    public int RawLength { get; private set; }

    /// <summary>Reads from the opening quote to after the closing one. A lone surrogate is a failure to convert to the type.</summary>
    public static int Read(ReadOnlySpan<byte> json, int quote, Type type, out UnescapedContent content)
    {
        content = default;
        int start = quote + 1;
        int end = PlainRunSearch.EndOfPlain(json, start);
        if (JsonRead.At(json, end, (byte)'"'))
        {
            content.Bytes = json[start..end];
            content.RawLength = end - start;
            return end + 1;
        }

        end = JsonRead.ClosingQuote(json, end, opaque: -1);
        ReadOnlySpan<byte> raw = json[start..end];
        content.RawLength = raw.Length;
        content._pooled = ArrayPool<byte>.Shared.Rent(raw.Length);
        if (!EscapeDecoding.TryRemove(raw, content._pooled, out int written))
            JsonFail.ThrowConversion(quote, type);
        content.Bytes = content._pooled.AsSpan(0, written);
        return end + 1;
    }

    public void Release()
    {
        if (_pooled is not null)
            ThreadBuffer.Release(_pooled, Bytes.Length);
        _pooled = null;
    }
}
