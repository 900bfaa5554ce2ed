using System.Runtime.CompilerServices;

namespace SpanCodecs.Support;

/// <summary>An enum's values as 64 bits, whatever its underlying type; signed ones sign-extended.</summary>
internal static class EnumBits<TEnum>
    where TEnum : struct, Enum
{
    public static readonly bool IsSigned = Type.GetTypeCode(typeof(TEnum)) is TypeCode.SByte or TypeCode.Int16 or TypeCode.Int32 or TypeCode.Int64;

    public static readonly long Smallest = IsSigned ? long.MinValue >> (64 - Width) : 0;

    public static readonly ulong Largest = ulong.MaxValue >> (IsSigned ? 65 - Width : 64 - Width);

    private static int Width => Unsafe.SizeOf<TEnum>() * 8;

    // The cast reads and writes exactly the enum's own size: each branch is chosen by that size when the method is compiled.
    public static TEnum ToEnum(ulong bits)
    {
        TEnum value = default;
        if (Unsafe.SizeOf<TEnum>() == 1)
            Unsafe.As<TEnum, byte>(ref value) = (byte)bits;
        else if (Unsafe.SizeOf<TEnum>() == 2)
            Unsafe.As<TEnum, ushort>(ref value) = (ushort)bits;
        else if (Unsafe.SizeOf<TEnum>() == 4)
            Unsafe.As<TEnum, uint>(ref value) = (uint)bits;
        else
            Unsafe.As<TEnum, ulong>(ref value) = bits;
        return value;
    }

    public static ulong ToBits(TEnum value) => Unsafe.SizeOf<TEnum>() switch
    {
        1 => IsSigned ? (ulong)Unsafe.As<TEnum, sbyte>(ref value) : Unsafe.As<TEnum, byte>(ref value),
        2 => IsSigned ? (ulong)Unsafe.As<TEnum, short>(ref value) : Unsafe.As<TEnum, ushort>(ref value),
        4 => IsSigned ? (ulong)Unsafe.As<TEnum, int>(ref value) : Unsafe.As<TEnum, uint>(ref value),
        _ => Unsafe.As<TEnum, ulong>(ref value),
    };
}
