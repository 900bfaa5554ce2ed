using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanCodecs.Support;

// Texts of generated code, given as numbers as a processor loads them that has the lowest byte first. They take fewer variables of the
// method that they are inlined into than spans do; and the JIT inlines nothing more into a method with too many.
public static partial class JsonRead
{
    /// <summary>Whether a text of four to eight bytes is at the position: its first four and its last four, which may overlap.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool Is(ReadOnlySpan<byte> json, int position, uint first, uint last, int length)
    {
        if ((ulong)(uint)position + (uint)length > (uint)json.Length)
            return false;
        // Bound: the line above.
        ref byte text = ref Unsafe.Add(ref MemoryMarshal.GetReference(json), (nint)(uint)position);
        return ((Unsafe.ReadUnaligned<uint>(ref text) ^ Ordered(first))
            | (Unsafe.ReadUnaligned<uint>(ref Unsafe.Add(ref text, length - sizeof(uint))) ^ Ordered(last))) == 0;
    }

    /// <summary>Compares eight to sixteen bytes: the first eight and the last eight.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool Is(ReadOnlySpan<byte> json, int position, ulong first, ulong last, int length)
    {
        if ((ulong)(uint)position + (uint)length > (uint)json.Length)
            return false;
        // Bound: the line above.
        ref byte text = ref Unsafe.Add(ref MemoryMarshal.GetReference(json), (nint)(uint)position);
        return ((Unsafe.ReadUnaligned<ulong>(ref text) ^ Ordered(first))
            | (Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref text, length - sizeof(ulong))) ^ Ordered(last))) == 0;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static uint Ordered(uint value) => BitConverter.IsLittleEndian ? value : BinaryPrimitives.ReverseEndianness(value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong Ordered(ulong value) => BitConverter.IsLittleEndian ? value : BinaryPrimitives.ReverseEndianness(value);
}
