using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.Arm;
using System.Runtime.Intrinsics.X86;

namespace SpanCodecs.Generated;

public static partial class JsonWrite
{
    internal static bool HasGuidVectors => BitConverter.IsLittleEndian && (Ssse3.IsSupported || AdvSimd.Arm64.IsSupported);

    public static int Char(Span<byte> span, int at, char value) => Char(span, at, value, relaxed: false);

    public static int Char(Span<byte> span, int at, char value, bool relaxed)
    {
        _ = Room(span, at, MaxChar);
        at = Literal(span, at, "\""u8);
        TextEscaping.Write(new ReadOnlySpan<char>(in value), span[at..], isLast: true, relaxed, out int written);
        return Literal(span, at + written, "\""u8);
    }

    public static int Guid(Span<byte> span, int at, Guid value)
    {
        ref byte destination = ref Room(span, at, MaxGuid);
        destination = (byte)'"';
        // The framework's own vectors are better under the JIT, but not part of what is compiled ahead of time for any machine.
        if (!RuntimeFeature.IsDynamicCodeCompiled && HasGuidVectors)
            GuidWithVectors(ref Unsafe.Add(ref destination, 1), value);
        else
            _ = value.TryFormat(span.Slice(at + 1, MaxGuid - Quotes), out _);
        Unsafe.Add(ref destination, MaxGuid - 1) = (byte)'"';
        return at + MaxGuid;
    }

    /// <summary>
    /// The sixteen bytes in the order of the text, each half of a byte as its digit, and the digits moved apart for the dashes.
    /// Bound: the three stores cover 0 to 15, 16 to 19 and 20 to 35 of the thirty-six bytes behind the quote.
    /// </summary>
    internal static void GuidWithVectors(ref byte destination, Guid value)
    {
        Vector128<byte> bytes = Vector128.Shuffle(
            Unsafe.BitCast<Guid, Vector128<byte>>(value),
            Vector128.Create((byte)3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15));
        Vector128<byte> alphabet = Vector128.Create("0123456789abcdef"u8);
        Vector128<byte> low = Look(alphabet, bytes & Vector128.Create((byte)0x0F));
        Vector128<byte> high = Look(alphabet, (bytes.AsUInt16() >>> 4).AsByte() & Vector128.Create((byte)0x0F));

        // Digits 0 to 15 and 16 to 31: upper and lower halves in turn.
        (Vector128<ushort> highStart, Vector128<ushort> highEnd) = Vector128.Widen(high);
        (Vector128<ushort> lowStart, Vector128<ushort> lowEnd) = Vector128.Widen(low);
        Vector128<byte> first = (highStart | (lowStart << 8)).AsByte();
        Vector128<byte> second = (highEnd | (lowEnd << 8)).AsByte();

        Vector128<byte> start = Vector128.Shuffle(first, Vector128.Create((byte)0, 1, 2, 3, 4, 5, 6, 7, 255, 8, 9, 10, 11, 255, 12, 13))
            | Vector128.Create((byte)0, 0, 0, 0, 0, 0, 0, 0, (byte)'-', 0, 0, 0, 0, (byte)'-', 0, 0);
        Vector128<byte> end = Vector128.Shuffle(second, Vector128.Create((byte)1, 2, 3, 255, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15))
            | Vector128.Create((byte)0, 0, 0, (byte)'-', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
        start.StoreUnsafe(ref destination);
        end.StoreUnsafe(ref destination, 20);
        Unsafe.Add(ref destination, 16) = first.GetElement(14);
        Unsafe.Add(ref destination, 17) = first.GetElement(15);
        Unsafe.Add(ref destination, 18) = (byte)'-';
        Unsafe.Add(ref destination, 19) = second.GetElement(0);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<byte> Look(Vector128<byte> table, Vector128<byte> indices) =>
        Ssse3.IsSupported ? Ssse3.Shuffle(table, indices) : AdvSimd.Arm64.VectorTableLookup(table, indices);
}
