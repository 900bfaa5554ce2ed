namespace SpanCodecs.Tests.Checks;

/// <summary>
/// Numbers that are equal on every machine and every framework, which System.Random does not promise.
/// (SplitMix64: a counter, and a mix of its bits.)
/// </summary>
internal class DeterministicRandom(ulong seed)
{
    private ulong _counter = seed;

    internal virtual ulong Next()
    {
        unchecked
        {
            _counter += 0x9E3779B97F4A7C15;
            ulong mixed = _counter;
            mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9;
            mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB;
            return mixed ^ (mixed >> 31);
        }
    }

    /// <summary>From zero up to, but not including, <paramref name="exclusive"/>.</summary>
    internal int Next(int exclusive)
    {
        ArgumentOutOfRangeException.ThrowIfNegativeOrZero(exclusive);
        // The high half of a product instead of a remainder: no division, and no favour for small numbers.
        return (int)Math.BigMul(Next(), (ulong)exclusive, out _);
    }

    /// <summary>From zero up to, but not including, one.</summary>
    internal double NextDouble() => (Next() >> 11) * (1.0 / (1UL << 53));
}
