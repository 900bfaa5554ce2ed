using System.Buffers.Text;
using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;

namespace SpanCodecs.Support;

[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public readonly struct JsonGuid : IBoundedPrimitive<JsonGuid, Guid>
{
    public const int MaxLength = Length + JsonWrite.Quotes;

    private const int Length = 36;

    static int IBoundedPrimitive<JsonGuid, Guid>.MaxLength => MaxLength;

    /// <summary>Thirty-six characters with four dashes (format D), as vectors where the machine has them.</summary>
    public static int Read(ReadOnlySpan<byte> json, int position, out Guid value)
    {
        if (VectorLookup.AreSupported
            && JsonRead.At(json, position, (byte)'"')
            && JsonRead.Holds(json, position, Length + 2) && json[position + Length + 1] == (byte)'"')
        {
            // Bound: thirty-eight bytes from the position are inside.
            if (TryGuid(ref Unsafe.Add(ref MemoryMarshal.GetReference(json), (nint)(uint)position + 1), out value))
                return position + Length + 2;
        }

        return AnyGuid(json, position, out value);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int AnyGuid(ReadOnlySpan<byte> json, int position, out Guid value)
    {
        int quote = JsonRead.Quote(json, position, typeof(Guid));
        int after = UnescapedContent.Read(json, quote, typeof(Guid), out UnescapedContent content);
        bool isGuid = Utf8Parser.TryParse(content.Bytes, out value, out int consumed, 'D') && consumed == Length
            && content.Bytes.Length == Length;
        content.Release();
        return isGuid ? after : JsonFail.ThrowConversion(quote, typeof(Guid));
    }

    /// <summary>
    /// Gathers the thirty-two digits into two vectors, converts all of them to numbers at once, and joins pairs to bytes in the order
    /// that Guid stores. Bound: the loads begin at 0, 4, 19 and 20 of the thirty-six bytes that the caller has checked.
    /// </summary>
    private static bool TryGuid(ref byte text, out Guid value)
    {
        Vector128<byte> start = Vector128.LoadUnsafe(ref text);
        Vector128<byte> middle = Vector128.LoadUnsafe(ref text, 4);
        Vector128<byte> behind = Vector128.LoadUnsafe(ref text, 19);
        Vector128<byte> end = Vector128.LoadUnsafe(ref text, 20);

        // 0-7, 9-12 and 14-17 of the text; an index out of range gives zero.
        Vector128<byte> first = VectorLookup.Look(
                start, Vector128.Create((byte)0, 1, 2, 3, 4, 5, 6, 7, 255, 255, 255, 255, 255, 255, 255, 255))
            | VectorLookup.Look(middle, Vector128.Create((byte)255, 255, 255, 255, 255, 255, 255, 255, 5, 6, 7, 8, 10, 11, 12, 13));
        // 19-22 and 24-35.
        Vector128<byte> second = Vector128.ConditionalSelect(
            Vector128.Create(255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, (byte)0), behind, end);

        Vector128<byte> firstDigits = HexDigits(first, out Vector128<byte> firstValid);
        Vector128<byte> secondDigits = HexDigits(second, out Vector128<byte> secondValid);
        bool isValid = (firstValid & secondValid) == Vector128<byte>.AllBitsSet
            && Unsafe.Add(ref text, 8) == (byte)'-' && Unsafe.Add(ref text, 13) == (byte)'-'
            && Unsafe.Add(ref text, 18) == (byte)'-' && Unsafe.Add(ref text, 23) == (byte)'-';

        // The first of two digits is the lower byte of a little-endian pair and the upper half of the result.
        Vector128<byte> bytes = Vector128.Narrow(Pairs(firstDigits), Pairs(secondDigits));
        bytes = VectorLookup.Look(bytes, Vector128.Create((byte)3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15));
        value = Unsafe.BitCast<Vector128<byte>, Guid>(bytes);
        return isValid;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<ushort> Pairs(Vector128<byte> digits)
    {
        Vector128<ushort> pairs = digits.AsUInt16();
        return ((pairs << 4) | (pairs >> 8)) & Vector128.Create((ushort)0xFF);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<byte> HexDigits(Vector128<byte> text, out Vector128<byte> valid)
    {
        Vector128<byte> digit = text - Vector128.Create((byte)'0');
        Vector128<byte> letter = (text | Vector128.Create((byte)0x20)) - Vector128.Create((byte)'a');
        Vector128<byte> isDigit = Vector128.Equals(Vector128.Min(digit, Vector128.Create((byte)9)), digit);
        Vector128<byte> isLetter = Vector128.Equals(Vector128.Min(letter, Vector128.Create((byte)5)), letter);
        valid = isDigit | isLetter;
        return Vector128.ConditionalSelect(isDigit, digit, letter + Vector128.Create((byte)10));
    }

    public static int Write(Span<byte> span, int at, Guid value)
    {
        ref byte destination = ref JsonWrite.Room(span, at, MaxLength);
        destination = (byte)'"';
        // The framework's own vectors are better under the JIT, but not part of what is compiled ahead of time for any machine.
        if (!RuntimeFeature.IsDynamicCodeCompiled && VectorLookup.AreSupported)
            WriteWithVectors(ref Unsafe.Add(ref destination, 1), value);
        else
            _ = value.TryFormat(span.Slice(at + 1, MaxLength - JsonWrite.Quotes), out _);
        Unsafe.Add(ref destination, MaxLength - 1) = (byte)'"';
        return at + MaxLength;
    }

    /// <summary>
    /// The sixteen bytes in the order of the text, each half of a byte as its digit, and the digits moved apart for the dashes.
    /// Bound: the stores cover 0 to 15, 16 to 19 and 20 to 35 of the thirty-six bytes behind the quote.
    /// </summary>
    internal static void WriteWithVectors(ref byte destination, Guid value)
    {
        Vector128<byte> bytes = VectorLookup.Look(
            Bytes(ref value),
            Vector128.Create((byte)3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15));
        Vector128<byte> alphabet = Vector128.Create("0123456789abcdef"u8);
        Vector128<byte> low = VectorLookup.Look(alphabet, bytes & Vector128.Create((byte)0x0F));
        Vector128<byte> high = VectorLookup.Look(alphabet, (bytes.AsUInt16() >>> 4).AsByte() & Vector128.Create((byte)0x0F));

        // Digits 0 to 15 and 16 to 31: upper and lower halves in turn.
        (Vector128<ushort> highStart, Vector128<ushort> highEnd) = Vector128.Widen(high);
        (Vector128<ushort> lowStart, Vector128<ushort> lowEnd) = Vector128.Widen(low);
        Vector128<byte> first = (highStart | (lowStart << 8)).AsByte();
        Vector128<byte> second = (highEnd | (lowEnd << 8)).AsByte();

        Vector128<byte> start = VectorLookup.Look(first, Vector128.Create((byte)0, 1, 2, 3, 4, 5, 6, 7, 255, 8, 9, 10, 11, 255, 12, 13))
            | Vector128.Create((byte)0, 0, 0, 0, 0, 0, 0, 0, (byte)'-', 0, 0, 0, 0, (byte)'-', 0, 0);
        Vector128<byte> end = VectorLookup.Look(second, Vector128.Create((byte)1, 2, 3, 255, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15))
            | Vector128.Create((byte)0, 0, 0, (byte)'-', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
        start.StoreUnsafe(ref destination);
        end.StoreUnsafe(ref destination, 20);
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref destination, 16), first.AsUInt16().GetElement(7));
        Unsafe.Add(ref destination, 18) = (byte)'-';
        Unsafe.Add(ref destination, 19) = second.ToScalar();
    }

    // Two loads: a Guid that comes in two registers was stored a moment ago, and one load would wait until both stores have arrived.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<byte> Bytes(ref Guid value)
    {
        ref byte first = ref Unsafe.As<Guid, byte>(ref value);
        return Vector128.Create(
            Unsafe.ReadUnaligned<ulong>(ref first), Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref first, sizeof(ulong)))).AsByte();
    }
}
