using System.Diagnostics;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Programs;

/// <summary>
/// Starts every program once in each round, in an order that is new in each and known from the seed, so that a slow minute of
/// the machine falls on all of them alike.
/// </summary>
/// <param name="limit">For one launch.</param>
internal sealed class RoundRobin<TSample>(IReadOnlyList<Contestant> contestants, Func<Launch, TSample?> sampleOf, TimeSpan limit)
    where TSample : class
{
    // One child that dies may be an accident of the machine; three are a property of the program.
    private const int MostFailures = 3;

    // A terminal that draws a line for every launch would be measured with it.
    private static readonly TimeSpan BetweenShows = TimeSpan.FromSeconds(0.5);

    private readonly Stopwatch _sinceShown = Stopwatch.StartNew();
    private readonly Dictionary<string, int> _failures = [];
    private readonly Dictionary<string, string> _dropped = [];

    /// <summary>Play a round first that is not counted: it reads executables from the disk, and warms the launcher up.</summary>
    internal bool DiscardsFirst { get; init; }

    /// <param name="journal">Has the rounds that an earlier run left, and gets the others.</param>
    /// <param name="isEnough">Whether the rounds so far say as much as all would; null where all are wanted.</param>
    internal Played<TSample> Run(
        Journal<Round<TSample>> journal, int rounds, ProgressLine progress, Func<Played<TSample>, bool>? isEnough = null)
    {
        // Grows with each round.
        var played = new Played<TSample>(contestants, journal.Entries, _dropped, journal.Seed);
        int begun = journal.Entries.Count;
        var launchers = contestants.Where(contestant => contestant.Executable is not null).ToDictionary(
            contestant => contestant.Id,
            contestant => new Launcher(contestant.Executable!, contestant.Arguments, ChildLimit.Of(limit)));
        try
        {
            if (DiscardsFirst)
                Play(0, journal.Seed, rounds, launchers, progress);
            for (int number = begun + 1; number <= rounds && isEnough?.Invoke(played) != true; number++)
                journal.Add(Play(number, journal.Seed, rounds, launchers, progress));
        }
        finally
        {
            foreach (Launcher launcher in launchers.Values)
                launcher.Dispose();
        }

        return played;
    }

    private Round<TSample> Play(int number, int seed, int rounds, Dictionary<string, Launcher> launchers, ProgressLine progress)
    {
        Contestant[] order = [.. contestants.Where(one => launchers.ContainsKey(one.Id) && !_dropped.ContainsKey(one.Id))];
        new Random(seed + number).Shuffle(order);
        var samples = new Dictionary<string, TSample>();
        var failures = new Dictionary<string, string>();
        foreach ((int i, Contestant contestant) in order.Index())
        {
            if (i == 0 || _sinceShown.Elapsed > BetweenShows)
            {
                progress.Show(
                    number * order.Length + i + 1, (rounds + 1) * order.Length, $"round {number} of {rounds}: {contestant.Title}");
                _sinceShown.Restart();
            }

            (TSample? sample, string? failure, bool isFinal) = contestant.Start(launchers[contestant.Id], sampleOf);
            if (sample is not null)
            {
                samples[contestant.Id] = sample;
                continue;
            }

            failures[contestant.Id] = failure!;
            int failed = _failures[contestant.Id] = _failures.GetValueOrDefault(contestant.Id) + 1;
            if (isFinal || failed >= MostFailures)
                _dropped[contestant.Id] = failure!;
        }

        return new Round<TSample>(number, samples, failures);
    }
}

internal static class SampleFigures
{
    /// <returns>Null where no sample has the figure.</returns>
    internal static Estimate? Median<TSample>(this IEnumerable<TSample> samples, Func<TSample, double?> figure)
    {
        double[] figures = [.. samples.Select(figure).OfType<double>()];
        return figures.Length == 0 ? null : Intervals.OfLaunches(figures).Rounded();
    }
}
