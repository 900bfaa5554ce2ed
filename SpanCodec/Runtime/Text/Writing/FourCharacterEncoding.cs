using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.Arm;
using System.Runtime.Intrinsics.X86;

namespace SpanCodecs.Support;

/// <summary>
/// Writes four characters at once as the default encoder does: each as it is, or as \uXXXX. There is no branch for what a character is,
/// because in many texts it cannot be foreseen. Called only if <see cref="VectorLookup.AreSupported"/> is true.
/// </summary>
internal static class FourCharacterEncoding
{
    public const int Four = 4;

    /// <summary>How many bytes are stored, whatever the characters are.</summary>
    public const int Stored = Four * StringEncoding.LongestPerCharacter;

    private const int First = 16;
    private const int MoveSize = 4 * First;

    private static readonly byte[] Moves = MakeMoves();

    /// <summary>
    /// False where one of them has an escape sequence of its own, as a line break has, or is half of no pair: then nothing counts.
    /// </summary>
    /// <param name="characters">The first in the lowest bits. Behind a text's end they are zeros.</param>
    /// <param name="target">Room for <see cref="Stored"/> bytes.</param>
    /// <param name="count">How many there are. One less where the last is the first half of a pair.</param>
    /// <param name="escaped">A bit for each that became an escape sequence.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool TryWriteFour(ulong characters, ref byte target, ref int count, out uint escaped)
    {
        Vector128<ushort> four = Vector128.CreateScalarUnsafe(characters).AsUInt16();
        Vector128<ushort> sign = Vector128.Create('\\', 'u', 0, 0, 0, 0, 0, 0).AsUInt16();
        escaped = PlainCharacterCopy.Specials(four, sign, isRelaxed: false, out Vector128<byte> bytes);

        // The lower half of a byte chooses the one that it may be, as there; a backslash shares its half with a form feed.
        Vector128<byte> letters = Vector128.Create(
            (byte)0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80,
            (byte)'\b', (byte)'\t', (byte)'\n', 0x80, (byte)'\f', (byte)'\r', 0x80, 0x80);
        Vector128<byte> haveLetters = Vector128.Equals(VectorLookup.LookByLowerHalf(letters, bytes), bytes)
            | Vector128.Equals(bytes, Vector128.Create((byte)'\\'));
        Vector128<ushort> areHalves = Vector128.Equals(four & Vector128.Create((ushort)0xF800), Vector128.Create((ushort)0xD800));
        ulong halves = areHalves.AsUInt64().ToScalar();
        if (((haveLetters.AsUInt32().ToScalar() | halves) != 0)
            && (haveLetters.AsUInt32().ToScalar() != 0 || !ArePairs(characters, halves, ref count)))
        {
            return false;
        }

        escaped &= (1u << count) - 1;
        Vector128<byte> half = Vector128.Create((byte)0x0F);
        Vector128<byte> digits = VectorLookup.Look(
            Vector128.Create("0123456789ABCDEF"u8), Zip((four >> 4).AsByte() & half, four.AsByte() & half));
        // Bound: there is a move for each of the four bits.
        ref byte move = ref Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(Moves), (nint)(escaped * MoveSize));
        (VectorLookup.Look(digits, Vector128.LoadUnsafe(ref move)) | VectorLookup.Look(bytes, Vector128.LoadUnsafe(ref move, First)))
            .StoreUnsafe(ref target);
        Vector128<byte> rest = VectorLookup.Look(digits, Vector128.LoadUnsafe(ref move, 2 * First))
            | VectorLookup.Look(bytes, Vector128.LoadUnsafe(ref move, 3 * First));
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, First), rest.AsUInt64().ToScalar());
        return true;
    }

    /// <summary>Counts how many of four bits are set. The framework's way is a call if code is compiled for any processor.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int CountOf(uint fourBits) => (int)(0x4332_3221_3221_2110 >> (int)(fourBits * 4)) & 7;

    /// <summary>Whether the halves among four characters follow each other as they must. A pair that is cut is left out.</summary>
    private static bool ArePairs(ulong characters, ulong halves, ref int count)
    {
        const ulong Lowest = 0x0001_0001_0001_0001;
        const int Width = 16;
        // One bit tells the second half from the first.
        ulong seconds = (characters >> 10) & halves & Lowest;
        ulong firsts = (halves & Lowest) ^ seconds;
        if (firsts >> ((FourCharacterEncoding.Four - 1) * Width) != 0)
        {
            count--;
            firsts &= ulong.MaxValue >> Width;
        }

        return firsts << Width == seconds && count > 0;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<byte> Zip(Vector128<byte> first, Vector128<byte> second) =>
        Sse2.IsSupported ? Sse2.UnpackLow(first, second) : AdvSimd.Arm64.ZipLow(first, second);

    /// <summary>
    /// Makes, for each four bits, two vectors for the first sixteen bytes, and two for the rest: what comes from the digits, and what from
    /// the characters as bytes, behind which the backslash and the u stand.
    /// </summary>
    private static byte[] MakeMoves()
    {
        const byte Nothing = 0x80;
        const byte Sign = 8;
        byte[] moves = new byte[(1 << Four) * MoveSize];
        moves.AsSpan().Fill(Nothing);
        for (int escaped = 0; escaped < 1 << Four; escaped++)
        {
            int to = 0;
            for (int character = 0; character < Four; character++)
            {
                if ((escaped >> character & 1) == 0)
                {
                    Move(isDigit: false, character);
                    continue;
                }

                Move(isDigit: false, Sign);
                Move(isDigit: false, Sign + 1);
                // The digits of a character's lower byte stand before those of the upper one.
                foreach (int digit in (ReadOnlySpan<int>)[2, 3, 0, 1])
                    Move(isDigit: true, (character * Four) + digit);
            }

            void Move(bool isDigit, int from)
            {
                int vector = (to / First * 2) + (isDigit ? 0 : 1);
                moves[(escaped * MoveSize) + (vector * First) + (to % First)] = (byte)from;
                to++;
            }
        }

        return moves;
    }
}
