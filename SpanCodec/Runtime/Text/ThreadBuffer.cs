using System.Buffers;
using System.ComponentModel;

namespace SpanCodecs.Support;

/// <summary>
/// A thread's own buffer, taken and returned. A codec that runs while the buffer is taken (inside a converter, say) finds
/// none and rents one. A buffer that has grown beyond a limit goes back to the pool, which frees it in time.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class ThreadBuffer
{
    private const int Smallest = 16 * 1024;
    private const int LargestKept = 1024 * 1024;

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

    public static void Return(byte[] buffer)
    {
        byte[]? other = t_buffer;
        bool isKept = buffer.Length <= LargestKept && (other is null || other.Length < buffer.Length);
        if (isKept)
            t_buffer = buffer;
        byte[]? released = isKept ? other : buffer;
        if (released is not null)
            ArrayPool<byte>.Shared.Return(released);
    }

    /// <summary>A larger buffer with the first <paramref name="used"/> bytes of this one, which is returned.</summary>
    public static byte[] Grow(byte[] buffer, int used, int atLeast)
    {
        // Twice as large, but no larger than an array can be; renting fails for more than that.
        long wanted = Math.Max(Math.Min((long)buffer.Length * 2, Array.MaxLength), (long)used + atLeast);
        byte[] larger = ArrayPool<byte>.Shared.Rent(checked((int)wanted));
        buffer.AsSpan(0, used).CopyTo(larger);
        ArrayPool<byte>.Shared.Return(buffer);
        return larger;
    }
}
