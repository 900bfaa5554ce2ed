using System.Buffers.Text;
using System.Runtime.CompilerServices;

namespace SpanCodecs.Support;

public static partial class JsonRead
{
    private const int LongestEscapedTime = 42 * 6;
    private const int DateOnlyLength = 10;
    private const int LongestEscapedDateOnly = DateOnlyLength * 6;
    private const int ShortestTimeOnly = 3;
    private const int LongestEscapedTimeOnly = 16 * 6;
    private const int LongestEscapedTimeSpan = 26 * 6;

    public static int DateTime(ReadOnlySpan<byte> json, int position, out DateTime value)
    {
        int after = Time(json, position, typeof(DateTime), out int quote, out IsoTime time);
        return time.TryConvert(out value) ? after : JsonFail.ThrowConversion(quote, typeof(DateTime));
    }

    public static int DateTimeOffset(ReadOnlySpan<byte> json, int position, out DateTimeOffset value)
    {
        int after = Time(json, position, typeof(DateTimeOffset), out int quote, out IsoTime time);
        return time.TryConvert(out value) ? after : JsonFail.ThrowConversion(quote, typeof(DateTimeOffset));
    }

    public static int DateOnly(ReadOnlySpan<byte> json, int position, out DateOnly value)
    {
        int quote = Quote(json, position, typeof(DateOnly));
        if (IsoTime.Read(json[(quote + 1)..], out IsoTime plain) == DateOnlyLength && At(json, quote + 1 + DateOnlyLength, (byte)'"'))
        {
            value = plain.Date;
            return quote + DateOnlyLength + 2;
        }

        int after = StringContent.Read(json, quote, typeof(DateOnly), out StringContent content);
        value = default;
        bool isDate = content.RawLength <= LongestEscapedDateOnly && content.Bytes.Length == DateOnlyLength;
        if (isDate && IsoTime.TryRead(content.Bytes, out IsoTime time))
            value = time.Date;
        else
            isDate = false;
        content.Release();
        return isDate ? after : JsonFail.ThrowConversion(quote, typeof(DateOnly));
    }

    /// <summary>A time of day begins with an hour: the parser of spans would also take days, signs and blanks.</summary>
    public static int TimeOnly(ReadOnlySpan<byte> json, int position, out TimeOnly value)
    {
        int quote = Quote(json, position, typeof(TimeOnly));
        int after = StringContent.Read(json, quote, typeof(TimeOnly), out StringContent content);
        ReadOnlySpan<byte> text = content.Bytes;
        int separator = text.IndexOfAny((byte)'.', (byte)':');
        TimeSpan span = default;
        bool isTime = content.RawLength is >= ShortestTimeOnly and <= LongestEscapedTimeOnly
            && separator >= 0 && text[separator] == (byte)':' && IsDigit(text[0]) && TrySpan(text, out span);
        content.Release();
        if (!isTime)
            JsonFail.ThrowConversion(quote, typeof(TimeOnly));
        value = System.TimeOnly.FromTimeSpan(span);
        return after;
    }

    public static int TimeSpan(ReadOnlySpan<byte> json, int position, out TimeSpan value)
    {
        int quote = Quote(json, position, typeof(TimeSpan));
        int after = StringContent.Read(json, quote, typeof(TimeSpan), out StringContent content);
        ReadOnlySpan<byte> text = content.Bytes;
        value = default;
        bool isSpan = content.RawLength is > 0 and <= LongestEscapedTimeSpan && text.Length > 0
            && (IsDigit(text[0]) || text[0] == (byte)'-') && TrySpan(text, out value);
        content.Release();
        return isSpan ? after : JsonFail.ThrowConversion(quote, typeof(TimeSpan));
    }

    private static int Time(ReadOnlySpan<byte> json, int position, Type type, out int quote, out IsoTime time)
    {
        quote = Quote(json, position, type);
        int start = quote + 1;
        int length = IsoTime.Read(json[start..], out time);
        // At the end of the document there is no quote; a text with escapes, or none of a time, has another character there.
        return length >= 0 && At(json, start + length, (byte)'"') ? start + length + 1 : EscapedTime(json, quote, type, out time);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int EscapedTime(ReadOnlySpan<byte> json, int quote, Type type, out IsoTime time)
    {
        int after = StringContent.Read(json, quote, type, out StringContent content);
        time = default;
        bool isTime = content.RawLength <= LongestEscapedTime && IsoTime.TryRead(content.Bytes, out time);
        content.Release();
        return isTime ? after : JsonFail.ThrowConversion(quote, type);
    }

    private static bool TrySpan(ReadOnlySpan<byte> text, out TimeSpan value) =>
        Utf8Parser.TryParse(text, out value, out int consumed, 'c') && consumed == text.Length;

    private static bool IsDigit(byte value) => (uint)(value - '0') <= 9;
}
