using System.CommandLine;
using JsonAot.Lab.Programs;

namespace JsonAot.Lab.Measures.Startup;

/// <summary>What it costs to start a process, to write once and to read once; and, where it is asked for, to go on calling.</summary>
internal sealed class StartupVerb(Kind startup) : MeasuringVerb(
    "startup", "Measures processes from their spawn to Main, first write, first read and exit; and how they warm up.", startup, WarmingUp)
{
    private const int MostRounds = 10_000;
    private const int MostCalls = 1_000_000_000;

    private static readonly Kind WarmingUp = new WarmUpKind();

    private readonly Option<int?> _rounds = new("--rounds")
    {
        Description = $"How often each program is started; {StartupMeasurement.FullRounds} when left out, "
            + "or fewer when every interval is narrow before.",
    };

    private readonly Option<bool> _quick = new("--quick") { Description = $"{StartupMeasurement.QuickRounds} rounds, for a first look." };

    private readonly Option<int?> _seed = new("--seed")
    {
        Description = "Repeats the order in which an earlier run started its processes; a new order each time when left out.",
    };

    private readonly Option<int?> _calls = new("--calls")
    {
        Description = "Warming up too: processes that make so many calls, such as 1000000, and when the JIT has caught up.",
    };

    protected override string[] DefaultPayloads => [StartTarget.DefaultPayload];

    protected override IReadOnlyList<Option> FurtherOptions => [_rounds, _quick, _calls, _seed];

    protected override void Check(ParseResult parsed)
    {
        int? rounds = parsed.GetValue(_rounds);
        if (rounds is not null && parsed.GetValue(_quick))
            throw new LabException("--rounds and --quick exclude one another.", ExitCodes.Usage);
        if (rounds is < 1 or > MostRounds)
            throw new LabException($"{rounds} is not a number of rounds from 1 to {MostRounds}.", ExitCodes.Usage);
        if (parsed.GetValue(_calls) is var calls && calls is < 1 or > MostCalls)
            throw new LabException($"{calls} is not a number of calls from 1 to {MostCalls}.", ExitCodes.Usage);
    }

    internal override IReadOnlyList<PublishRequest> Requests(Measuring run) => Of(run).Requests;

    protected override IEnumerable<IResults> Measure(Measuring run) => Of(run).Measure();

    private StartupMeasurement Of(Measuring run) =>
        new(run, new StartupScope(run.Get(_rounds), run.Get(_quick), run.Get(_seed), run.Get(_calls)));

    internal override LabException? FaultOf(IReadOnlyList<IResults> measured)
    {
        IEnumerable<(bool, string?)> started = measured.OfType<Results<StartupRow>>().SelectMany(results => results.Rows)
            .Where(row => row.Kind == StartupKind.Contender)
            .Select(row => (row.DoneNs is not null, row.Unavailable));
        IEnumerable<(bool, string?)> warmedUp = measured.OfType<Results<WarmUpRow>>().SelectMany(results => results.Rows)
            .Select(row => (row.Points.Count > 0, row.Unavailable));
        return Contestant.FaultOf([.. started]) ?? Contestant.FaultOf([.. warmedUp]);
    }
}
