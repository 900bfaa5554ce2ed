namespace SpanCodecs.Tests.Runtime;

/// <summary>The same random numbers in every run, so that a failure can be repeated.</summary>
internal static class Seeded
{
    public static IEnumerable<Random> Rounds(int count, int seed)
    {
        var random = new Random(seed);
        for (int i = 0; i < count; i++)
            yield return random;
    }

    public static ulong Bits(this Random random) => ((ulong)random.NextInt64() << 1) ^ (ulong)random.NextInt64();

    /// <summary>A number of any size: as many bits as chance has it.</summary>
    public static ulong AnySize(this Random random) => random.Bits() >> random.Next(64);
}
