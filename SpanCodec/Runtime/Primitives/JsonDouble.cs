using System.Buffers.Text;
using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace SpanCodecs.Support;

[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public readonly struct JsonDouble
    : INumberPrimitive<JsonDouble, double>, IElementPrimitive<double>, IFraction<double>, IFloatingPoint<double>
{
    public const int MaxLength = 32 + JsonWrite.Quotes;

    /// <summary>The largest number of digits before the point that the framework writes without an exponent.</summary>
    private const int LargestPoint = 17;

    /// <summary>Numbers from here on have as many, or are whole ones.</summary>
    private const double LargeFrom = 1e15;

    static int IBoundedPrimitive<JsonDouble, double>.MaxLength => MaxLength;

    static bool INumberPrimitive<JsonDouble, double>.HasNames => true;

    // A kilobyte of code natively: objects with several of them are better off with a call.
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int Read(ReadOnlySpan<byte> json, int position, out double value) => ReadElement(json, position, out value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int ReadElement(ReadOnlySpan<byte> json, int position, out double value)
    {
        int end = DoubleText.Read(json, position, out value);
        return end >= 0 ? end : Fractions.Read<JsonDouble, double>(json, position, out value);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    static bool IFraction<double>.TryConvert(in DecimalNumber number, ReadOnlySpan<byte> text, out double value) =>
        FloatingPoint.TryConvert(number, out value) || TryExactly(text, out value);

    public static int Write(Span<byte> span, int at, double value)
    {
        ref byte first = ref JsonWrite.Room(span, at, MaxLength - JsonWrite.Quotes);
        ulong bits = BitConverter.DoubleToUInt64Bits(value);
        // The sign is always stored, without a jump: signs cannot be foreseen.
        first = (byte)'-';
        first = ref Unsafe.Add(ref first, (nuint)(bits >> 63));
        // The call comes last, so that nothing has to be kept beyond it.
        long whole = double.ConvertToIntegerNative<long>(value);
        if (whole == value && Math.Abs(value) < LargeFrom)
            return Digits.Write(ref first, at + (int)(bits >> 63), (ulong)(whole < 0 ? -whole : whole));
        if (GeneralFormat.IsSupported)
        {
            ulong digits = ShortestDigits.Find(bits, out uint last, out int places);
            if (digits != 0)
            {
                uint zeros = digits < 1_000_000_000_000_000 ? 1U : 0;
                return GeneralFormat.Write(ref first, at + (int)(bits >> 63), digits, last, zeros, places, LargestPoint - 2);
            }
        }

        return JsonWrite.Exactly<JsonDouble, double>(span, at, value);
    }

    /// <summary>
    /// A decimal of up to fifteen digits has a double of its own. So when such a decimal converts to this very double, no other
    /// decimal that short does, and it (without closing zeros) is the shortest. Powers of two come here, of which some are so short.
    /// </summary>
    static int IFloatingPoint<double>.WriteShortest(ref byte destination, double value)
    {
        ulong bits = BitConverter.DoubleToUInt64Bits(value);
        double size = Math.Abs(value);
        if (size is < 1e6 and >= 1e-4)
        {
            // The division is exact enough: both numbers are, so it rounds once.
            ulong scaled = (ulong)((size * 1e9) + 0.5);
            if (scaled / 1e9 == size)
                return JsonWrite.SignedFraction(ref destination, (int)(bits >> 63), scaled, 1_000_000_000, 9);
        }

        return JsonWrite.Shortest(ref destination, bits, mantissaBits: 52, exponentBits: 11, LargestPoint);
    }

    public static bool TryParse(ReadOnlySpan<byte> text, out double value) => TryExactly(text, out value) && double.IsFinite(value);

    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static bool TryExactly(ReadOnlySpan<byte> text, out double value) =>
        Utf8Parser.TryParse(text, out value, out int consumed) && consumed == text.Length;
}
