using System.Runtime.CompilerServices;

namespace SpanCodecs.Support;

/// <summary>An enum's values as 64 bits, whatever its underlying type; signed ones sign-extended.</summary>
internal static class EnumBits<TEnum>
    where TEnum : struct, Enum
{
    // No fields: the compiler knows all of them, and a native program would ask at each value whether they have been set.
    public static bool IsSigned
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => typeof(TEnum).GetEnumUnderlyingType() == typeof(int) || typeof(TEnum).GetEnumUnderlyingType() == typeof(long)
            || typeof(TEnum).GetEnumUnderlyingType() == typeof(short) || typeof(TEnum).GetEnumUnderlyingType() == typeof(sbyte);
    }

    public static long Smallest
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => IsSigned ? long.MinValue >> (64 - Width) : 0;
    }

    public static ulong Largest
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => ulong.MaxValue >> (IsSigned ? 65 - Width : 64 - Width);
    }

    private static int Width => Unsafe.SizeOf<TEnum>() * 8;

    // The cast reads and writes exactly the enum's own size: each branch is chosen by that size when the method is compiled.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
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

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ulong ToBits(TEnum value) => Unsafe.SizeOf<TEnum>() switch
    {
        1 => IsSigned ? (ulong)Unsafe.As<TEnum, sbyte>(ref value) : Unsafe.As<TEnum, byte>(ref value),
        2 => IsSigned ? (ulong)Unsafe.As<TEnum, short>(ref value) : Unsafe.As<TEnum, ushort>(ref value),
        4 => IsSigned ? (ulong)Unsafe.As<TEnum, int>(ref value) : Unsafe.As<TEnum, uint>(ref value),
        _ => Unsafe.As<TEnum, ulong>(ref value),
    };
}
