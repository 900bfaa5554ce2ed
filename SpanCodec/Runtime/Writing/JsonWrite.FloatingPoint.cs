using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Text.Json.Serialization;

namespace SpanCodecs.Support;

/// <summary>The part of a floating-point type that is written: the shortest digits that read back as the same number.</summary>
internal interface IFloatingPoint<T>
{
    /// <summary>Returns 0 for what the framework has to write.</summary>
    static abstract int WriteShortest(ref byte destination, T value);
}

// Numbers with a point.
public static partial class JsonWrite
{
    internal static ReadOnlySpan<uint> PowersOfTen =>
        [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000];

    /// <summary>A number divided by a power of ten, without closing zeros (not all digits after the point are zeros).</summary>
    /// <param name="destination">The position where the sign goes, if there is one.</param>
    /// <param name="sign">One for a minus sign, or zero.</param>
    /// <param name="scaled">The number.</param>
    /// <param name="scale">The power of ten.</param>
    /// <param name="places">Its exponent.</param>
    internal static int SignedFraction(ref byte destination, int sign, ulong scaled, uint scale, int places)
    {
        destination = (byte)'-';
        int end = sign + Scaled(ref Unsafe.Add(ref destination, sign), scaled, scale, places);
        while (Unsafe.Add(ref destination, end - 1) == (byte)'0')
            end--;
        return end;
    }

    /// <summary>The digits before the point, the point, and all digits behind it.</summary>
    internal static int Scaled(ref byte destination, ulong scaled, uint scale, int places)
    {
        ulong whole = scaled / scale;
        uint fraction = (uint)(scaled - (whole * scale));
        int point = Digits.Write(ref destination, whole);
        Unsafe.Add(ref destination, point) = (byte)'.';
        int end = point + 1 + places;
        int at = end;
        while (at - point > 2)
        {
            uint upper = fraction / 100;
            at -= 2;
            Digits.WriteTwo(ref Unsafe.Add(ref destination, at), fraction - (upper * 100));
            fraction = upper;
        }

        if (at - point > 1)
            Unsafe.Add(ref destination, at - 1) = (byte)('0' + fraction);
        return end;
    }

    /// <summary>Writes all digits that are needed, as the framework does.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static int Exactly<TSelf, T>(Span<byte> span, int at, T value)
        where TSelf : INumberPrimitive<TSelf, T>, IFloatingPoint<T>
        where T : struct, IFloatingPointIeee754<T>
    {
        if (!T.IsFinite(value))
            ThrowNotFinite();
        int written = TSelf.WriteShortest(ref Room(span, at, TSelf.MaxLength - Quotes), value);
        return written > 0 ? at + written : ByFramework(span, at, value);
    }

    // This is a method of its own: a variable whose address is taken would be in memory above, too.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int ByFramework<T>(Span<byte> span, int at, T value)
        where T : struct, IFloatingPointIeee754<T>
    {
        _ = value.TryFormat(span[at..], out int written, default, CultureInfo.InvariantCulture);
        return at + written;
    }

    [DoesNotReturn]
    private static void ThrowNotFinite() => throw new ArgumentException(
        ".NET number values such as positive and negative infinity cannot be written as valid JSON. To make it work when using " +
        "'JsonSerializer', consider specifying 'JsonNumberHandling.AllowNamedFloatingPointLiterals' " +
        "(see https://learn.microsoft.com/dotnet/api/system.text.json.serialization.jsonnumberhandling).");
}
