using System.CommandLine;
using JsonAot.Lab.Programs;
using JsonAot.Lab.Tables;

namespace JsonAot.Lab.Measures.Startup;

/// <summary>Where the time of a start goes. Floors, and the same contender again, are rows like any other.</summary>
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
            .Ratio("ratio", "ratio", line => line.Row.Ratio?.Median, shown: Shown.OnTerminal)
            .Text("interval", "95 % interval", line => line.Interval, shown: Shown.OnTerminal)
            .Time("exit", "exit", line => line.Row.ExitNs?.Median)
            .Time("cpu", "processor time", line => line.Row.UserNs?.Median + line.Row.SystemNs?.Median, "CPU")
            .Bytes("peak", "memory", line => line.Row.PeakBytes?.Median)
            .Count("faults", "page faults", line => line.Row.MinorFaults?.Median, shown: Shown.OnTerminal)
            .Note(line => line.Row.Unavailable ?? line.Row.Note),
    ];

    internal override IEnumerable<string> Remarks(IReadOnlyList<IResults> measured)
    {
        Results<StartupRow>[] all = [.. measured.OfType<Results<StartupRow>>()];
        StartupRow[] rows = [.. all.SelectMany(results => results.Rows)];
        if (rows.Select(row => row.Baseline).OfType<string>().FirstOrDefault() is { } baseline)
            yield return $"ratio: done over that of {baseline}, in the same rounds.";
        if (rows.FirstOrDefault(row => row.Program == CFloor.Name && row.WallNs is not null) is { } c)
        {
            yield return $"The launcher and the system cost {Duration.Format(c.WallNs!.Median)} by themselves: "
                + "a C program that does nothing, from its spawn to its end.";
        }

        foreach (Results<StartupRow> results in all)
        {
            foreach ((string program, double noise) in Differences(results))
            {
                yield return $"{results.Manifest.Mode}: {program} under two names differs by at most {noise:P1} (95 % interval); "
                    + "smaller differences are ties.";
            }
        }
    }

    private static IEnumerable<StartLine> LinesOf(Deployment deployment)
    {
        if (deployment.Of<Results<StartupRow>>() is not { } results)
            return [];
        // It is made of many samples, and only a terminal shows it.
        var noise = new Lazy<double>(() => Differences(results).Select(one => one.Noise).DefaultIfEmpty().Max());
        return results.Rows.Select(row => new StartLine(row, deployment.Mode, noise));
    }

    /// <summary>By how much each program may differ that was measured under two names.</summary>
    internal static IEnumerable<(string Program, double Noise)> Differences(Results<StartupRow> results) =>
        from again in results.Rows
        where again.Kind == StartupKind.Again && again.Samples.Count >= Intervals.LeastLaunches
        let first = results.Rows.FirstOrDefault(row => Contestant.SecondName(row.Program) == again.Program && row.Payload == again.Payload)
        where first is { Samples.Count: >= Intervals.LeastLaunches }
        select (first.Program, Noise(first, again));

    /// <summary>
    /// The far end of the interval, and not the difference itself: in half of all cases two identical programs differ by more than that
    /// difference.
    /// </summary>
    internal static double Noise(StartupRow first, StartupRow again) =>
        Comparison.Of(Intervals.OfLaunches(again.Samples), Intervals.OfLaunches(first.Samples), 0).Interval.Beyond;

    private sealed record StartLine(StartupRow Row, string Mode, Lazy<double> Noise)
    {
        /// <summary>When all is done, with its interval; null where there are too few starts for one.</summary>
        internal Estimate? Known => Row.Rounds >= Intervals.LeastLaunches ? Row.DoneNs : null;

        /// <summary>With a mark where it holds 1, or the difference is noise.</summary>
        internal string? Interval => Row.Ratio is { } ratio ? RatioText.IntervalOf(ratio) + MarkOf(ratio) : null;

        private string MarkOf(Estimate ratio) =>
            Row.Baseline == $"{Row.Program}, {Row.Payload}, {Mode}" ? "" : Comparison.Of(ratio, Estimate.Exactly(1), Noise.Value).Mark;
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
