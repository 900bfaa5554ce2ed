using System.Buffers;
using System.Runtime.CompilerServices;
using System.Text.Unicode;

namespace SpanCodecs.Support;

/// <summary>Makes strings from UTF-8, strictly: nothing is replaced.</summary>
internal static class StrictUtf8Decoding
{
    private const int OnStack = 256;

    /// <summary>False when the bytes are not UTF-8. Only what was written to the buffer is read from it.</summary>
    [SkipLocalsInit]
    public static bool TryDecode(ReadOnlySpan<byte> utf8, out string text)
    {
        char[]? pooled = null;
        Span<char> chars = utf8.Length <= OnStack
            ? stackalloc char[OnStack]
            : pooled = ArrayPool<char>.Shared.Rent(utf8.Length);
        // UTF-8 never has fewer bytes than UTF-16 has characters, so one pass is enough.
        bool isValid = Utf8.ToUtf16(utf8, chars, out _, out int written, replaceInvalidSequences: false) == OperationStatus.Done;
        text = isValid ? new string(chars[..written]) : "";
        if (pooled is not null)
            ThreadBuffer.Release(pooled, written);
        return isValid;
    }
}
