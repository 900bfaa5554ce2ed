using System.Text;

namespace SpanCodecs.Support;

/// <summary>Finds the index of a name by its bytes: a few buckets by length, first and last byte, which separate most names.</summary>
internal sealed class Utf8Lookup
{
    private readonly byte[][] _names;
    private readonly int[] _first;
    private readonly int[] _next;

    public Utf8Lookup(string[] names)
    {
        _names = [.. names.Select(Encoding.UTF8.GetBytes)];
        _first = new int[System.Numerics.BitOperations.RoundUpToPowerOf2((uint)(names.Length * 2) + 1)];
        _next = new int[names.Length];
        Array.Fill(_first, -1);
        // From the end, so that the first of equal names is found.
        for (int i = names.Length - 1; i >= 0; i--)
        {
            int bucket = Bucket(_names[i]);
            _next[i] = _first[bucket];
            _first[bucket] = i;
        }
    }

    public int Find(ReadOnlySpan<byte> name)
    {
        int index = _first[Bucket(name)];
        while (index >= 0 && !name.SequenceEqual(_names[index]))
            index = _next[index];
        return index;
    }

    private int Bucket(ReadOnlySpan<byte> name)
    {
        int hash = name.Length;
        if (name.Length > 0)
            hash += (name[0] * 7) + (name[^1] * 31);
        return hash & (_first.Length - 1);
    }
}
