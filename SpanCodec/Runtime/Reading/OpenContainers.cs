namespace SpanCodecs.Support;

/// <summary>
/// Keeps which of the open containers are objects: a bit for each, the innermost lowest. Up to 64 need no memory of their own.
/// </summary>
internal ref struct OpenContainers
{
    private const int Word = 64;

    private ulong _innermost;
    private List<ulong>? _outer;

    public int Count { get; private set; }

    public readonly bool IsObject => (_innermost & 1) != 0;

    public readonly byte End => IsObject ? (byte)'}' : (byte)']';

    public void Push(bool isObject)
    {
        if (Count % Word == 0 && Count > 0)
            (_outer ??= []).Add(_innermost);
        _innermost = (_innermost << 1) | (isObject ? 1UL : 0);
        Count++;
    }

    public void Pop()
    {
        _innermost >>= 1;
        Count--;
        if (Count % Word != 0 || Count == 0)
            return;
        _innermost = _outer![^1];
        _outer.RemoveAt(_outer.Count - 1);
    }
}
