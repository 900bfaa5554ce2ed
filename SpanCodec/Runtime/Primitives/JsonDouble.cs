using System.Buffers.Text;
using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace SpanCodecs.Support;

[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public readonly struct JsonDouble : INumberPrimitive<JsonDouble, double>, IFraction<double>, IFloatingPoint<double>
{
    public const int MaxLength = 32 + JsonWrite.Quotes;

    /// <summary>With so many digits before the point, and no more, the framework writes no exponent.</summary>
    private const int LargestPoint = 17;

    static int IBoundedPrimitive<JsonDouble, double>.MaxLength => MaxLength;

    static bool INumberPrimitive<JsonDouble, double>.HasNames => true;

    public static int Read(ReadOnlySpan<byte> json, int position, out double value) => Fractions.Read<JsonDouble, double>(json, position, out value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    static bool IFraction<double>.TryConvert(in DecimalNumber number, ReadOnlySpan<byte> text, out double value) =>
        FloatingPoint.TryConvert(number, out value) || TryExactly(text, out value);

    /// <summary>
    /// A decimal of up to fifteen digits has a double of its own. So when such a decimal converts to this very double, no other
    /// decimal that short does, and it (without closing zeros) is the shortest.
    /// </summary>
    public static int Write(Span<byte> span, int at, double value)
    {
        ref byte destination = ref JsonWrite.Room(span, at, MaxLength - JsonWrite.Quotes);
        // Not a jump: signs cannot be foreseen.
        int sign = (int)(BitConverter.DoubleToUInt64Bits(value) >> 63);
        destination = (byte)'-';
        double size = Math.Abs(value);
        // Below a ten-thousandth the framework writes exponents, and from 10^15 on fifteen digits are not enough.
        if (size < 1e15 && (size >= 1e-4 || size == 0))
        {
            ref byte digits = ref Unsafe.Add(ref destination, sign);
            long whole = (long)size;
            if (whole == size)
                return at + sign + Digits.Write(ref digits, (ulong)whole);

            // Nine digits behind the point while there are six before it, six while there are nine. A rounded product is checked
            // by the division, which is exact enough: both numbers are, so it rounds once.
            if (size < 1e6)
            {
                double product = size * 1e9;
                long scaled = (long)(product + 0.5);
                if (IsNear(product, scaled) && scaled / 1e9 == size)
                    return at + sign + JsonWrite.Fraction(ref digits, (ulong)scaled, 1_000_000_000, 9);
            }
            else if (size < 1e9)
            {
                double product = size * 1e6;
                long scaled = (long)(product + 0.5);
                if (IsNear(product, scaled) && scaled / 1e6 == size)
                    return at + sign + JsonWrite.Fraction(ref digits, (ulong)scaled, 1_000_000, 6);
            }
        }

        return JsonWrite.Exactly<JsonDouble, double>(span, at, value);
    }

    /// <summary>
    /// Two roundings, of the decimal and of the product, are at most 2^-52 of it. A number with all its digits is further away nearly always,
    /// and is spared the division.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool IsNear(double product, long scaled) => Math.Abs(product - scaled) <= scaled * 2.5e-16;

    static int IFloatingPoint<double>.WriteShortest(ref byte destination, double value)
    {
        ulong bits = BitConverter.DoubleToUInt64Bits(value);
        return GeneralFormat.IsSupported && ShortestDigits.TryFind(bits, out ulong digits, out int power)
            ? GeneralFormat.Write(ref destination, (int)(bits >> 63), digits, power, LargestPoint)
            : JsonWrite.Shortest(ref destination, bits, mantissaBits: 52, exponentBits: 11, LargestPoint);
    }

    public static bool TryParse(ReadOnlySpan<byte> text, out double value) => TryExactly(text, out value) && double.IsFinite(value);

    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static bool TryExactly(ReadOnlySpan<byte> text, out double value) =>
        Utf8Parser.TryParse(text, out value, out int consumed) && consumed == text.Length;
}
