using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using System.Text.Encodings.Web;

namespace SpanCodecs.Support;

/// <summary>
/// Writes text as the relaxed encoder does, which takes letters of all alphabets as they are. Which ones it takes is asked of it, 256
/// characters at a time, when text first has one of these: the framework's tables change with each version of Unicode.
/// </summary>
internal static class RelaxedEncoding
{
    private const int Page = 256;

    // The number of characters that are looked at together.
    private const int Block = 8;
    private const int Half = 4;

    /// <summary>A bit for each character that is written as it is. It is zero also if its page has not been asked for.</summary>
    private static readonly ulong[] Taken = new ulong[(char.MaxValue + 1) / 64];

    private static readonly bool[] IsKnown = new bool[(char.MaxValue + 1) / Page];

    /// <summary>Returns how many bytes were written. There is <see cref="StringEncoding.RoomFor"/> the text.</summary>
    public static int Write(ReadOnlySpan<char> text, Span<byte> destination)
    {
        // Bound of the stores: at each character there is room for six bytes for it and for each one behind it, and for two more.
        _ = destination[..StringEncoding.RoomFor(text.Length)];
        ref ushort source = ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(text));
        ref byte target = ref MemoryMarshal.GetReference(destination);
        bool isLongEnough = PlainCharacterCopy.CanGoOn(text.Length);
        int at = 0;
        int i = 0;
        if (isLongEnough && AsciiWriting.CanBegin(text))
            (i, at) = AsciiWriting.WriteRelaxed(text, ref target);
        while (i < text.Length)
        {
            // The last block is the last eight, of which some may have been written.
            if (isLongEnough && IsAscii(Vector128.LoadUnsafe(ref source, (nuint)Math.Min(i, text.Length - Block))))
            {
                int run = PlainCharacterCopy.GoOn(text, i, ref Unsafe.Add(ref target, at), isRelaxed: true);
                at += run - i;
                i = run;
                if (i < text.Length && text[i] < 0x80)
                    at = WriteEscaped(ref target, at, text[i++]);
                continue;
            }

            int end = text.Length;
            if (text.Length - i >= Half && VectorLookup.AreSupported)
            {
                int bytes = text.Length - i >= Block
                    ? WriteBlock(ref Unsafe.Add(ref source, i), ref Unsafe.Add(ref target, at), out int characters)
                    : WriteHalf(ref Unsafe.Add(ref source, i), ref Unsafe.Add(ref target, at), out characters);
                if (bytes > 0)
                {
                    at += bytes;
                    i += characters;
                    continue;
                }

                end = i + characters;
            }

            for (; i < end && IsTaken(Unsafe.Add(ref source, i)); i++)
                at += Utf8CharacterWriting.Write(ref Unsafe.Add(ref target, at), Unsafe.Add(ref source, i));
            if (i < end && text[i] < 0x80 && AsciiEscapeLetters.IsSpecial(text[i], isRelaxed: true))
                at = WriteEscaped(ref target, at, text[i++]);
            else if (i < end)
                i += WriteOther(text[i..], destination, ref at);
        }

        return at;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool IsAscii(Vector128<ushort> block) => (block & Vector128.Create((ushort)0xFF80)) == Vector128<ushort>.Zero;

    /// <summary>
    /// Returns how many bytes eight characters are, or four where one of the others is not written as it is, or 0.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int WriteBlock(ref ushort source, ref byte target, out int characters)
    {
        Vector128<ushort> block = Vector128.LoadUnsafe(ref source);
        ulong areFirstTaken = TakenOfFour(ref source);
        if ((areFirstTaken & TakenOfFour(ref Unsafe.Add(ref source, Half))) == 0)
        {
            characters = Half;
            return areFirstTaken == 0 ? 0 : Utf8CharacterWriting.WriteFour(Vector128.WidenLower(block), ref target);
        }

        characters = Block;
        // The condition can be foreseen: for alphabets without words it is nearly always true, for others hardly ever.
        if (!Vector128.LessThanAny(block, Vector128.Create((ushort)0x800)))
            return Utf8CharacterWriting.WriteOfThree(block, ref target);

        int bytes = Utf8CharacterWriting.WriteFour(Vector128.WidenLower(block), ref target);
        return bytes + Utf8CharacterWriting.WriteFour(Vector128.WidenUpper(block), ref Unsafe.Add(ref target, bytes));
    }

    /// <summary>Returns how many bytes four characters are, or 0.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int WriteHalf(ref ushort source, ref byte target, out int characters)
    {
        characters = Half;
        return TakenOfFour(ref source) == 0
            ? 0
            : Utf8CharacterWriting.WriteFour(Vector128.WidenLower(
                Vector128.CreateScalarUnsafe(Unsafe.ReadUnaligned<ulong>(ref Unsafe.As<ushort, byte>(ref source))).AsUInt16()), ref target);
    }

    /// <summary>1 where all four are written as they are, else 0.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong TakenOfFour(ref ushort source) =>
        BitOf(source) & BitOf(Unsafe.Add(ref source, 1)) & BitOf(Unsafe.Add(ref source, 2)) & BitOf(Unsafe.Add(ref source, 3));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool IsTaken(ushort character) => BitOf(character) != 0;

    // Bound: the table has a bit for each character.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong BitOf(ushort character) =>
        (Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(Taken), character >> 6) >> (character & 63)) & 1;

    /// <summary>
    /// Writes a character that is not written as it is, or one of a page that has not been asked for. Returns how many characters were
    /// written: none if the page is known only now.
    /// </summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int WriteOther(ReadOnlySpan<char> text, Span<byte> destination, ref int at)
    {
        char first = text[0];
        ref byte target = ref MemoryMarshal.GetReference(destination);
        if (text.Length > 1 && char.IsSurrogatePair(first, text[1]))
        {
            at = StringEncoding.WriteHex(ref target, at, first);
            at = StringEncoding.WriteHex(ref target, at, text[1]);
            return 2;
        }

        bool isHalf = char.IsSurrogate(first);
        if (!isHalf && !Volatile.Read(ref IsKnown[first / Page]))
        {
            Learn(first / Page);
            return 0;
        }

        // Another thread may have asked since it was looked at.
        if (IsTaken(first))
            return 0;
        at = StringEncoding.WriteHex(ref target, at, isHalf ? '\uFFFD' : first);
        return 1;
    }

    /// <summary>Writes an ASCII character's sequence.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int WriteEscaped(ref byte target, int at, char value)
    {
        byte letter = AsciiEscapeLetters.LetterOf(value, isRelaxed: true);
        return letter == AsciiEscapeLetters.Hexadecimal
            ? StringEncoding.WriteHex(ref target, at, value)
            : StringEncoding.WriteLetter(ref target, at, letter);
    }

    // Threads that come at once write the same bits.
    private static void Learn(int page)
    {
        for (int word = page * (Page / 64); word < (page + 1) * (Page / 64); word++)
        {
            ulong bits = 0;
            for (int bit = 0; bit < 64; bit++)
            {
                if (!JavaScriptEncoder.UnsafeRelaxedJsonEscaping.WillEncode((word * 64) + bit))
                    bits |= 1UL << bit;
            }

            Taken[word] = bits;
        }

        Volatile.Write(ref IsKnown[page], true);
    }
}
