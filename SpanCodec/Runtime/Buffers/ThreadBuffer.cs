using System.Buffers;
using System.ComponentModel;

namespace SpanCodecs.Support;

/// <summary>
/// A thread's own buffer, taken and returned. A codec that runs while the buffer is taken (inside a converter, say) finds
/// none and rents one. A buffer that has grown beyond a limit goes back to the pool, which frees it in time. What goes there is cleared:
/// the pool hands it to any code.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public static class ThreadBuffer
{
    private const int Smallest = 16 * 1024;
    private const int LargestKept = 1024 * 1024;
    private const int Beyond = 64;

    [ThreadStatic]
    private static byte[]? t_buffer;

    public static byte[] Take(int atLeast)
    {
        byte[]? buffer = t_buffer;
        if (buffer is null || buffer.Length < atLeast)
            return ArrayPool<byte>.Shared.Rent(Math.Max(atLeast, Smallest));
        t_buffer = null;
        return buffer;
    }

    /// <summary>Gives the buffer back, of which the first <paramref name="used"/> bytes have been written.</summary>
    public static void Return(byte[] buffer, int used)
    {
        byte[]? other = t_buffer;
        bool isKept = buffer.Length <= LargestKept && (other is null || other.Length < buffer.Length);
        if (isKept)
            t_buffer = buffer;
        if (!isKept)
            Release(buffer, used);
        else if (other is not null)
            Release(other, other.Length);
    }

    /// <summary>Gives an array back to the pool, without what was written to it.</summary>
    internal static void Release<T>(T[] pooled, int used)
    {
        // Vectors write some more than what counts.
        pooled.AsSpan(0, Math.Min(pooled.Length, used + Beyond)).Clear();
        ArrayPool<T>.Shared.Return(pooled);
    }

    /// <summary>A larger buffer with the first <paramref name="used"/> bytes of this one, which is returned.</summary>
    public static byte[] Grow(byte[] buffer, int used, int atLeast)
    {
        // Twice as large, but no larger than an array can be.
        long wanted = Math.Max(Math.Min((long)buffer.Length * 2, Array.MaxLength), (long)used + atLeast);
        byte[] larger = ArrayPool<byte>.Shared.Rent(Length(wanted));
        buffer.AsSpan(0, used).CopyTo(larger);
        Release(buffer, used);
        return larger;
    }

    /// <summary>The length of an array for a document.</summary>
    /// <exception cref="InvalidOperationException">No array has so many elements.</exception>
    internal static int Length(long bytes) => bytes <= Array.MaxLength ? (int)bytes : throw new InvalidOperationException(
        $"The document has more than {Array.MaxLength} bytes, which is as much as an array holds. "
        + "Write it to an IBufferWriter that takes it in parts, or read and write a sequence.");
}
