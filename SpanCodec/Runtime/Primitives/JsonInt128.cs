using System.ComponentModel;
using System.Globalization;

namespace SpanCodecs.Support;

[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public readonly struct JsonInt128 : INumberPrimitive<JsonInt128, Int128>
{
    public const int MaxLength = 40 + JsonWrite.Quotes;

    static int IBoundedPrimitive<JsonInt128, Int128>.MaxLength => MaxLength;

    public static int Read(ReadOnlySpan<byte> json, int position, out Int128 value) =>
        Integers.ReadWide<JsonInt128, Int128>(json, position, out value);

    public static int Write(Span<byte> span, int at, Int128 value) =>
        value >= long.MinValue && value <= long.MaxValue
            ? Integers.Write(span, at, (long)value) : Integers.WriteWide<JsonInt128, Int128>(span, at, value);

    public static bool TryParse(ReadOnlySpan<byte> text, out Int128 value) =>
        Int128.TryParse(text, CultureInfo.InvariantCulture, out value);
}
