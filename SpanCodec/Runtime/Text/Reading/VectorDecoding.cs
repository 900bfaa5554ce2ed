using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;

namespace SpanCodecs.Support;

/// <summary>
/// Decodes what is beyond ASCII by vectors. The alphabets that follow each other, and the length of words, cannot be foreseen. So 64 bytes
/// are first searched for where characters begin, and then decoded by twelve, or by ten characters of three bytes, without a branch for
/// each; all at once by <see cref="WideVectorDecoding"/>.
/// </summary>
internal static class VectorDecoding
{
    /// <summary>The last position where a window may begin that lies within the searched bytes.</summary>
    private const uint Taken = CharacterStarts.Looked - DecodingTables.Window;

    // The last position where a character of three bytes may begin and be whole within the searched bytes.
    private const uint LastWhole = CharacterStarts.Looked - 3;

    // The bits where characters begin, when there are ten of three bytes, and another behind them.
    private const ulong TenOfThree = 0b1_001_001_001_001_001_001_001_001_001_001;

    /// <summary>
    /// Starts at a byte beyond ASCII and goes on while characters are valid and there is room: to a quote, a backslash or a control
    /// character, to many ASCII characters, or to what the framework has to decide: invalid UTF-8, or near the end of the document or of
    /// the room. Called only if <see cref="VectorLookup.AreSupported"/> is true.
    /// </summary>
    public static int Read(ReadOnlySpan<byte> json, int position, Span<char> destination, int at, out int written)
    {
        // Bound of loads: a vector at each of the searched bytes. Bound of stores: a vector for each window of at least one byte.
        while (json.Length - position >= CharacterStarts.Looked + Vector128<byte>.Count
            && destination.Length - at >= CharacterStarts.Looked + Vector128<ushort>.Count)
        {
            ref byte source = ref Unsafe.Add(ref MemoryMarshal.GetReference(json), (nint)(uint)position);
            ref char target = ref Unsafe.Add(ref MemoryMarshal.GetReference(destination), (nint)(uint)at);
            uint end = CharacterStarts.Look(ref source, out ulong beginnings, out bool isAscii);
            if (isAscii)
                break;
            uint used;
            int characters;
            if (WideVectorDecoding.IsSupported)
            {
                if (!WideVectorDecoding.TryTake(ref source, beginnings, end, ref target, out characters))
                    break;
                used = end;
            }
            else
            {
                used = Take(ref source, beginnings, end, ref target, out characters);
            }

            position += (int)used;
            at += characters;
            // The character is not valid after all.
            if (used < end && used < Taken)
                break;
            // A character that begins with the last two bytes may be valid, and only cut off.
            if (used < end || end > LastWhole)
                continue;

            // The byte at the end is known not to be of up to three bytes. Bounds: the vector behind the searched bytes, and behind the
            // room.
            int four = TryFours(ref Unsafe.Add(ref source, used), ref Unsafe.Add(ref target, characters));
            if (four == 0)
                break;
            position += four;
            at += four / 2;
            position = ReadFours(json, position, destination, ref at);
        }

        written = at;
        return position;
    }

    /// <summary>Returns how many bytes were used: fewer than there are up to the end where the framework has to decide.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static uint Take(ref byte source, ulong beginnings, uint end, ref char destination, out int characters)
    {
        ref ushort target = ref Unsafe.As<char, ushort>(ref destination);
        ref ushort moves = ref MemoryMarshal.GetArrayDataReference(DecodingTables.Moves);
        ref byte moved = ref MemoryMarshal.GetArrayDataReference(DecodingTables.Bytes);
        uint used = 0;
        uint count = 0;
        while (used < end && used < Taken)
        {
            Vector128<byte> block = Vector128.LoadUnsafe(ref source, used);
            // The condition can be foreseen: for alphabets with words of a few such characters it is hardly ever true, for those without
            // words nearly always.
            if ((beginnings & 0x7FFF_FFFF) == TenOfThree && end - used >= 30)
            {
                if (!TryMove(block, OfThree(), OfThreeFirst(), ref Unsafe.Add(ref target, count))
                    || !TryMove(
                        Vector128.LoadUnsafe(ref source, used + 15), OfThree(), OfThreeFirst(), ref Unsafe.Add(ref target, count + 5)))
                {
                    break;
                }

                beginnings >>= 30;
                used += 30;
                count += 10;
                continue;
            }

            // Bounds: the table has an entry for each mask, and as many bytes as each of its moves says.
            uint move = Unsafe.Add(ref moves, (nint)(beginnings & ((1 << DecodingTables.MaskBits) - 1)));
            ref byte bytes = ref Unsafe.Add(ref moved, (nint)((move & DecodingTables.NumberMask) * DecodingTables.MoveSize));
            if (!TryMove(block, Vector128.LoadUnsafe(ref bytes), Vector128.LoadUnsafe(ref bytes, 16), ref Unsafe.Add(ref target, count)))
                break;
            // All characters before the end are whole, and so each window has one.
            uint window = Math.Min(move >> DecodingTables.UsedShift, end - used);
            count += (uint)BitOperations.PopCount(beginnings & ((1UL << (int)window) - 1));
            beginnings >>= (int)window;
            used += window;
        }

        characters = (int)count;
        return used;
    }

    /// <summary>
    /// Joins the bits of characters that have been moved apart. Returns false where one of three bytes would have been shorter, or is half
    /// a surrogate pair, even if that is beyond what is used: the framework then decides.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool TryMove(Vector128<byte> block, Vector128<byte> lastBytes, Vector128<byte> firstBytes, ref ushort destination)
    {
        Vector128<ushort> last = VectorLookup.Look(block, lastBytes).AsUInt16();
        Vector128<ushort> first = VectorLookup.Look(block, firstBytes).AsUInt16();
        Vector128<ushort> characters = (first << 12) | ((last & Vector128.Create((ushort)0x3F00)) >> 2)
            | (last & Vector128.Create((ushort)0x007F));
        Vector128<ushort> top = characters & Vector128.Create((ushort)0xF800);
        Vector128<ushort> invalid = Vector128.Equals(top, Vector128.Create((ushort)0xD800))
            | (Vector128.Equals(top, Vector128<ushort>.Zero) & Vector128.Equals(first, Vector128.Create((ushort)0x00E0)));
        characters.StoreUnsafe(ref destination);
        return invalid == Vector128<ushort>.Zero;
    }

    private static Vector128<byte> OfThree() =>
        Vector128.Create((byte)2, 1, 5, 4, 8, 7, 11, 10, 14, 13, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80);

    private static Vector128<byte> OfThreeFirst() =>
        Vector128.Create((byte)0, 0x80, 3, 0x80, 6, 0x80, 9, 0x80, 12, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80);

    /// <summary>
    /// Characters of four bytes with less than sixteen bytes of ASCII before each, or one character of two or three bytes, as long as
    /// there are such. ASCII before anything else is read, too.
    /// </summary>
    private static int ReadFours(ReadOnlySpan<byte> json, int position, Span<char> destination, ref int at)
    {
        const int Behind = 8;
        while (json.Length - position >= Vector128<byte>.Count + Behind && destination.Length - at >= Vector128<byte>.Count + Behind)
        {
            // Bounds: sixteen bytes and characters, and then what is behind the ASCII among them: up to eight bytes, and room for as many.
            ref byte source = ref Unsafe.Add(ref MemoryMarshal.GetReference(json), (nint)(uint)position);
            ref ushort target = ref Unsafe.As<char, ushort>(ref Unsafe.Add(ref MemoryMarshal.GetReference(destination), (nint)(uint)at));
            Vector128<byte> block = Vector128.LoadUnsafe(ref source);
            uint special = PlainRunSearch.SpecialOrNotAscii(block);
            if (special == 0)
                return position;
            (Vector128<ushort> low, Vector128<ushort> high) = Vector128.Widen(block);
            low.StoreUnsafe(ref target);
            high.StoreUnsafe(ref target, 8);
            int ascii = BitOperations.TrailingZeroCount(special);
            position += ascii;
            at += ascii;
            source = ref Unsafe.Add(ref source, ascii);
            target = ref Unsafe.Add(ref target, ascii);
            uint first = source;
            int bytes = first < 0xE0 ? 2 : 3;
            if (first is >= 0xC2 and < 0xF0 && Unsafe.Add(ref source, bytes) >= 0xF0 && TryShort(ref source, bytes, out ushort character))
            {
                target = character;
                position += bytes;
                at++;
                source = ref Unsafe.Add(ref source, bytes);
                target = ref Unsafe.Add(ref target, 1);
            }

            if (source < 0xF0 || !TryFour(ref source, ref Unsafe.As<ushort, char>(ref target)))
                break;
            position += 4;
            at += 2;
        }

        return position;
    }

    /// <summary>A character of two or three bytes. So many are there.</summary>
    private static bool TryShort(ref byte first, int bytes, out ushort character)
    {
        uint second = Unsafe.Add(ref first, 1) ^ 0x80U;
        uint third = Unsafe.Add(ref first, 2) ^ 0x80U;
        character = (ushort)(bytes == 2 ? ((first & 0x1FU) << 6) | second : ((first & 0x0FU) << 12) | (second << 6) | third);
        return second < 0x40 && (bytes == 2 || (third < 0x40 && character >= 0x800 && !char.IsSurrogate((char)character)));
    }

    /// <summary>
    /// Decodes up to two characters of four bytes, which often stand together. Returns how many bytes they have. Eight bytes are there, and
    /// room for four.
    /// </summary>
    private static int TryFours(ref byte first, ref char destination)
    {
        if (!TryFour(ref first, ref destination))
            return 0;
        return TryFour(ref Unsafe.Add(ref first, 4), ref Unsafe.Add(ref destination, 2)) ? 8 : 4;
    }

    /// <summary>A pair of surrogates. Four bytes are there, and room for two.</summary>
    internal static bool TryFour(ref byte first, ref char destination)
    {
        uint second = Unsafe.Add(ref first, 1);
        uint third = Unsafe.Add(ref first, 2);
        uint fourth = Unsafe.Add(ref first, 3);
        uint scalar = ((first & 0x07U) << 18) | ((second & 0x3F) << 12) | ((third & 0x3F) << 6) | (fourth & 0x3F);
        bool isValid = first is >= 0xF0 and <= 0xF4 && ((second & third & fourth) & 0xC0) == 0x80 && ((second | third | fourth) & 0x40) == 0
            && scalar - 0x10000 <= 0xFFFFF;
        if (!isValid)
            return false;
        scalar -= 0x10000;
        destination = (char)(0xD800 + (scalar >> 10));
        Unsafe.Add(ref destination, 1) = (char)(0xDC00 + (scalar & 0x3FF));
        return true;
    }
}
