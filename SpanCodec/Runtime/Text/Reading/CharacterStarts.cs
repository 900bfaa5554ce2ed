using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;

namespace SpanCodecs.Support;

/// <summary>Finds where the characters of UTF-8 begin, and how far they are valid, for 64 bytes at once.</summary>
internal static class CharacterStarts
{
    public const int Looked = 64;

    // The largest bytes that do not begin a character; and that do not begin a valid one of two bytes or more, of three or more, of four.
    internal const sbyte BelowFirst = unchecked((sbyte)0xBF);
    private const sbyte BelowTwo = unchecked((sbyte)0xC1);
    private const sbyte BelowThree = unchecked((sbyte)0xDF);
    private const sbyte BelowFour = unchecked((sbyte)0xEF);

    /// <summary>
    /// Finds where characters begin in 64 bytes, and how many bytes are before the first that is not part of a valid character of up to
    /// three, or that ends plain text.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static uint Look(ref byte source, out ulong beginnings, out bool isAscii)
    {
        // Signed, bytes that continue a character are the lowest numbers, and ASCII is above all others.
        if (Vector512.IsHardwareAccelerated)
        {
            Vector512<byte> all = Vector512.LoadUnsafe(ref source);
            beginnings = Vector512.GreaterThan(all.AsSByte(), Vector512.Create(BelowFirst)).ExtractMostSignificantBits();
            return Judge(
                all.ExtractMostSignificantBits(),
                beginnings,
                Vector512.GreaterThan(all.AsSByte(), Vector512.Create(BelowTwo)).ExtractMostSignificantBits(),
                Vector512.GreaterThan(all.AsSByte(), Vector512.Create(BelowThree)).ExtractMostSignificantBits(),
                Vector512.GreaterThan(all.AsSByte(), Vector512.Create(BelowFour)).ExtractMostSignificantBits(),
                PlainRunSearch.SpecialOrNotAscii(all),
                out isAscii);
        }

        ulong beyond = 0;
        beginnings = 0;
        ulong fromTwo = 0;
        ulong fromThree = 0;
        ulong fromFour = 0;
        ulong special = 0;
        for (int i = 0; i < Looked; i += Vector128<byte>.Count)
        {
            Vector128<byte> block = Vector128.LoadUnsafe(ref source, (nuint)i);
            beyond |= (ulong)block.ExtractMostSignificantBits() << i;
            beginnings |= (ulong)Vector128.GreaterThan(block.AsSByte(), Vector128.Create(BelowFirst)).ExtractMostSignificantBits() << i;
            fromTwo |= (ulong)Vector128.GreaterThan(block.AsSByte(), Vector128.Create(BelowTwo)).ExtractMostSignificantBits() << i;
            fromThree |= (ulong)Vector128.GreaterThan(block.AsSByte(), Vector128.Create(BelowThree)).ExtractMostSignificantBits() << i;
            fromFour |= (ulong)Vector128.GreaterThan(block.AsSByte(), Vector128.Create(BelowFour)).ExtractMostSignificantBits() << i;
            special |= (ulong)PlainRunSearch.SpecialOrNotAscii(block) << i;
        }

        return Judge(beyond, beginnings, fromTwo, fromThree, fromFour, special, out isAscii);
    }

    /// <summary>
    /// Judges by a bit for each byte: beyond ASCII, beginning a character, and for those beyond ASCII from which length on.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static uint Judge(
        ulong beyond, ulong beginnings, ulong fromTwo, ulong fromThree, ulong fromFour, ulong special, out bool isAscii)
    {
        ulong continuing = ~beginnings;
        ulong twos = beyond & fromTwo & ~fromThree;
        ulong threes = beyond & fromThree & ~fromFour;
        // The bytes that continue a character must be as many as its first byte says. Nothing is known behind the last byte, but no window
        // that is taken reaches so far.
        ulong second = continuing >> 1;
        ulong third = continuing >> 2;
        ulong fourth = continuing >> 3;
        ulong ones = ~beyond & ~second;
        ulong valid = ones | (twos & second & ~third) | (threes & second & third & ~fourth);
        isAscii = (beyond & 0xFFFF) == 0;
        return (uint)BitOperations.TrailingZeroCount((special & ~beyond) | (beginnings & ~valid) | (continuing & 1));
    }
}
