using System.CommandLine;
using System.Globalization;
using System.Text.Json.Serialization.Metadata;
using JsonAot.Lab.Programs;

namespace JsonAot.Lab.Measures.WarmUp;

/// <summary>How long a process takes for its first call, its first thousand and its first million.</summary>
internal sealed class WarmUpVerb(Kind kind) : RoundsVerb<WarmUpSample>(
    "warmup", "Measures the first call of a process, the first ten and so on, and after how many calls the JIT has caught up.", kind, QuickRounds, FullRounds)
{
    private const int QuickRounds = 3;
    private const int FullRounds = 7;
    private const int MostCalls = 1_000_000_000;

    // After this time a process stops at the point that it has reached; the next one may be two and a half times as far.
    private const int BudgetSeconds = 5;
    private static readonly TimeSpan Limit = TimeSpan.FromSeconds(60);

    private readonly Option<int> _calls = new("--calls") { Description = "How many calls at most; a million when left out.", DefaultValueFactory = _ => 1_000_000 };

    protected override IReadOnlyList<Option> OwnOptions => [_calls];

    protected override Option<bool> Quick { get; } = new("--quick") { Description = $"{QuickRounds} rounds instead of {FullRounds}." };

    protected override JsonTypeInfo<Round<WarmUpSample>> RoundType => WarmUpRoundJson.Default.RoundWarmUpSample;

    protected override void Check(ParseResult parsed)
    {
        base.Check(parsed);
        if (parsed.GetValue(_calls) is var calls && calls is < 1 or > MostCalls)
            throw new LabException($"{calls} is not a number of calls from 1 to {MostCalls}.", ExitCodes.Usage);
    }

    protected override IReadOnlyList<Contestant> ContestantsOf(Published<StartTarget> published, Measuring run)
    {
        string calls = run.Get(_calls).ToString(CultureInfo.InvariantCulture);
        return [.. published.Targets.Select(target => Contestant.Of(target, "warm", calls, BudgetSeconds.ToString(CultureInfo.InvariantCulture)))];
    }

    protected override RoundRobin<WarmUpSample> RoundsOf(IReadOnlyList<Contestant> contestants) => new(contestants, WarmUpSample.Of, Limit);

    protected override IResults ResultsOf(
        Manifest manifest, Measuring run, IReadOnlyList<Contestant> contestants, Journal<Round<WarmUpSample>> journal, IReadOnlyDictionary<string, string> dropped) =>
        new WarmUpResults(manifest, new WarmUpRows(contestants, journal.Entries, dropped, journal.Seed).Of(run.Modes.First(mode => mode.Name == manifest.Mode), run.Modes));

    protected override int ExitCodeOf(IReadOnlyList<IResults> measured) => Contestant.ExitCodeOf(
        [.. measured.OfType<WarmUpResults>().SelectMany(results => results.Rows).Select(row => (row.Points.Count > 0, row.Unavailable))]);
}
