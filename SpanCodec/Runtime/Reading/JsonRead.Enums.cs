namespace SpanCodecs.Support;

// Enums as numbers, of any underlying type; a failure names the enum.
public static partial class JsonRead
{
    public static int Enum<TEnum>(ReadOnlySpan<byte> json, int position, out TEnum value)
        where TEnum : struct, Enum
    {
        ulong bits;
        if (EnumBits<TEnum>.IsSigned)
        {
            position = Integers.Signed(
                json, position, EnumBits<TEnum>.Smallest, (long)EnumBits<TEnum>.Largest, typeof(TEnum), out long number);
            bits = (ulong)number;
        }
        else
        {
            position = Integers.Unsigned(json, position, EnumBits<TEnum>.Largest, typeof(TEnum), out bits);
        }

        value = EnumBits<TEnum>.ToEnum(bits);
        return position;
    }
}
