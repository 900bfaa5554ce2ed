using System.Buffers.Text;
using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace SpanCodecs.Support;

[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public readonly struct JsonSingle : INumberPrimitive<JsonSingle, float>, IFraction<float>, IFloatingPoint<float>
{
    public const int MaxLength = 24 + JsonWrite.Quotes;

    private const int LargestPoint = 9;

    static int IBoundedPrimitive<JsonSingle, float>.MaxLength => MaxLength;

    static bool INumberPrimitive<JsonSingle, float>.HasNames => true;

    public static int Read(ReadOnlySpan<byte> json, int position, out float value) => Fractions.Read<JsonSingle, float>(json, position, out value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    static bool IFraction<float>.TryConvert(in DecimalNumber number, ReadOnlySpan<byte> text, out float value) =>
        FloatingPoint.TryConvert(number, out value) || TryExactly(text, out value);

    /// <summary>
    /// As <see cref="JsonDouble"/> is written, with the six digits that a float always
    /// has; the division is done in double and rounded again.
    /// </summary>
    public static int Write(Span<byte> span, int at, float value)
    {
        ref byte destination = ref JsonWrite.Room(span, at, MaxLength - JsonWrite.Quotes);
        // Not a jump: signs cannot be foreseen.
        int sign = (int)(BitConverter.SingleToUInt32Bits(value) >> 31);
        destination = (byte)'-';
        float size = Math.Abs(value);
        if (size < 1e6f && (size >= 1e-4f || size == 0))
        {
            ref byte digits = ref Unsafe.Add(ref destination, sign);
            uint whole = (uint)size;
            if (whole == size)
                return at + sign + Digits.Write(ref digits, whole);

            // Six digits in all: those that the integer part leaves go after the point.
            (uint scale, int places) = size switch
            {
                < 1 => (1_000_000u, 6),
                < 10 => (100_000u, 5),
                < 100 => (10_000u, 4),
                < 1_000 => (1_000u, 3),
                < 10_000 => (100u, 2),
                _ => (10u, 1),
            };
            uint scaled = (uint)(((double)size * scale) + 0.5);
            double quotient = (double)scaled / scale;
            // Exactly between two floats, the second rounding could go the wrong way.
            bool isHalfway = (BitConverter.DoubleToUInt64Bits(quotient) & 0x1FFF_FFFF) == 0x1000_0000;
            if ((float)quotient == size && !isHalfway)
                return at + sign + JsonWrite.Fraction(ref digits, scaled, scale, places);
        }

        return JsonWrite.Exactly<JsonSingle, float>(span, at, value);
    }

    static int IFloatingPoint<float>.WriteShortest(ref byte destination, float value)
    {
        uint bits = BitConverter.SingleToUInt32Bits(value);
        return GeneralFormat.IsSupported && ShortestDigits.TryFind(bits, out ulong digits, out int power)
            ? GeneralFormat.Write(ref destination, (int)(bits >> 31), digits, power, LargestPoint)
            : JsonWrite.Shortest(ref destination, bits, mantissaBits: 23, exponentBits: 8, LargestPoint);
    }

    public static bool TryParse(ReadOnlySpan<byte> text, out float value) => TryExactly(text, out value) && float.IsFinite(value);

    static int IKeyPrimitive<JsonSingle, float>.WriteKey(ref JsonOutput output, int at, float key) => output.NumberOrNameKey<JsonSingle, float>(at, key);

    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static bool TryExactly(ReadOnlySpan<byte> text, out float value) =>
        Utf8Parser.TryParse(text, out value, out int consumed) && consumed == text.Length;
}
