using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;

namespace SpanCodecs.Generated;

/// <summary>
/// Decodes what is beyond ASCII by sixteen bytes. Characters of one alphabet have the same length, so a block holds five of three
/// bytes, or eight of two, one behind the other; how many of them really are is found by comparing with the pattern that those would have.
/// </summary>
internal static class MultiByteText
{
    // For each of five characters of three bytes, where its first byte is, and where the other two.
    private const uint Continuations3 = 0b110_110_110_110_110;
    private const uint Leads3 = 0b001_001_001_001_001;
    private const uint Continuations2 = 0b10_10_10_10_10_10_10_10;
    private const uint Leads2 = 0b01_01_01_01_01_01_01_01;

    /// <summary>
    /// From a byte beyond ASCII as far as characters are valid, and there is room: to an ASCII character that ends a run, or to what the
    /// framework has to decide, and is no UTF-8 or near the end of the document or of the room. Only where <see cref="VectorTables"/> are.
    /// </summary>
    public static int Read(ReadOnlySpan<byte> json, int position, Span<char> destination, int at, out int written)
    {
        ref byte source = ref MemoryMarshal.GetReference(json);
        ref char target = ref MemoryMarshal.GetReference(destination);
        // Bound of all that follows: sixteen bytes from the position, and eight characters from "at", are inside.
        while (json.Length - position >= Vector128<byte>.Count && destination.Length - at >= Vector128<ushort>.Count)
        {
            ref byte first = ref Unsafe.Add(ref source, (nint)(uint)position);
            ref char character = ref Unsafe.Add(ref target, (nint)(uint)at);
            byte lead = first;
            if ((lead & 0xF0) == 0xE0)
            {
                int count = OfThree(ref first, ref character);
                if (count == 0)
                    break;
                position += 3 * count;
                at += count;
            }
            else if ((lead & 0xE0) == 0xC0)
            {
                int count = OfTwo(ref first, ref character);
                if (count == 0)
                    break;
                position += 2 * count;
                at += count;
            }
            else if (lead >= 0xF0)
            {
                if (!TryFour(ref first, ref character))
                    break;
                position += 4;
                at += 2;
            }
            else if (IsPlain(lead) && Unsafe.Add(ref first, 1) >= 0x80)
            {
                // A blank or a comma between two words.
                character = (char)lead;
                position++;
                at++;
            }
            else
            {
                break;
            }
        }

        written = at;
        return position;
    }

    private static bool IsPlain(byte value) => value is >= 0x20 and < 0x80 and not (byte)'"' and not (byte)'\\';

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int OfThree(ref byte source, ref char destination)
    {
        Vector128<byte> block = Vector128.LoadUnsafe(ref source);
        uint leads = Vector128.Equals(block & Vector128.Create((byte)0xF0), Vector128.Create((byte)0xE0)).ExtractMostSignificantBits();
        uint wrong = (Continuations(block) ^ Continuations3 | ((leads ^ Leads3) & Leads3)) & (Continuations3 | Leads3);

        // The last two bytes of each character as one number, and its first byte as another.
        Vector128<ushort> others = VectorTables.Look(block, Vector128.Create((byte)2, 1, 5, 4, 8, 7, 11, 10, 14, 13, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80)).AsUInt16();
        Vector128<ushort> firsts = VectorTables.Look(block, Vector128.Create((byte)0, 0x80, 3, 0x80, 6, 0x80, 9, 0x80, 12, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80)).AsUInt16();
        Vector128<ushort> characters = (firsts << 12)
            | ((others & Vector128.Create((ushort)0x3F00)) >> 2)
            | (others & Vector128.Create((ushort)0x003F));

        // Less than U+0800 would have been shorter, and half a surrogate pair is no character.
        Vector128<ushort> top = characters & Vector128.Create((ushort)0xF800);
        uint invalid = (Vector128.Equals(top, Vector128<ushort>.Zero) | Vector128.Equals(top, Vector128.Create((ushort)0xD800))).AsByte().ExtractMostSignificantBits();
        characters.StoreUnsafe(ref Unsafe.As<char, ushort>(ref destination));
        // Five, as what is beyond them is zero, and so not valid.
        return Math.Min(BitOperations.TrailingZeroCount(invalid) / 2, BitOperations.TrailingZeroCount(wrong | 0x8000) / 3);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int OfTwo(ref byte source, ref char destination)
    {
        Vector128<byte> block = Vector128.LoadUnsafe(ref source);
        uint leads = Vector128.Equals(block & Vector128.Create((byte)0xE0), Vector128.Create((byte)0xC0)).ExtractMostSignificantBits();
        uint wrong = (Continuations(block) ^ Continuations2) | ((leads ^ Leads2) & Leads2);
        Vector128<ushort> pairs = block.AsUInt16();
        Vector128<ushort> characters = ((pairs & Vector128.Create((ushort)0x001F)) << 6) | ((pairs >> 8) & Vector128.Create((ushort)0x003F));
        uint invalid = Vector128.Equals(characters & Vector128.Create((ushort)0xFF80), Vector128<ushort>.Zero).AsByte().ExtractMostSignificantBits();
        characters.StoreUnsafe(ref Unsafe.As<char, ushort>(ref destination));
        return BitOperations.TrailingZeroCount(invalid | wrong | 0x10000) / 2;
    }

    /// <summary>As signed numbers, bytes that continue a character are the lowest.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static uint Continuations(Vector128<byte> block) =>
        Vector128.LessThan(block.AsSByte(), Vector128.Create((sbyte)-64)).ExtractMostSignificantBits();

    /// <summary>A pair of surrogates. Four bytes are there, and room for two.</summary>
    private static bool TryFour(ref byte first, ref char destination)
    {
        uint second = Unsafe.Add(ref first, 1);
        uint third = Unsafe.Add(ref first, 2);
        uint fourth = Unsafe.Add(ref first, 3);
        uint scalar = ((first & 0x07U) << 18) | ((second & 0x3F) << 12) | ((third & 0x3F) << 6) | (fourth & 0x3F);
        bool isValid = first <= 0xF4 && ((second & third & fourth) & 0xC0) == 0x80 && ((second | third | fourth) & 0x40) == 0
            && scalar - 0x10000 <= 0xFFFFF;
        if (!isValid)
            return false;
        scalar -= 0x10000;
        destination = (char)(0xD800 + (scalar >> 10));
        Unsafe.Add(ref destination, 1) = (char)(0xDC00 + (scalar & 0x3FF));
        return true;
    }
}
