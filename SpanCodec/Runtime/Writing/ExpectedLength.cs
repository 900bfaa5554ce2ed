using System.Runtime.CompilerServices;

namespace SpanCodecs.Support;

/// <summary>
/// How long the last document was. The next one's buffer begins with that size, so that it need not grow. A large number is halved each
/// time it is used: documents that fail never report their own length.
/// </summary>
internal struct ExpectedLength
{
    private const int Small = 1024 * 1024;
    private const int Largest = 16 * Small;

    private int _length;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public int Take()
    {
        int length = _length;
        if (length > Small)
            _length = length / 2;
        return length;
    }

    /// <summary>
    /// Keeps the last document's length. The limit and the halving stop one huge document from making all later buffers huge.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Remember(int length) => _length = Math.Min(length, Largest);
}
