using System.Runtime.CompilerServices;

namespace JsonAot.Codecs;

/// <summary>
/// Collects the elements of an array whose length nobody knows yet. The first few stay on the stack, so that a short
/// array, which most are, allocates nothing but itself.
/// </summary>
internal ref struct ArrayBuilder<T>
{
    private const int FewCount = 8;

    private Few _few;
    private int _count;
    private List<T>? _more;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void Add(T element)
    {
        if (_count < FewCount)
            _few[_count++] = element;
        else
            (_more ??= new List<T>(2 * FewCount)).Add(element);
    }

    internal readonly T[] ToArray()
    {
        ReadOnlySpan<T> few = _few;
        return _more is null ? few[.._count].ToArray() : [.. few, .. _more];
    }

    [InlineArray(FewCount)]
    private struct Few
    {
        private T _first;
    }
}
