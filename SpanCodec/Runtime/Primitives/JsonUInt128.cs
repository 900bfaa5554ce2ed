using System.ComponentModel;
using System.Globalization;

namespace SpanCodecs.Support;

[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public readonly struct JsonUInt128 : INumberPrimitive<JsonUInt128, UInt128>
{
    public const int MaxLength = 39 + JsonWrite.Quotes;

    static int IBoundedPrimitive<JsonUInt128, UInt128>.MaxLength => MaxLength;

    public static int Read(ReadOnlySpan<byte> json, int position, out UInt128 value) =>
        Integers.ReadWide<JsonUInt128, UInt128>(json, position, out value);

    public static int Write(Span<byte> span, int at, UInt128 value) =>
        value <= ulong.MaxValue ? Integers.Write(span, at, (ulong)value) : Integers.WriteWide<JsonUInt128, UInt128>(span, at, value);

    public static bool TryParse(ReadOnlySpan<byte> text, out UInt128 value) =>
        UInt128.TryParse(text, CultureInfo.InvariantCulture, out value);
}
