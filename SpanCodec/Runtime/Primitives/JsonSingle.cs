using System.Buffers.Text;
using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace SpanCodecs.Support;

[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public readonly struct JsonSingle : INumberPrimitive<JsonSingle, float>, IElementPrimitive<float>, IFraction<float>, IFloatingPoint<float>
{
    public const int MaxLength = 24 + JsonWrite.Quotes;

    private const int LargestPoint = 9;

    /// <summary>Numbers from here on are whole ones.</summary>
    private const float LargeFrom = 16_777_216;

    static int IBoundedPrimitive<JsonSingle, float>.MaxLength => MaxLength;

    static bool INumberPrimitive<JsonSingle, float>.HasNames => true;

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int Read(ReadOnlySpan<byte> json, int position, out float value) => ReadElement(json, position, out value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int ReadElement(ReadOnlySpan<byte> json, int position, out float value)
    {
        int end = DoubleText.Read(json, position, out double wide);
        return end >= 0 && FloatingPoint.TryNarrow(wide, out value) ? end : Fractions.Read<JsonSingle, float>(json, position, out value);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    static bool IFraction<float>.TryConvert(in DecimalNumber number, ReadOnlySpan<byte> text, out float value) =>
        FloatingPoint.TryConvert(number, out value) || TryExactly(text, out value);

    /// <summary>Writes as <see cref="JsonDouble"/> does.</summary>
    public static int Write(Span<byte> span, int at, float value)
    {
        ref byte first = ref JsonWrite.Room(span, at, MaxLength - JsonWrite.Quotes);
        uint bits = BitConverter.SingleToUInt32Bits(value);
        first = (byte)'-';
        first = ref Unsafe.Add(ref first, (nuint)(bits >> 31));
        int whole = float.ConvertToIntegerNative<int>(value);
        if (whole == value && Math.Abs(value) < LargeFrom)
            return Digits.Write(ref first, at + (int)(bits >> 31), (uint)(whole < 0 ? -whole : whole));
        if (GeneralFormat.IsSupported)
        {
            ulong digits = ShortestDigits.Find(bits, out uint last, out int places);
            if (digits != 0)
            {
                digits = (digits * 10) + last;
                uint zeros = (digits < 100_000_000 ? 1U : 0) + (digits < 10_000_000 ? 1U : 0);
                return GeneralFormat.Write(ref first, at + (int)(bits >> 31), digits * 10_000_000, 0, zeros, places + 8, LargestPoint - 2);
            }
        }

        return JsonWrite.Exactly<JsonSingle, float>(span, at, value);
    }

    /// <summary>Writes as for doubles, with the six digits that a float always has.</summary>
    static int IFloatingPoint<float>.WriteShortest(ref byte destination, float value)
    {
        uint bits = BitConverter.SingleToUInt32Bits(value);
        double scaled = Math.Abs(value) * 1e6;
        if (scaled is < 1e6 and >= 100 && scaled == Math.Truncate(scaled))
            return JsonWrite.SignedFraction(ref destination, (int)(bits >> 31), (ulong)scaled, 1_000_000, 6);
        return JsonWrite.Shortest(ref destination, bits, mantissaBits: 23, exponentBits: 8, LargestPoint);
    }

    public static bool TryParse(ReadOnlySpan<byte> text, out float value) => TryExactly(text, out value) && float.IsFinite(value);

    static int IKeyPrimitive<JsonSingle, float>.WriteKey(ref JsonOutput output, int at, float key) =>
        output.NumberOrNameKey<JsonSingle, float>(at, key);

    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static bool TryExactly(ReadOnlySpan<byte> text, out float value) =>
        Utf8Parser.TryParse(text, out value, out int consumed) && consumed == text.Length;
}
