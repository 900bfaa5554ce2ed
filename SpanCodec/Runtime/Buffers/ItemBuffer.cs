using System.Buffers;
using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanCodecs.Support;

/// <summary>
/// Collects a collection's elements: eight on the stack, then in pooled arrays, so that nothing but the result is allocated,
/// and the result has exactly the right size.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public ref struct ItemBuffer<T>
{
    private const int FirstPooled = 32;

    private Eight _inline;
    private T[]? _pooled;
    private int _count;

    /// <summary>Begins with two elements, for which nothing has to be asked.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ItemBuffer(T first, T second)
    {
        _inline[0] = first;
        _inline[1] = second;
        _count = 2;
    }

    public readonly int Count => _count;

    [UnscopedRef]
    public ReadOnlySpan<T> Items => (_pooled is null ? (Span<T>)_inline : _pooled)[.._count];

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Add(T item)
    {
        T[]? pooled = _pooled;
        int count = _count;
        if (pooled is null && (uint)count < Limits.ItemsOnStack)
            _inline[count] = item;
        else if (pooled is not null && (uint)count < (uint)pooled.Length)
            // Bound: the line above. The pool's arrays are of exactly this type, so the check of a covariant store is idle.
            Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(pooled), count) = item;
        else
            AddBeyond(item);
        _count = count + 1;
    }

    public T[] ToArray()
    {
        if (_count == 0)
            return [];
        var array = new T[_count];
        CopyTo(ref MemoryMarshal.GetArrayDataReference(array));
        return array;
    }

    public List<T> ToList()
    {
        var list = new List<T>(_count);
        CollectionsMarshal.SetCount(list, _count);
        CopyTo(ref MemoryMarshal.GetReference(CollectionsMarshal.AsSpan(list)));
        return list;
    }

    /// <summary>Call it after the last use. A buffer that is forgotten after a failure only does not return to the pool.</summary>
    public void Release()
    {
        if (_pooled is not null)
            Return(_pooled, _count);
        _pooled = null;
    }

    // One by one, as they were stored a moment ago: a block copy would load two at once, for which the processor has to wait
    // until both stores have left its buffer. That wait was three quarters of the time of reading an array of two.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void CopyTo(ref T destination)
    {
        // Bound: both callers have made what has exactly as many elements as are counted.
        if (_pooled is not null)
        {
            _pooled.AsSpan(0, _count).CopyTo(MemoryMarshal.CreateSpan(ref destination, _count));
            return;
        }

        // Bound: beyond those, all are pooled.
        ref T source = ref Unsafe.As<Eight, T>(ref _inline);
        for (int i = 0; i < _count; i++)
            Unsafe.Add(ref destination, i) = Unsafe.Add(ref source, i);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void AddBeyond(T item)
    {
        T[] larger = ArrayPool<T>.Shared.Rent(Math.Max(FirstPooled, _count * 2));
        Items.CopyTo(larger);
        if (_pooled is not null)
            Return(_pooled, _count);
        _pooled = larger;
        larger[_count] = item;
    }

    // The array is cleared: the pool must not keep objects alive, nor show them to others.
    private static void Return(T[] array, int count)
    {
        array.AsSpan(0, count).Clear();
        ArrayPool<T>.Shared.Return(array);
    }

    [InlineArray(Limits.ItemsOnStack)]
    private struct Eight
    {
        private T _first;
    }
}
