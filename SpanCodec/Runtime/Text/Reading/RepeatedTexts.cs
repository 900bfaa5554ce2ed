using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanCodecs.Support;

/// <summary>
/// Texts of documents that came twice, with their strings. The bytes between the quotes are compared as they are: equal bytes are equal
/// strings, whatever is escaped in them. Each text has one place, and the last that came there twice has it.
/// </summary>
internal static class RepeatedTexts
{
    /// <summary>A longer text is seldom one of few, and would make the table large.</summary>
    internal const int Longest = 128;

    private const int Places = 1024;

    private static readonly Kept?[] s_kept = new Kept?[Places];

    // The last text that came to each place. Most texts of a member that was marked by mistake come once, and nothing is kept of them.
    private static readonly ulong[] s_came = new ulong[Places];

    /// <returns>Null where it was not kept, or another one has its place.</returns>
    internal static string? Find(ReadOnlySpan<byte> text, ulong hash) =>
        Volatile.Read(ref s_kept[Place(hash)]) is { } kept && kept.Text.AsSpan().SequenceEqual(text) ? kept.Value : null;

    /// <summary>Keeps a text that was not found, if it was offered before. Threads may disagree: then it is kept later.</summary>
    internal static void Offer(ReadOnlySpan<byte> text, ulong hash, string value)
    {
        int place = Place(hash);
        if (Volatile.Read(ref s_came[place]) == hash)
            Volatile.Write(ref s_kept[place], new Kept(text.ToArray(), value));
        else
            Volatile.Write(ref s_came[place], hash);
    }

    /// <summary>
    /// Eight bytes at a time: addresses differ at their ends or in their middle. Texts with one hash take each other's place, and no more.
    /// </summary>
    internal static ulong Hash(ReadOnlySpan<byte> text)
    {
        const ulong Odd = 0x9E3779B97F4A7C15;
        ulong hash = (ulong)text.Length;
        while (text.Length >= sizeof(ulong))
        {
            hash = Mixed(hash ^ MemoryMarshal.Read<ulong>(text));
            text = text[sizeof(ulong)..];
        }

        ulong rest = 0;
        foreach (byte last in text)
            rest = (rest << 8) + last;
        return Mixed(hash ^ rest);

        static ulong Mixed(ulong value)
        {
            value *= Odd;
            return value ^ (value >> 32);
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int Place(ulong hash) => (int)(hash % Places);

    private sealed record Kept(byte[] Text, string Value);
}
