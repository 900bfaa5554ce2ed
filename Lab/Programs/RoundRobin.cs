using System.Diagnostics;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Programs;

/// <summary>
/// Starts every program once in each round, in an order that is new in each and known from the seed, so that a slow minute of
/// the machine falls on all of them alike.
/// </summary>
/// <param name="limit">Of one launch.</param>
internal sealed class RoundRobin<TSample>(IReadOnlyList<Contestant> contestants, Func<Launch, TSample> sampleOf, TimeSpan limit)
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

    /// <summary>Why a program was given up, by its id.</summary>
    internal IReadOnlyDictionary<string, string> Dropped => _dropped;

    /// <param name="journal">Has the rounds that an earlier run left, and gets the others.</param>
    /// <param name="isEnough">Whether the rounds so far say as much as all would.</param>
    internal void Run(
        Journal<Round<TSample>> journal, int rounds, Func<IReadOnlyList<Round<TSample>>, bool> isEnough, ProgressLine progress)
    {
        int begun = journal.Entries.Count;
        if (begun >= rounds)
            return;
        var launchers = contestants.Where(contestant => contestant.Executable is not null).ToDictionary(
            contestant => contestant.Id,
            contestant => new Launcher(contestant.Executable!, contestant.Arguments, ChildLimit.Of(limit)));
        try
        {
            if (DiscardsFirst)
                Play(0, journal.Seed, rounds, launchers, progress);
            for (int number = begun + 1; number <= rounds && !isEnough(journal.Entries); number++)
                journal.Add(Play(number, journal.Seed, rounds, launchers, progress));
        }
        finally
        {
            foreach (Launcher launcher in launchers.Values)
                launcher.Dispose();
        }
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

            Attempt<TSample> attempt = contestant.Start(launchers[contestant.Id], sampleOf);
            if (attempt.Sample is { } sample)
            {
                samples[contestant.Id] = sample;
                continue;
            }

            failures[contestant.Id] = attempt.Failure!;
            int failed = _failures[contestant.Id] = _failures.GetValueOrDefault(contestant.Id) + 1;
            if (attempt.IsFinal || failed >= MostFailures)
                _dropped[contestant.Id] = attempt.Failure!;
        }

        return new Round<TSample>(number, samples, failures);
    }
}

/// <summary>What the rounds of a run say of one program.</summary>
internal static class RoundFigures
{
    internal static IEnumerable<TSample> SamplesOf<TSample>(this IReadOnlyList<Round<TSample>> rounds, Contestant contestant)
        where TSample : class => rounds.Select(round => round.Samples.GetValueOrDefault(contestant.Id)).OfType<TSample>();

    internal static string[] FailuresOf<TSample>(this IReadOnlyList<Round<TSample>> rounds, Contestant contestant)
        where TSample : class => [.. rounds.Select(round => round.Failures.GetValueOrDefault(contestant.Id)).OfType<string>()];

    /// <summary>Why there is no sample of it.</summary>
    /// <param name="dropped">Why programs were given up, by their ids.</param>
    internal static string WhyNone<TSample>(
        this IReadOnlyList<Round<TSample>> rounds, Contestant contestant, IReadOnlyDictionary<string, string> dropped)
        where TSample : class =>
        contestant.Unavailable
            ?? dropped.GetValueOrDefault(contestant.Id)
            ?? rounds.FailuresOf(contestant).LastOrDefault()
            ?? "it was not started";

    /// <returns>Null where no sample has the figure.</returns>
    internal static Estimate? Median<TSample>(this IEnumerable<TSample> samples, Func<TSample, double?> figure)
    {
        double[] figures = [.. samples.Select(figure).OfType<double>()];
        return figures.Length == 0 ? null : Bootstrap.Median(figures).Rounded();
    }
}
