using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;

namespace SpanCodecs.Support;

public static partial class JsonWrite
{
    public static int Char(Span<byte> span, int at, char value) => Char(span, at, value, relaxed: false);

    public static int Char(Span<byte> span, int at, char value, bool relaxed)
    {
        _ = Room(span, at, MaxChar);
        Span<byte> escaped = stackalloc byte[TextEscaping.RoomFor(1)];
        TextEscaping.Write(new ReadOnlySpan<char>(in value), escaped, isLast: true, relaxed, out int written);
        at = Literal(span, at, "\""u8);
        at = Literal(span, at, escaped[..written]);
        return Literal(span, at, "\""u8);
    }

    public static int Guid(Span<byte> span, int at, Guid value)
    {
        ref byte destination = ref Room(span, at, MaxGuid);
        destination = (byte)'"';
        // The framework's own vectors are better under the JIT, but not part of what is compiled ahead of time for any machine.
        if (!RuntimeFeature.IsDynamicCodeCompiled && VectorTables.AreSupported)
            GuidWithVectors(ref Unsafe.Add(ref destination, 1), value);
        else
            _ = value.TryFormat(span.Slice(at + 1, MaxGuid - Quotes), out _);
        Unsafe.Add(ref destination, MaxGuid - 1) = (byte)'"';
        return at + MaxGuid;
    }

    /// <summary>
    /// The sixteen bytes in the order of the text, each half of a byte as its digit, and the digits moved apart for the dashes.
    /// Bound: the stores cover 0 to 15, 16 to 19 and 20 to 35 of the thirty-six bytes behind the quote.
    /// </summary>
    internal static void GuidWithVectors(ref byte destination, Guid value)
    {
        Vector128<byte> bytes = VectorTables.Look(
            Unsafe.BitCast<Guid, Vector128<byte>>(value),
            Vector128.Create((byte)3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15));
        Vector128<byte> alphabet = Vector128.Create("0123456789abcdef"u8);
        Vector128<byte> low = VectorTables.Look(alphabet, bytes & Vector128.Create((byte)0x0F));
        Vector128<byte> high = VectorTables.Look(alphabet, (bytes.AsUInt16() >>> 4).AsByte() & Vector128.Create((byte)0x0F));

        // Digits 0 to 15 and 16 to 31: upper and lower halves in turn.
        (Vector128<ushort> highStart, Vector128<ushort> highEnd) = Vector128.Widen(high);
        (Vector128<ushort> lowStart, Vector128<ushort> lowEnd) = Vector128.Widen(low);
        Vector128<byte> first = (highStart | (lowStart << 8)).AsByte();
        Vector128<byte> second = (highEnd | (lowEnd << 8)).AsByte();

        Vector128<byte> start = VectorTables.Look(first, Vector128.Create((byte)0, 1, 2, 3, 4, 5, 6, 7, 255, 8, 9, 10, 11, 255, 12, 13))
            | Vector128.Create((byte)0, 0, 0, 0, 0, 0, 0, 0, (byte)'-', 0, 0, 0, 0, (byte)'-', 0, 0);
        Vector128<byte> end = VectorTables.Look(second, Vector128.Create((byte)1, 2, 3, 255, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15))
            | Vector128.Create((byte)0, 0, 0, (byte)'-', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
        start.StoreUnsafe(ref destination);
        end.StoreUnsafe(ref destination, 20);
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref destination, 16), first.AsUInt16().GetElement(7));
        Unsafe.Add(ref destination, 18) = (byte)'-';
        Unsafe.Add(ref destination, 19) = second.ToScalar();
    }
}
