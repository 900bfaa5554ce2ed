using System.ComponentModel;
using System.Globalization;

namespace SpanCodecs.Support;

[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public readonly struct JsonHalf : INumberPrimitive<JsonHalf, Half>, IFraction<Half>, IFloatingPoint<Half>
{
    public const int MaxLength = 16 + JsonWrite.Quotes;

    static int IBoundedPrimitive<JsonHalf, Half>.MaxLength => MaxLength;

    static bool INumberPrimitive<JsonHalf, Half>.HasNames => true;

    public static int Read(ReadOnlySpan<byte> json, int position, out Half value) =>
        Fractions.Read<JsonHalf, Half>(json, position, out value);

    static bool IFraction<Half>.TryConvert(in DecimalNumber number, ReadOnlySpan<byte> text, out Half value) => TryParse(text, out value);

    public static int Write(Span<byte> span, int at, Half value) => JsonWrite.Exactly<JsonHalf, Half>(span, at, value);

    static int IFloatingPoint<Half>.WriteShortest(ref byte destination, Half value) => 0;

    public static bool TryParse(ReadOnlySpan<byte> text, out Half value) =>
        Half.TryParse(text, CultureInfo.InvariantCulture, out value) && Half.IsFinite(value);

    static int IKeyPrimitive<JsonHalf, Half>.WriteKey(ref JsonOutput output, int at, Half key) =>
        output.NumberOrNameKey<JsonHalf, Half>(at, key);
}
