using System.CommandLine;
using JsonAot.Lab.Programs;
using JsonAot.Lab.Tables;

namespace JsonAot.Lab.Measures.Startup;

/// <summary>Where the time of a start goes. Empty programs, and twins, are rows like any other.</summary>
internal sealed class StartKind : Kind<Results<StartupRow>>
{
    internal override IVerb Verb => new StartupVerb(this);

    internal override IReadOnlyList<TableSpec> Tables { get; } =
    [
        new TableSpec<StartLine>("startup", "Start-up", LinesOf)
            .Payload(line => line.Row.Payload)
            .Contender(line => line.Row.Program)
            .Key("kind", "kind", line => line.Row.Kind.ToString().ToLowerInvariant(), Shown.InData)
            .Time("main", "to Main", line => line.Row.ToMainNs?.Median)
            .Time("input", "input", line => line.Row.InputNs?.Median)
            .Time("setup", "set-up", line => line.Row.SetUpNs?.Median)
            .Time("write", "first write", line => line.Row.FirstWriteNs?.Median)
            .Time("read", "first read", line => line.Row.FirstReadNs?.Median)
            .Time("done", "done", line => line.Row.DoneNs?.Median)
            .Share("error", "±", line => line.Known?.RelativeError, shown: Shown.OnTerminal)
            .Time("low", "low", line => line.Known?.Low, shown: Shown.InReports)
            .Time("high", "high", line => line.Known?.High, shown: Shown.InReports)
            .Text("speed", "x as fast", line => line.Compared?.Words, shown: Shown.OnTerminal)
            .Text("interval", "95 % interval", line => line.Compared is { } speed ? RatioText.IntervalOf(speed.Speed) : null,
                shown: Shown.OnTerminal)
            .Time("exit", "exit", line => line.Row.ExitNs?.Median)
            .Time("cpu", "processor time", line => line.Row.UserNs?.Median + line.Row.SystemNs?.Median, "CPU")
            .Bytes("peak", "memory", line => line.Row.PeakBytes?.Median)
            .Count("faults", "page faults", line => line.Row.MinorFaults?.Median, shown: Shown.OnTerminal)
            .Text("run", "run", line => line.Run, shown: Shown.InReports)
            .Note(line => line.Row.Unavailable ?? line.Row.Note),
    ];

    internal override IEnumerable<string> Remarks(IReadOnlyList<IResults> measured)
    {
        Results<StartupRow>[] all = [.. measured.OfType<Results<StartupRow>>()];
        StartupRow[] rows = [.. all.SelectMany(results => results.Rows)];
        if (rows.Select(row => row.Baseline).OfType<string>().FirstOrDefault() is { } baseline)
            yield return $"x as fast: done, compared with {baseline} in the same rounds.";
        if (rows.FirstOrDefault(row => row.Program == EmptyC.Name && row.WallNs is not null) is { } c)
        {
            yield return $"The launcher and the system cost {Duration.Format(c.WallNs!.Median)} by themselves: "
                + "a C program that does nothing, from its spawn to its end.";
        }

        foreach (Results<StartupRow> results in all)
        {
            foreach ((string program, Comparison twin) in Twins(results))
                yield return $"{results.Manifest.Mode}: {program} was {twin.Words} as fast as its twin.";
        }
    }

    /// <summary>Those that were measured together last: starts of two runs do not stand in one plot, and in no sentence.</summary>
    internal static IEnumerable<StartupRow> OfNewestRun(Deployment deployment)
    {
        int? newest = deployment.OfMachine.SelectMany(one => one.Rows<StartupRow>()).Where(row => row.Seed is not null)
            .MaxBy(row => row.TakenAt)?.Seed;
        return deployment.Rows<StartupRow>().Where(row => row.Seed is null || row.Seed == newest);
    }

    private static IEnumerable<StartLine> LinesOf(Deployment deployment)
    {
        HashSet<StartupRow> newest = [.. OfNewestRun(deployment)];
        return deployment.Rows<StartupRow>().Select(row => new StartLine(
            row, deployment.Mode, newest.Contains(row) ? null : $"of another run ({row.TakenAt:yyyy-MM-dd HH:mm} UTC)"));
    }

    /// <summary>How many times as fast as its twin each program was that has one.</summary>
    internal static IEnumerable<(string Program, Comparison Speed)> Twins(Results<StartupRow> results) =>
        from twin in results.Rows
        where twin.Kind == StartupKind.Twin
        let first = results.Rows.FirstOrDefault(row => Contestant.TwinOf(row.Program) == twin.Program && row.Payload == twin.Payload)
        where first is not null && first.Samples.Count == twin.Samples.Count
        // Both have figures of each round.
        let speed = Intervals.OfRounds(twin.Samples.Zip(first.Samples))
        where speed is not null
        select (first.Program, new Comparison(speed));

    /// <param name="Run">Which, where it is not the newest.</param>
    private sealed record StartLine(StartupRow Row, string Mode, string? Run)
    {
        /// <summary>When all is done, with its interval; null where there are too few starts for one.</summary>
        internal Estimate? Known => Row.Rounds >= Intervals.LeastLaunches ? Row.DoneNs : null;

        /// <summary>With the baseline of its own run, which is compared with nothing.</summary>
        internal Comparison? Compared => Row.Ratio is { } ratio && Row.Baseline != $"{Row.Program}, {Row.Payload}, {Mode}"
            ? new Comparison(ratio.Inverted()) : null;
    }
}

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

    private readonly Option<int?> _calls = new("--calls")
    {
        Description = "Warming up too: processes that make so many calls, such as 1000000, and when the JIT has caught up.",
    };

    protected override string[] DefaultPayloads => [StartTarget.DefaultPayload];

    protected override IReadOnlyList<Option> FurtherOptions => [_rounds, _quick, _calls];

    internal OptionValues Quickly => OptionValues.None.With(_quick, true);

    internal OptionValues WarmingUpTo(int calls) => OptionValues.None.With(_calls, calls);

    protected override void Check(OptionValues given)
    {
        int? rounds = given.Get(_rounds);
        if (rounds is not null && given.Get(_quick))
            throw new LabException("--rounds and --quick exclude one another.", ExitCodes.Usage);
        if (rounds is < 1 or > MostRounds)
            throw new LabException($"{rounds} is not a number of rounds from 1 to {MostRounds}.", ExitCodes.Usage);
        if (given.Get(_calls) is var calls && calls is < 1 or > MostCalls)
            throw new LabException($"{calls} is not a number of calls from 1 to {MostCalls}.", ExitCodes.Usage);
    }

    internal override IReadOnlyList<PublishRequest> Requests(Measuring run) => Of(run).Requests;

    protected override IEnumerable<IResults> Measure(Measuring run) => Of(run).Measure();

    private StartupMeasurement Of(Measuring run) => new(run, run.Get(_rounds), run.Get(_quick), run.Get(_calls));

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
