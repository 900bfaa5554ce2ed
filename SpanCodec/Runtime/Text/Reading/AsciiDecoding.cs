using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;

namespace SpanCodecs.Support;

/// <summary>Makes strings from bytes that are known to be ASCII.</summary>
internal static class AsciiDecoding
{
    /// <summary>
    /// The string of <paramref name="length"/> bytes at <paramref name="source"/>, all of them ASCII and inside the document.
    /// The framework's decoders check again and count first; a new string is filled here before anyone else can see it.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static string Create(ref byte source, int length)
    {
        if (length == 0)
            return "";
        var text = new string('\0', length);
        Widen(ref source, ref MemoryMarshal.GetReference(text.AsSpan()), (nuint)length);
        return text;
    }

    /// <summary>
    /// Copies by blocks that overlap, so that no length needs a loop over single characters. Bounds: every block lies within
    /// <paramref name="length"/> of both references.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Widen(ref byte source, ref char destination, nuint length)
    {
        if (!Vector128.IsHardwareAccelerated)
        {
            for (nuint i = 0; i < length; i++)
                Unsafe.Add(ref destination, i) = (char)Unsafe.Add(ref source, i);
        }
        else if (length >= 16)
        {
            WidenLong(ref source, ref destination, length);
        }
        else if (length >= 4)
        {
            // One way for all of these, because lengths of words cannot be foreseen: where there are less than eight, the two in the middle
            // are the first and the last once more.
            nuint last = length - 4;
            nuint third = (length - 8) & (0 - (length >> 3));
            WidenFour(ref source, ref destination, 0);
            WidenFour(ref source, ref destination, last - third);
            WidenFour(ref source, ref destination, third);
            WidenFour(ref source, ref destination, last);
        }
        else if (length > 0)
        {
            // One to three: first, middle and last.
            destination = (char)source;
            Unsafe.Add(ref destination, length >> 1) = (char)Unsafe.Add(ref source, length >> 1);
            Unsafe.Add(ref destination, length - 1) = (char)Unsafe.Add(ref source, length - 1);
        }
    }

    // As many steps as the search for the text's end took, as the processor has just seen them: it foresees how many follow.
    private static void WidenLong(ref byte source, ref char destination, nuint length)
    {
        if (length >= PlainRunSearch.Step)
        {
            nuint last = length - PlainRunSearch.Step;
            for (nuint i = 0; i < last; i += PlainRunSearch.Step)
                WidenStep(ref source, ref destination, i);
            WidenStep(ref source, ref destination, last);
        }
        else if (length >= PlainRunSearch.Step / 2)
        {
            WidenHalf(ref source, ref destination, 0);
            WidenHalf(ref source, ref destination, length - (PlainRunSearch.Step / 2));
        }
        else
        {
            WidenSixteen(ref source, ref destination, 0);
            WidenSixteen(ref source, ref destination, length - 16);
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void WidenStep(ref byte source, ref char destination, nuint offset)
    {
        WidenHalf(ref source, ref destination, offset);
        WidenHalf(ref source, ref destination, offset + (PlainRunSearch.Step / 2));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void WidenHalf(ref byte source, ref char destination, nuint offset)
    {
        if (Vector256.IsHardwareAccelerated)
        {
            (Vector256<ushort> low, Vector256<ushort> high) = Vector256.Widen(Vector256.LoadUnsafe(ref source, offset));
            low.StoreUnsafe(ref Unsafe.As<char, ushort>(ref destination), offset);
            high.StoreUnsafe(ref Unsafe.As<char, ushort>(ref destination), offset + 16);
            return;
        }

        WidenSixteen(ref source, ref destination, offset);
        WidenSixteen(ref source, ref destination, offset + 16);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void WidenSixteen(ref byte source, ref char destination, nuint offset)
    {
        (Vector128<ushort> low, Vector128<ushort> high) = Vector128.Widen(Vector128.LoadUnsafe(ref source, offset));
        low.StoreUnsafe(ref Unsafe.As<char, ushort>(ref destination), offset);
        high.StoreUnsafe(ref Unsafe.As<char, ushort>(ref destination), offset + 8);
    }

    // The scalar is only a carrier: its bytes keep their order in memory on either endianness.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void WidenFour(ref byte source, ref char destination, nuint offset)
    {
        uint bytes = Unsafe.ReadUnaligned<uint>(ref Unsafe.Add(ref source, offset));
        ulong chars = Vector128.WidenLower(Vector128.CreateScalarUnsafe(bytes).AsByte()).AsUInt64().ToScalar();
        Unsafe.WriteUnaligned(ref Unsafe.As<char, byte>(ref Unsafe.Add(ref destination, offset)), chars);
    }
}
