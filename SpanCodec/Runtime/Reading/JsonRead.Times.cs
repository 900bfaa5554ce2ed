using System.Buffers.Text;
using System.Runtime.CompilerServices;

namespace SpanCodecs.Support;

// This part has what dates and times have in common.
public static partial class JsonRead
{
    private const int LongestEscapedTime = 42 * 6;

    internal static int Time(ReadOnlySpan<byte> json, int position, Type type, out int quote, out IsoTime time)
    {
        quote = Quote(json, position, type);
        int start = quote + 1;
        int length = IsoTime.Read(json[start..], out time);
        // The document may end instead of the quote. A text with escapes, or one that is not a time, has another character there.
        return length >= 0 && At(json, start + length, (byte)'"') ? start + length + 1 : EscapedTime(json, quote, type, out time);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int EscapedTime(ReadOnlySpan<byte> json, int quote, Type type, out IsoTime time)
    {
        int after = UnescapedContent.Read(json, quote, type, out UnescapedContent content);
        time = default;
        bool isTime = content.RawLength <= LongestEscapedTime && IsoTime.TryRead(content.Bytes, out time);
        content.Release();
        return isTime ? after : JsonFail.ThrowConversion(quote, type);
    }

    internal static bool TrySpan(ReadOnlySpan<byte> text, out TimeSpan value) =>
        Utf8Parser.TryParse(text, out value, out int consumed, 'c') && consumed == text.Length;

    internal static bool IsDigit(byte value) => (uint)(value - '0') <= 9;
}
