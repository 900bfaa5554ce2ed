using System.Text;
using SpanCodecs.Generator.Naming;
using SpanCodecs.Support;

namespace SpanCodecs.Generator.Emit;

/// <summary>
/// The names of a type as JsonRead.FindMember looks for them, in numbers of eight bytes: how two bytes of a name and its length become a
/// place, where the places are, 32 bytes of each name from behind its quote on, which name is first at each place, and which one comes
/// next of those that share it. The two bytes stand side by side, and together with the length they tell nearly all names apart.
/// </summary>
internal sealed class NameTable
{
    /// <summary>The length that all longer names are told to have, too.</summary>
    internal const int Longest = Limits.NameInTable - 2;

    private const int Head = 2;
    private const int WordsOfName = Limits.NameInTable / 8;
    // Most names need a handful. If none of them tells all apart, the best one is taken.
    private const int Tries = 64;

    private readonly byte[][] _names;
    private readonly int _at;
    private readonly uint _factor;
    private readonly int _bits = 1;

    /// <param name="names">Between the quotes, in UTF-8, without escapes.</param>
    internal NameTable(IEnumerable<string> names)
    {
        // Long names that begin alike are one name here.
        var known = new Dictionary<string, int>();
        var kept = new List<byte[]>();
        var numbers = new List<int>();
        foreach (string name in names)
        {
            byte[] bytes = Encoding.UTF8.GetBytes(name + "\":");
            string begin = BitConverter.ToString(bytes, 0, Math.Min(bytes.Length, Limits.NameInTable));
            if (!known.TryGetValue(begin, out int number))
            {
                known.Add(begin, number = kept.Count);
                kept.Add(bytes);
            }

            numbers.Add(number);
        }

        _names = [.. kept];
        Numbers = [.. numbers];
        _at = Best();
        uint[] keys = [.. _names.Select(name => Key(name, _at))];
        // At most half full, so that a factor without collisions is found soon.
        while (1 << _bits < 2 * _names.Length)
            _bits++;
        int fewest = int.MaxValue;
        uint factor = 0x9E37_79B1;
        for (int i = 0; i < Tries && fewest > 0; i++)
        {
            int collisions = Collisions(keys, factor, fewest);
            if (collisions < fewest)
                (_factor, fewest) = (factor, collisions);
            factor = (factor * 0x2C1B_3C6D) + 2;
        }
    }

    /// <summary>The number of each name. Those that differ behind what is in the table have the same.</summary>
    internal int[] Numbers { get; }

    /// <summary>Whether all of a name is in the table; where it is not, generated code compares it once more.</summary>
    internal static bool IsWhole(string name) => Utf8Literal.Length(name) <= Longest;

    /// <summary>The numbers as lines of code.</summary>
    internal IEnumerable<string> Lines()
    {
        int places = (Head + (_names.Length * WordsOfName)) * 8;
        yield return $"{Number(Pair((uint)_at, (uint)(32 - _bits)))}, {Number(Pair(_factor, (uint)places))},";
        foreach (byte[] name in _names)
        {
            byte[] bytes = new byte[Limits.NameInTable];
            Array.Copy(name, bytes, Math.Min(name.Length, Limits.NameInTable));
            string numbers = string.Join(", ", Enumerable.Range(0, WordsOfName).Select(i => Number(BitConverter.ToUInt64(bytes, 8 * i))));
            yield return $"{numbers}, // {Utf8Literal.Quoted(Encoding.UTF8.GetString(name, 0, name.Length - 2))}";
        }

        ulong[] ends = Ends();
        for (int i = 0; i < ends.Length; i += WordsOfName)
            yield return string.Join(", ", ends.Skip(i).Take(WordsOfName).Select(Number)) + ",";
    }

    private static ulong Pair(uint low, uint high) => low | ((ulong)high << 32);

    private static string Number(ulong number) => $"0x{number:X16}";

    /// <summary>The first name of each place, and behind them the next one after each name.</summary>
    private ulong[] Ends()
    {
        var ends = new ushort[(1 << _bits) + _names.Length];
        for (int i = 0; i < ends.Length; i++)
            ends[i] = Limits.NoName;
        for (int i = _names.Length - 1; i >= 0; i--)
        {
            uint place = Place(Key(_names[i], _at), _factor);
            (ends[place], ends[(1 << _bits) + i]) = ((ushort)i, ends[place]);
        }

        var words = new ulong[(ends.Length + 3) / 4];
        for (int i = 0; i < ends.Length; i++)
            words[i / 4] |= (ulong)ends[i] << (16 * (i % 4));
        return words;
    }

    /// <summary>The place where the most names differ that have the same length.</summary>
    private int Best()
    {
        int longest = _names.Max(LengthOf);
        int best = 0;
        int most = 0;
        var seen = new HashSet<uint>();
        for (int at = 0; at < longest && most < _names.Length; at++)
        {
            seen.Clear();
            foreach (byte[] name in _names)
                seen.Add(Key(name, at));
            if (seen.Count > most)
                (best, most) = (at, seen.Count);
        }

        return best;
    }

    private int Collisions(uint[] keys, uint factor, int limit)
    {
        var taken = new bool[1 << _bits];
        int collisions = 0;
        foreach (uint key in keys)
        {
            uint place = Place(key, factor);
            if (taken[place] && ++collisions >= limit)
                break;
            taken[place] = true;
        }

        return collisions;
    }

    private uint Place(uint key, uint factor) => unchecked(key * factor) >> (32 - _bits);

    /// <summary>A place behind a name's end counts as that of its closing quote.</summary>
    private static uint Key(byte[] name, int at)
    {
        int length = LengthOf(name);
        int place = Math.Min(at, length);
        return name[place] | ((uint)name[place + 1] << 8) | ((uint)length << 16);
    }

    private static int LengthOf(byte[] name) => Math.Min(name.Length - 2, Longest);
}
