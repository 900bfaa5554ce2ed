using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanCodecs.Support;

/// <summary>
/// Writes decimal digits, two at a time from a table. Every method writes as many bytes as its comment says, to a reference where
/// the caller has made sure of room for the type's longest number.
/// </summary>
internal static class Digits
{
    private static ReadOnlySpan<byte> Pairs =>
        "0001020304050607080910111213141516171819202122232425262728293031323334353637383940414243444546474849"u8
        + "5051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899"u8;

    /// <summary>Writes up to ten bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Write(ref byte destination, uint value) =>
        value < 10_000 ? WriteShort(ref destination, value) : WriteLong(ref destination, value);

    /// <summary>Writes up to twenty bytes.</summary>
    public static int Write(ref byte destination, ulong value)
    {
        if (value <= uint.MaxValue)
            return Write(ref destination, (uint)value);
        ulong upper = value / 100_000_000;
        int length = upper <= uint.MaxValue ? Write(ref destination, (uint)upper) : WriteUpper(ref destination, upper);
        WriteEight(ref Unsafe.Add(ref destination, length), (uint)(value - (upper * 100_000_000)));
        return length + 8;
    }

    /// <summary>Writes up to twenty bytes, from the position of the first to that after them.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int Write(ref byte destination, int at, ulong value) =>
        at + (value <= uint.MaxValue ? Write(ref destination, (uint)value) : Write(ref destination, value));

    /// <summary>Two bytes of a number below one hundred.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void WriteTwo(ref byte destination, uint value) =>
        // Bound: the table has two bytes for each number below one hundred, and its bytes keep their order.
        Unsafe.WriteUnaligned(
            ref destination,
            Unsafe.ReadUnaligned<ushort>(ref Unsafe.Add(ref MemoryMarshal.GetReference(Pairs), value * 2)));

    /// <summary>Four bytes of a number below ten thousand.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void WriteFour(ref byte destination, uint value)
    {
        uint upper = value / 100;
        WriteTwo(ref destination, upper);
        WriteTwo(ref Unsafe.Add(ref destination, 2), value - (upper * 100));
    }

    /// <summary>Eight bytes of a number below a hundred million.</summary>
    public static void WriteEight(ref byte destination, uint value)
    {
        uint upper = value / 10_000;
        WriteFour(ref destination, upper);
        WriteFour(ref Unsafe.Add(ref destination, 4), value - (upper * 10_000));
    }

    private static int WriteUpper(ref byte destination, ulong value)
    {
        ulong upper = value / 100_000_000;
        int length = Write(ref destination, (uint)upper);
        WriteEight(ref Unsafe.Add(ref destination, length), (uint)(value - (upper * 100_000_000)));
        return length + 8;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int WriteShort(ref byte destination, uint value)
    {
        if (value < 100)
        {
            if (value < 10)
            {
                destination = (byte)('0' + value);
                return 1;
            }

            WriteTwo(ref destination, value);
            return 2;
        }

        uint upper = value / 100;
        uint lower = value - (upper * 100);
        if (upper < 10)
        {
            destination = (byte)('0' + upper);
            WriteTwo(ref Unsafe.Add(ref destination, 1), lower);
            return 3;
        }

        WriteTwo(ref destination, upper);
        WriteTwo(ref Unsafe.Add(ref destination, 2), lower);
        return 4;
    }

    private static int WriteLong(ref byte destination, uint value)
    {
        uint upper = value / 10_000;
        uint lower = value - (upper * 10_000);
        int length;
        if (upper < 10_000)
        {
            length = WriteShort(ref destination, upper);
        }
        else
        {
            uint top = upper / 10_000;
            length = WriteShort(ref destination, top);
            WriteFour(ref Unsafe.Add(ref destination, length), upper - (top * 10_000));
            length += 4;
        }

        WriteFour(ref Unsafe.Add(ref destination, length), lower);
        return length + 4;
    }
}
