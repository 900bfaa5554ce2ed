using System.Runtime.Intrinsics;

namespace SpanCodecs.Tests.Runtime;

/// <summary>Random numbers that are equal in every run, so that a failure can be repeated.</summary>
internal static class Seeded
{
    private const int ShareOfUsualRun = 3;

    // Millions of tries take minutes of a processor, and each usual run tries the same ones.
    private const int MostOfUsualRun = 100_000;

    // Code that needs no vectors is as slow as that without them, and the same run has tried it with them.
    private static readonly int s_shareWithoutVectors = Vector128.IsHardwareAccelerated ? 1 : 4;

    /// <param name="count">
    /// Number of rounds if the tests are thorough; otherwise a third of it is tried,
    /// and not more than a hundred thousand; without vectors a quarter of that.
    /// </param>
    public static IEnumerable<Random> Rounds(int count, int seed)
    {
        var random = new Random(seed);
        int rounds = Thorough.IsAsked ? count : Math.Min(count / ShareOfUsualRun, MostOfUsualRun) / s_shareWithoutVectors;
        for (int i = 0; i < rounds; i++)
            yield return random;
    }

    public static ulong Bits(this Random random) => ((ulong)random.NextInt64() << 1) ^ (ulong)random.NextInt64();

    /// <summary>A number of any size: as many bits as chance has it.</summary>
    public static ulong AnySize(this Random random) => random.Bits() >> random.Next(64);
}
