using System.Diagnostics;
using System.Runtime.CompilerServices;

namespace JsonAot;

/// <summary>
/// How fast this processor is right now: the time of a fixed piece of work. A neighbour on the same core makes everything slower by the
/// same factor for seconds, so that a program cannot see it in its own figures; against this work it can.
/// </summary>
public static class Speedometer
{
    /// <summary>
    /// A processor that is slower than this was shared with somebody: a neighbour costs 1.3 to 1.8, and its own speed varies by less. SteadyPass says the same of the
    /// passes in a file.
    /// </summary>
    public const double MostSlowness = 1.12;

    // Short, because it stands between the slices that are timed, and has to fit with them into the gaps that a neighbour leaves.
    private const int Rounds = 16;

    private static readonly byte[] Data = [.. Enumerable.Range(0, 2 * 1024).Select(i => (byte)(i * 167))];

    // What the optimiser must not remove.
    private static ulong s_kept;

    /// <summary>What the work takes now, in nanoseconds: some 12,000.</summary>
    public static double Nanoseconds()
    {
        // What was timed before has driven this work's code and data out of the caches, and more of them the larger its documents are. Fetching
        // them again took 5 to 15 % of the work beside documents of megabytes, which looked like a neighbour.
        s_kept ^= Work(Data, rounds: 1);
        long start = Stopwatch.GetTimestamp();
        s_kept ^= Work(Data, Rounds);
        // A TimeSpan counts in steps of 100 ns, which is a percent of it.
        return (Stopwatch.GetTimestamp() - start) * (1e9 / Stopwatch.Frequency);
    }

    // Eight chains that do not wait for each other fill the multiplier: one product a cycle, so that a second thread on the core is felt. With
    // four, exactly as many as one product takes cycles, an AMD EPYC took five, six or seven cycles for them, by chance, from moment to moment.
    // Compiled in full at once, because a first tier would look like a slow machine.
    [MethodImpl(MethodImplOptions.AggressiveOptimization | MethodImplOptions.NoInlining)]
    private static ulong Work(byte[] data, int rounds)
    {
        ulong a = 1, b = 2, c = 3, d = 4, e = 5, f = 6, g = 7, h = 8;
        for (int round = 0; round < rounds; round++)
        {
            for (int i = 0; i + 7 < data.Length; i += 8)
            {
                a = (a + data[i]) * 0x9E3779B97F4A7C15;
                b = (b ^ data[i + 1]) * 0xC2B2AE3D27D4EB4F;
                c = (c + data[i + 2]) * 0x165667B19E3779F9;
                d = (d ^ data[i + 3]) * 0x27D4EB2F165667C5;
                e = (e + data[i + 4]) * 0x9E3779B97F4A7C15;
                f = (f ^ data[i + 5]) * 0xC2B2AE3D27D4EB4F;
                g = (g + data[i + 6]) * 0x165667B19E3779F9;
                h = (h ^ data[i + 7]) * 0x27D4EB2F165667C5;
            }
        }

        return a ^ b ^ c ^ d ^ e ^ f ^ g ^ h;
    }
}
