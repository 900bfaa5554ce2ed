using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Emit;

/// <summary>
/// A number that tells names apart by two of their bytes: nearly every set of names has two places where that is enough. Places are counted
/// from behind the quote, and the closing quote is one of them. Names that stay together are compared one after the other.
/// </summary>
internal readonly struct NameHash
{
    // Most names need a handful. If none of them tells all apart, the best one is taken.
    private const int Tries = 64;

    private NameHash(int first, int second, uint factor, int bits) => (First, Second, Factor, Bits) = (first, second, factor, bits);

    internal int First { get; }

    internal int Second { get; }

    internal uint Factor { get; }

    internal int Bits { get; }

    internal uint Of(byte[] name) => Of(Pair(name, First, Second), Factor, Bits);

    /// <summary>Writes the code that makes this number at the quote of a name in the document.</summary>
    internal string Code() =>
        $"{Names.Read}.NameHash(json, position, {First.ToString()}, {Second.ToString()}, 0x{Factor:X8}, {(32 - Bits).ToString()})";

    /// <param name="names">Between the quotes, with the closing one.</param>
    internal static NameHash For(byte[][] names)
    {
        (int first, int second) = Places(names);
        uint[] pairs = [.. names.Select(name => Pair(name, first, second))];
        int bits = 1;
        // The table is at most half full, so that a factor without collisions is found soon.
        while (1 << bits < 2 * names.Length)
            bits++;
        var best = new NameHash(first, second, 1, bits);
        int fewest = int.MaxValue;
        uint factor = 0x9E37_79B1;
        for (int i = 0; i < Tries && fewest > 0; i++)
        {
            int collisions = Collisions(pairs, factor, bits, fewest);
            if (collisions < fewest)
                (best, fewest) = (new NameHash(first, second, factor, bits), collisions);
            factor = (factor * 0x2C1B_3C6D) + 2;
        }

        return best;
    }

    /// <summary>Two places within the shortest name where the most names differ.</summary>
    private static (int First, int Second) Places(byte[][] names)
    {
        int shortest = names.Min(name => name.Length);
        (int First, int Second) best = (0, 0);
        int most = 0;
        var seen = new HashSet<uint>();
        for (int first = 0; first < shortest && most < names.Length; first++)
        {
            for (int second = first; second < shortest && most < names.Length; second++)
            {
                seen.Clear();
                foreach (byte[] name in names)
                    seen.Add(Pair(name, first, second));
                if (seen.Count > most)
                    (best, most) = ((first, second), seen.Count);
            }
        }

        return best;
    }

    private static int Collisions(uint[] pairs, uint factor, int bits, int limit)
    {
        var taken = new bool[1 << bits];
        int collisions = 0;
        foreach (uint pair in pairs)
        {
            uint place = Of(pair, factor, bits);
            if (taken[place] && ++collisions >= limit)
                break;
            taken[place] = true;
        }

        return collisions;
    }

    private static uint Pair(byte[] name, int first, int second) => name[first] | ((uint)name[second] << 8);

    private static uint Of(uint pair, uint factor, int bits) => unchecked(pair * factor) >> (32 - bits);
}
