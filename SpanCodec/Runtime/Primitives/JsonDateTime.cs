using System.Buffers;
using System.Buffers.Text;
using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace SpanCodecs.Support;

[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public readonly struct JsonDateTime : IBoundedPrimitive<JsonDateTime, DateTime>
{
    public const int MaxLength = 33 + JsonWrite.Quotes;

    static int IBoundedPrimitive<JsonDateTime, DateTime>.MaxLength => MaxLength;

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int Read(ReadOnlySpan<byte> json, int position, out DateTime value)
    {
        int after = JsonRead.Time(json, position, typeof(DateTime), out int quote, out IsoTime time);
        return time.TryConvert(out value) ? after : JsonFail.ThrowConversion(quote, typeof(DateTime));
    }

    /// <summary>ISO 8601 without trailing zeros in the fraction. Only a local time needs the machine's time zone.</summary>
    public static int Write(Span<byte> span, int at, DateTime value)
    {
        ref byte destination = ref JsonWrite.Room(span, at, MaxLength);
        if (value.Kind == DateTimeKind.Local)
            return LocalTime(span, at, value);

        int length = TimeText.QuotedTime(ref destination, value);
        if (value.Kind == DateTimeKind.Utc)
            Unsafe.Add(ref destination, length++) = (byte)'Z';
        Unsafe.Add(ref destination, length) = (byte)'"';
        return at + length + 1;
    }

    // The framework knows the offset that held at that time; its seven digits are trimmed and what follows is moved up.
    private static int LocalTime(Span<byte> span, int at, DateTime value)
    {
        Span<byte> full = stackalloc byte[MaxLength];
        // A native program gets this one format by it, and not the code for all formats that there may be.
        _ = Utf8Formatter.TryFormat(value, full, out int length, new StandardFormat('O'));
        int at0 = TimeText.QuotedTime(ref span[at], DateTime.SpecifyKind(value, DateTimeKind.Unspecified));
        ReadOnlySpan<byte> zone = full[27..length];
        return JsonWrite.Literal(span, JsonWrite.Literal(span, at + at0, zone), "\""u8);
    }
}
