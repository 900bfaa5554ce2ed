using System.Runtime.CompilerServices;

namespace SpanCodecs.Support;

/// <summary>
/// How long the last document was: the next one's buffer is as large, and need not grow and be copied. One document that was huge must not
/// have all that follow ask for as much, also where they fail and never say how long they were: so there is a limit, and a large number is
/// halved each time that it is used.
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
