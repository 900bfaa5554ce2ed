using System.Text;

namespace SpanCodecs.Support;

/// <summary>Finds the index of a name by its bytes: a few buckets by length, first and last byte, which separate most names.</summary>
internal sealed class NameIndex
{
    private readonly byte[][] _names;
    private readonly int[] _first;
    private readonly int[] _next;

    // Names of up to seven bytes as one number, and where it would be in a table that is mostly empty.
    private readonly ulong[] _short;
    private readonly int[] _shortIndexes;

    public NameIndex(string[] names)
    {
        _names = [.. names.Select(Encoding.UTF8.GetBytes)];
        _first = new int[System.Numerics.BitOperations.RoundUpToPowerOf2((uint)(names.Length * 2) + 1)];
        _next = new int[names.Length];
        Array.Fill(_first, -1);
        // The loop goes backwards, so that the first of equal names is found.
        for (int i = names.Length - 1; i >= 0; i--)
        {
            int bucket = Bucket(_names[i]);
            _next[i] = _first[bucket];
            _first[bucket] = i;
        }

        _short = new ulong[_first.Length * 2];
        _shortIndexes = new int[_short.Length];
        for (int i = names.Length - 1; i >= 0; i--)
        {
            if (_names[i].Length is 0 or >= sizeof(ulong) || _names[i].Contains((byte)0))
                continue;
            int place = Place(Number(_names[i]));
            _short[place] = Number(_names[i]);
            _shortIndexes[place] = i;
        }
    }

    /// <summary>
    /// Finds a name of up to seven bytes, given as a number with the first byte lowest. Returns -1 if it is not known, or has to be
    /// searched for with <see cref="Find"/>.
    /// </summary>
    public int FindShort(ulong name)
    {
        int place = Place(name);
        return name != 0 && _short[place] == name ? _shortIndexes[place] : -1;
    }

    private static ulong Number(ReadOnlySpan<byte> name)
    {
        ulong number = 0;
        for (int i = name.Length - 1; i >= 0; i--)
            number = (number << 8) | name[i];
        return number;
    }

    private int Place(ulong name) => (int)((name * 0x9E37_79B9_7F4A_7C15) >> 40) & (_short.Length - 1);

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
