using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;

namespace SpanCodecs.Support;

/// <summary>
/// Decodes all characters of up to 64 bytes at once, where the processor moves single bytes of such a vector (AVX-512 VBMI2). In code that
/// is compiled ahead of time for any processor it is never there.
/// </summary>
internal static class WideVectorDecoding
{
    private const int Half = 32;

    public static bool IsSupported
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => Avx512Vbmi2.IsSupported;
    }

    /// <summary>
    /// False where a character of three bytes would have been shorter, or is half a surrogate pair: the framework then decides. Only where
    /// <see cref="IsSupported"/>.
    /// </summary>
    /// <param name="source">65 bytes.</param>
    /// <param name="beginnings">A bit for each byte that begins a character.</param>
    /// <param name="end">The number of bytes that are whole characters of up to three bytes; another character begins behind them.</param>
    /// <param name="destination">Room for 64 characters, of which those behind the result are undefined.</param>
    /// <param name="characters">How many there are.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool TryTake(ref byte source, ulong beginnings, uint end, ref char destination, out int characters)
    {
        ref ushort target = ref Unsafe.As<char, ushort>(ref destination);
        ulong inside = end == CharacterStarts.Looked ? ulong.MaxValue : (1UL << (int)end) - 1;
        characters = BitOperations.PopCount(beginnings & inside);

        // A character ends where the next byte does not continue it. Its last three bytes stand at that place and the two before.
        Vector512<byte> block = Vector512.LoadUnsafe(ref source);
        Vector512<byte> areLast = Vector512
            .GreaterThan(Vector512.LoadUnsafe(ref source, 1).AsSByte(), Vector512.Create(CharacterStarts.BelowFirst)).AsByte()
            & Vector512.LessThan(Vector512<byte>.Indices, Vector512.Create((byte)end));
        Vector512<byte> places = Avx512Vbmi2.Compress(Vector512<byte>.Zero, areLast, Vector512<byte>.Indices);
        Vector512<byte> third = Avx512Vbmi.PermuteVar64x8(block, places);
        Vector512<byte> second = Avx512Vbmi.PermuteVar64x8(block, places - Vector512<byte>.One)
            & Vector512.GreaterThan(third, Vector512.Create((byte)0x7F));
        Vector512<byte> first = Avx512Vbmi.PermuteVar64x8(block, places - Vector512.Create((byte)2))
            & Vector512.LessThan(second.AsSByte(), Vector512.Create((sbyte)-0x40)).AsByte();

        ulong wrong = Join(first.GetLower(), second.GetLower(), third.GetLower(), ref target);
        if (characters > Half)
            wrong |= (ulong)Join(first.GetUpper(), second.GetUpper(), third.GetUpper(), ref Unsafe.Add(ref target, Half)) << Half;
        // The lanes behind the last character hold anything.
        return (wrong << (CharacterStarts.Looked - characters)) == 0 || characters == 0;
    }

    /// <summary>A bit for each that is not valid.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static uint Join(Vector256<byte> first, Vector256<byte> second, Vector256<byte> third, ref ushort target)
    {
        Vector512<ushort> lead = Avx512BW.ConvertToVector512UInt16(first);
        Vector512<ushort> characters = (lead << 12)
            | ((Avx512BW.ConvertToVector512UInt16(second) & Vector512.Create((ushort)0x3F)) << 6)
            | (Avx512BW.ConvertToVector512UInt16(third) & Vector512.Create((ushort)0x7F));
        characters.StoreUnsafe(ref target);
        Vector512<ushort> top = characters & Vector512.Create((ushort)0xF800);
        return (uint)(Vector512.Equals(top, Vector512.Create((ushort)0xD800))
            | (Vector512.Equals(top, Vector512<ushort>.Zero) & Vector512.Equals(lead, Vector512.Create((ushort)0xE0))))
            .ExtractMostSignificantBits();
    }
}
