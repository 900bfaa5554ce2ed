using System.Runtime.CompilerServices;

namespace SpanCodecs.Support;

/// <summary>
/// How long the last document was. The next one's buffer begins with that size, so that it need not grow. One huge document must not
/// make all later ones ask for as much, even where they fail and never report their own length: so there is a limit, and a large number is
/// halved each time it is used.
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

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Is(int length) => _length = Math.Min(length, Largest);
}
