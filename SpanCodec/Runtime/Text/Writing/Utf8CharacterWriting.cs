using System.Buffers.Binary;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;

namespace SpanCodecs.Support;

/// <summary>
/// Writes characters of one to three bytes as UTF-8: no halves of surrogate pairs.
/// Several at once are written only if <see cref="VectorLookup.AreSupported"/> is true.
/// </summary>
internal static class Utf8CharacterWriting
{
    private const int Four = 4;

    private static readonly byte[] Moves = MakeMoves();

    /// <summary>Eight characters of three bytes each. Returns how many bytes they are, and stores no more.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int WriteOfThree(Vector128<ushort> characters, ref byte target)
    {
        Vector128<ushort> six = Vector128.Create((ushort)0x3F);
        Vector128<byte> firsts = ((characters >> 12) | (((characters >> 6) & six) << 8) | Vector128.Create((ushort)0x80E0)).AsByte();
        Vector128<byte> lasts = ((characters & six) | Vector128.Create((ushort)0x80)).AsByte();
        const byte None = 0x80;
        (VectorLookup.Look(firsts, Vector128.Create((byte)0, 1, None, 2, 3, None, 4, 5, None, 6, 7, None, 8, 9, None, 10))
            | VectorLookup.Look(lasts, Vector128.Create(
                None, None, (byte)0, None, None, 2, None, None, 4, None, None, 6, None, None, 8, None))).StoreUnsafe(ref target);
        Vector128<byte> rest = VectorLookup.Look(
            firsts, Vector128.Create((byte)11, None, 12, 13, None, 14, 15, None, None, None, None, None, None, None, None, None))
            | VectorLookup.Look(
                lasts, Vector128.Create(None, (byte)10, None, None, 12, None, None, 14, None, None, None, None, None, None, None, None));
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, 16), rest.AsUInt64().ToScalar());
        return Vector128<ushort>.Count * 3;
    }

    /// <summary>
    /// Writes four characters of one to three bytes: each gets its bytes in four of its own, and these are moved together. There is no
    /// branch, because the lengths cannot be foreseen. Returns how many bytes they are; stores sixteen.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int WriteFour(Vector128<uint> characters, ref byte target)
    {
        Vector128<uint> six = Vector128.Create(0x3Fu);
        Vector128<uint> isLong = Vector128.GreaterThan(characters.AsInt32(), Vector128.Create(0x7F)).AsUInt32();
        Vector128<uint> isThree = Vector128.GreaterThan(characters.AsInt32(), Vector128.Create(0x7FF)).AsUInt32();
        Vector128<uint> three = (characters >> 12) | (((characters >> 6) & six) << 8) | ((characters & six) << 16)
            | Vector128.Create(0x8080E0u);
        // The form of two bytes is that of three without its first byte and with one bit more.
        Vector128<uint> two = (three >> 8) | Vector128.Create(0x40u);
        Vector128<uint> bytes = Vector128.ConditionalSelect(isLong, Vector128.ConditionalSelect(isThree, three, two), characters);
        uint lengths = isLong.ExtractMostSignificantBits() | (isThree.ExtractMostSignificantBits() << Four);
        // Bound: there is a move for each of the eight bits.
        ref byte move = ref Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(Moves), (nint)(lengths * (uint)Vector128<byte>.Count));
        VectorLookup.Look(bytes.AsByte(), Vector128.LoadUnsafe(ref move)).StoreUnsafe(ref target);
        return Four + BitOperations.PopCount(lengths);
    }

    /// <summary>
    /// One to three bytes at the end of a text or before what is escaped. Four are stored, and those behind the character are written over.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Write(ref byte target, uint character)
    {
        uint isLong = (0x7F - character) >> 31;
        uint isThree = (0x7FF - character) >> 31;
        uint three = 0x8080E0 | (character >> 12) | (((character >> 6) & 0x3F) << 8) | ((character & 0x3F) << 16);
        // The form of two bytes is that of three without its first byte and with one bit more.
        uint several = (three >> (int)((1 - isThree) * 8)) | ((1 - isThree) << 6);
        uint bytes = character ^ ((character ^ several) & (0 - isLong));
        BinaryPrimitives.WriteUInt32LittleEndian(MemoryMarshal.CreateSpan(ref target, sizeof(uint)), bytes);
        return (int)(1 + isLong + isThree);
    }

    /// <summary>
    /// The lower four bits of the index say which characters have more than one byte, the upper four which of them have three.
    /// </summary>
    private static byte[] MakeMoves()
    {
        const byte Nothing = 0x80;
        byte[] moves = new byte[256 * Vector128<byte>.Count];
        moves.AsSpan().Fill(Nothing);
        for (int lengths = 0; lengths < 256; lengths++)
        {
            int to = lengths * Vector128<byte>.Count;
            for (int character = 0; character < Four; character++)
            {
                int length = 1 + ((lengths >> character) & 1) + ((lengths >> (character + Four)) & 1);
                for (int part = 0; part < length; part++)
                    moves[to++] = (byte)((character * sizeof(uint)) + part);
            }
        }

        return moves;
    }
}
