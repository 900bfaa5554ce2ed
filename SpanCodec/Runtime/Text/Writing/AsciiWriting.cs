using System.Buffers.Binary;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;

namespace SpanCodecs.Support;

/// <summary>
/// Writes ASCII, and among it what is escaped or beyond ASCII, as long as such characters are few. Called only if
/// <see cref="VectorLookup.AreSupported"/> is true.
/// </summary>
internal static class AsciiWriting
{
    private const int Block = 32;
    private const int Half = Block / 2;

    /// <summary>An escape sequence has up to six bytes; above them stands how many.</summary>
    private const int LengthShift = 56;

    private static readonly ulong[] DefaultEscapes = MakeEscapes(isRelaxed: false);
    private static readonly ulong[] RelaxedEscapes = MakeEscapes(isRelaxed: true);

    /// <summary>Whether a text is long enough, and does not begin with a word in another alphabet.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool CanBegin(ReadOnlySpan<char> text) => CanGoOn(text.Length) && (text[0] < 0x80 || text[1] < 0x80);

    private static bool CanGoOn(int characters) => characters >= 2 * Block;

    /// <summary>
    /// Writes up to where too few characters are left, or to one that others write, because it is one of many. There is
    /// <see cref="StringEncoding.RoomFor"/> the text. Returns how many characters were read, and how many bytes written.
    /// </summary>
    public static (int Read, int Written) Write(ReadOnlySpan<char> text, ref byte target, bool isRelaxed)
    {
        int i = 0;
        int at = 0;
        ref ulong escapes = ref MemoryMarshal.GetArrayDataReference(isRelaxed ? RelaxedEscapes : DefaultEscapes);

        // Where the next block begins does not depend on what is in this one. So the processor looks for what is special ahead of what it
        // writes. Bounds: two blocks are there, and room for six bytes for each of their characters.
        while (CanGoOn(text.Length - i))
        {
            ref ushort source = ref Unsafe.Add(ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(text)), i);
            uint special = Sixteen(ref source, isRelaxed, out Vector128<byte> first)
                | (Sixteen(ref Unsafe.Add(ref source, Half), isRelaxed, out Vector128<byte> second) << Half);
            if (special == 0)
            {
                first.StoreUnsafe(ref target, (nuint)at);
                second.StoreUnsafe(ref target, (nuint)at + Half);
                at += Block;
                i += Block;
                continue;
            }

            int from = 0;
            do
            {
                int found = BitOperations.TrailingZeroCount(special);
                at = Copy(ref source, from, ref target, at, found - from);
                int characters = One(ref Unsafe.Add(ref source, found), ref target, ref at, ref escapes, isRelaxed);
                if (characters == 0)
                    return (i + found, at);
                from = found + characters;
                special &= ~(((1u << characters) - 1) << found);
            }
            while (special != 0);

            if (from < Block)
                at = Copy(ref source, from, ref target, at, Block - from);
            // A surrogate pair may end behind the block.
            i += Math.Max(from, Block);
        }

        return (i, at);
    }

    /// <summary>Writes one character, or a surrogate pair. Returns how many characters it has: 0 where others write it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int One(ref ushort character, ref byte target, ref int at, ref ulong escapes, bool isRelaxed)
    {
        char value = (char)character;
        if (value < 0x80)
        {
            // No branch asks for the kind of sequence, which cannot be foreseen. Bound: an ASCII character chooses one of 128.
            ulong escape = Unsafe.Add(ref escapes, (nint)value);
            Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, at), escape);
            at += (int)(escape >> LengthShift);
            return 1;
        }

        // Three in a row are of a word in another alphabet, which is written by vectors.
        char second = (char)Unsafe.Add(ref character, 1);
        if (second >= 0x80 && Unsafe.Add(ref character, 2) >= 0x80)
            return 0;
        if (char.IsSurrogate(value))
        {
            if (!char.IsSurrogatePair(value, second))
                return 0;
            at = StringEncoding.WriteHex(ref target, at, value);
            at = StringEncoding.WriteHex(ref target, at, second);
            return 2;
        }

        if (!isRelaxed)
        {
            at = StringEncoding.WriteHex(ref target, at, value);
            return 1;
        }

        if (!RelaxedEncoding.IsTaken(value))
            return 0;
        at += Utf8CharacterWriting.Write(ref Unsafe.Add(ref target, at), value);
        return 1;
    }

    /// <summary>Copies at least so many characters. What is stored behind them is written over, or not part of the text.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int Copy(ref ushort source, int from, ref byte target, int at, int count)
    {
        CopyHalf(ref Unsafe.Add(ref source, from), ref Unsafe.Add(ref target, at));
        CopyHalf(ref Unsafe.Add(ref source, from + Half), ref Unsafe.Add(ref target, at + Half));
        return at + count;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void CopyHalf(ref ushort source, ref byte target) =>
        PlainCharacterCopy.Bytes(Vector128.LoadUnsafe(ref source), Vector128.LoadUnsafe(ref source, 8)).StoreUnsafe(ref target);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static uint Sixteen(ref ushort source, bool isRelaxed, out Vector128<byte> bytes) =>
        PlainCharacterCopy.Specials(Vector128.LoadUnsafe(ref source), Vector128.LoadUnsafe(ref source, 8), isRelaxed, out bytes);

    private static ulong[] MakeEscapes(bool isRelaxed)
    {
        var escapes = new ulong[0x80];
        Span<byte> bytes = stackalloc byte[sizeof(ulong)];
        for (int value = 0; value < escapes.Length; value++)
        {
            bytes.Clear();
            byte letter = AsciiEscapeLetters.LetterOf((char)value, isRelaxed);
            int length = letter == AsciiEscapeLetters.Hexadecimal
                ? StringEncoding.WriteHex(ref bytes[0], 0, (char)value)
                : StringEncoding.WriteLetter(ref bytes[0], 0, letter);
            bytes[^1] = (byte)length;
            escapes[value] = BinaryPrimitives.ReadUInt64LittleEndian(bytes);
        }

        return escapes;
    }
}
