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
    public static bool CanBegin(ReadOnlySpan<char> text) => text.Length >= 2 * Half && (text[0] < 0x80 || text[1] < 0x80);

    /// <summary>
    /// Writes up to where too few characters are left, or to one that others write, because it is half of a pair or one of many. There is
    /// <see cref="StringEncoding.RoomFor"/> the text. Returns how many characters were read, and how many bytes written.
    /// </summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static (int Read, int Written) WriteDefault(ReadOnlySpan<char> text, ref byte target) =>
        Write(text, ref target, isRelaxed: false);

    /// <summary>The same for the relaxed encoder.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static (int Read, int Written) WriteRelaxed(ReadOnlySpan<char> text, ref byte target) =>
        Write(text, ref target, isRelaxed: true);

    // Where the next block begins does not depend on what is in this one. So the processor looks for what is special ahead of what it
    // writes. Bounds: two blocks are there, or two halves, and room for six bytes for each of their characters.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static (int Read, int Written) Write(ReadOnlySpan<char> text, ref byte target, bool isRelaxed)
    {
        ref ulong escapes = ref MemoryMarshal.GetArrayDataReference(isRelaxed ? RelaxedEscapes : DefaultEscapes);
        int i = 0;
        int at = 0;
        while (text.Length - i >= 2 * Half)
        {
            ref ushort source = ref Unsafe.Add(ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(text)), i);
            bool isWhole = text.Length - i >= 2 * Block;
            int count = isWhole ? Block : Half;
            uint special = Sixteen(ref source, isRelaxed);
            if (isWhole)
                special |= Sixteen(ref Unsafe.Add(ref source, Half), isRelaxed) << Half;
            int from = 0;
            while (special != 0)
            {
                int found = BitOperations.TrailingZeroCount(special);
                at = Copy(ref source, from, ref target, at, found - from, isWhole);
                int length = One(ref Unsafe.Add(ref source, found), ref Unsafe.Add(ref target, at), ref escapes, isRelaxed);
                if (length == 0)
                    return (i + found, at);
                at += length;
                from = found + 1;
                special &= special - 1;
            }

            if (from < count)
                at = Copy(ref source, from, ref target, at, count - from, isWhole);
            i += count;
        }

        return (i, at);
    }

    /// <summary>Writes one character. Returns how many bytes it has: 0 where others write it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int One(ref ushort character, ref byte target, ref ulong escapes, bool isRelaxed)
    {
        char value = (char)character;
        if (value < 0x80)
        {
            // No branch asks for the kind of sequence, which cannot be foreseen. Bound: an ASCII character chooses one of 128.
            ulong escape = Unsafe.Add(ref escapes, (nint)value);
            Unsafe.WriteUnaligned(ref target, escape);
            return (int)(escape >> LengthShift);
        }

        // Three in a row are of a word in another alphabet, which is written by vectors.
        if (char.IsSurrogate(value) || (Unsafe.Add(ref character, 1) >= 0x80 && Unsafe.Add(ref character, 2) >= 0x80))
            return 0;
        if (!isRelaxed)
            return StringEncoding.WriteHex(ref target, 0, value);
        return RelaxedEncoding.IsTaken(value) ? Utf8CharacterWriting.Write(ref target, value) : 0;
    }

    /// <summary>Copies at least so many characters. What is stored behind them is written over, or not part of the text.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int Copy(ref ushort source, int from, ref byte target, int at, int count, bool isWhole)
    {
        CopyHalf(ref Unsafe.Add(ref source, from), ref Unsafe.Add(ref target, at));
        if (isWhole)
            CopyHalf(ref Unsafe.Add(ref source, from + Half), ref Unsafe.Add(ref target, at + Half));
        return at + count;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void CopyHalf(ref ushort source, ref byte target) =>
        PlainCharacterCopy.Bytes(Vector128.LoadUnsafe(ref source), Vector128.LoadUnsafe(ref source, 8)).StoreUnsafe(ref target);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static uint Sixteen(ref ushort source, bool isRelaxed) =>
        PlainCharacterCopy.Specials(Vector128.LoadUnsafe(ref source), Vector128.LoadUnsafe(ref source, 8), isRelaxed, out _);

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
