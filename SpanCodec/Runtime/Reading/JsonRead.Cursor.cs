using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;

namespace SpanCodecs.Support;

/// <summary>
/// Reads JSON at a position of a document and returns the position after it. Every routine accepts any position: one outside
/// the document counts as its end.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public static partial class JsonRead
{
    /// <summary>The position behind an object whose end nobody looks for: outside of any document, it counts as that one's end.</summary>
    public const int Unread = int.MaxValue;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool At(ReadOnlySpan<byte> json, int position, byte expected) =>
        (uint)position < (uint)json.Length && json[position] == expected;

    /// <summary>Literals are constants, so that the comparison becomes a few wide loads without a loop or a call.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool Matches(ReadOnlySpan<byte> json, int position, ReadOnlySpan<byte> literal) =>
        Holds(json, position, literal.Length)
        // Bound: the line above; the reference covers exactly the literal's length inside the document.
        && MemoryMarshal.CreateReadOnlySpan(ref Unsafe.Add(ref MemoryMarshal.GetReference(json), (nint)(uint)position), literal.Length)
            .SequenceEqual(literal);

    /// <summary>Leading blanks are accepted; a value that begins with n but is not null is not JSON.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsNull(ReadOnlySpan<byte> json, int position, out int after)
    {
        if ((uint)position < (uint)json.Length && json[position] > (byte)' ' && json[position] != (byte)'n')
        {
            after = position;
            return false;
        }

        return IsNullBehindBlanks(json, position, out after);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int SkipBlanks(ReadOnlySpan<byte> json, int position) =>
        (uint)position < (uint)json.Length && json[position] > (byte)' ' ? position : SkipSomeBlanks(json, position);

    /// <summary>Whether <paramref name="count"/> bytes from the position are inside: zero-extended, so that no sum wraps.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool Holds(ReadOnlySpan<byte> json, int position, int count) =>
        (ulong)(uint)position + (uint)count <= (uint)json.Length;

    /// <summary>The byte at the position, or 0, which no JSON token begins with, at the end of the document.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static byte Peek(ReadOnlySpan<byte> json, int position) =>
        (uint)position < (uint)json.Length ? json[position] : (byte)0;

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static bool IsNullBehindBlanks(ReadOnlySpan<byte> json, int position, out int after)
    {
        after = SkipBlanks(json, position);
        if (!At(json, after, (byte)'n'))
            return false;
        if (!Matches(json, after, "null"u8))
            JsonFail.ThrowSyntax(after);
        after += 4;
        return true;
    }

    /// <summary>
    /// Mostly one blank, after a colon. More of them are the indentation of a new line, and are skipped sixteen at a time.
    /// </summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int SkipSomeBlanks(ReadOnlySpan<byte> json, int position)
    {
        if ((uint)position >= (uint)json.Length)
            return json.Length;
        if (!IsBlank(json[position]))
            return position;
        position++;
        if ((uint)position < (uint)json.Length && json[position] > (byte)' ')
            return position;

        if (Vector128.IsHardwareAccelerated)
        {
            while (Holds(json, position, Vector128<byte>.Count))
            {
                // Bound: sixteen bytes from the position are inside.
                Vector128<byte> block = Vector128.LoadUnsafe(ref MemoryMarshal.GetReference(json), (nuint)position);
                uint other = ~(Vector128.Equals(block, Vector128.Create((byte)' '))
                    | Vector128.Equals(block, Vector128.Create((byte)'\n'))
                    | Vector128.Equals(block, Vector128.Create((byte)'\r'))
                    | Vector128.Equals(block, Vector128.Create((byte)'\t'))).ExtractMostSignificantBits() & 0xFFFF;
                if (other != 0)
                    return position + System.Numerics.BitOperations.TrailingZeroCount(other);
                position += Vector128<byte>.Count;
            }
        }

        while ((uint)position < (uint)json.Length && IsBlank(json[position]))
            position++;
        return position;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool IsBlank(byte value) => value is (byte)' ' or (byte)'\n' or (byte)'\r' or (byte)'\t';
}
