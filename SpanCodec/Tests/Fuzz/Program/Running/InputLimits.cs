using System.Diagnostics;

namespace SpanCodecs.Tests.Fuzz;

/// <summary>
/// What an input may cost to be kept: one that takes long takes the time of thousands of others, each time that it is tried.
/// </summary>
internal static class InputLimits
{
    /// <summary>Longer ones find nothing that shorter ones do not, in more time.</summary>
    internal const int MostBytes = 2_000;

    internal static readonly TimeSpan Longest = TimeSpan.FromSeconds(1);

    internal static bool IsShort(FuzzTarget target, byte[] input) => input.Length <= target.Controls + MostBytes;

    /// <summary>Whether it is done in time, if not at first then at the second try: a machine may be busy once.</summary>
    internal static bool IsQuick(FuzzTarget target, byte[] input, TimeSpan longest)
    {
        for (int tries = 0; tries < 2; tries++)
        {
            long start = Stopwatch.GetTimestamp();
            target.Run(input);
            if (Stopwatch.GetElapsedTime(start) <= longest)
                return true;
        }

        return false;
    }
}
