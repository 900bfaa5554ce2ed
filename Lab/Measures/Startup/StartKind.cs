using System.Globalization;
using JsonAot.Lab.Programs;
using JsonAot.Lab.Statistics;
using JsonAot.Lab.Tables;
using JsonAot.Probe.Answers;

namespace JsonAot.Lab.Measures.Startup;

/// <summary>Where the time of a start goes. Floors, and the same contender again, are rows like any other.</summary>
internal sealed class StartKind : Kind<StartupResults>
{
    internal override int Place => 30;

    internal override string Plot => "startup";

    internal override string Command => LabCommand("startup --modes jit,r2r,aot,aot-speed");

    internal override IVerb Verb => new StartupVerb(this);

    internal override IReadOnlyList<TableSpec> Tables { get; } =
    [
        new TableSpec<StartupRow>("startup", "Start-up", deployment => deployment.Of<StartupResults>()?.Rows ?? [])
            .Payload(row => row.Payload)
            .Contender(row => row.Program)
            .Key("kind", "kind", row => row.Kind.ToString().ToLowerInvariant(), Shown.InData)
            .Time("main", "to Main", row => row.ToMainNs?.Median)
            .Time("input", "input", row => row.InputNs?.Median)
            .Time("setup", "set-up", row => row.SetUpNs?.Median)
            .Time("write", "first write", row => row.FirstWriteNs?.Median)
            .Time("read", "first read", row => row.FirstReadNs?.Median)
            .Time("done", "done", row => row.DoneNs?.Median)
            .Share("error", "±", row => row.DoneNs?.RelativeError, shown: Shown.OnTerminal)
            .Time("low", "low", row => row.DoneNs?.Low, shown: Shown.InReports)
            .Time("high", "high", row => row.DoneNs?.High, shown: Shown.InReports)
            .Ratio("ratio", "ratio", row => row.Ratio?.Median, shown: Shown.OnTerminal)
            .Text("interval", "95 % interval", row => row.Ratio is { } ratio ? RatioText.IntervalOf(ratio) : null, shown: Shown.OnTerminal)
            .Time("exit", "exit", row => row.ExitNs?.Median)
            .Time("cpu", "processor time", row => row.UserNs?.Median + row.SystemNs?.Median, "CPU")
            .Bytes("peak", "memory", row => row.PeakBytes?.Median)
            .Count("faults", "page faults", row => row.MinorFaults?.Median, shown: Shown.OnTerminal)
            .Note(row => row.Unavailable ?? row.Note),
    ];

    internal override IEnumerable<string> Remarks(IReadOnlyList<IResults> measured)
    {
        StartupResults[] all = [.. measured.OfType<StartupResults>()];
        StartupRow[] rows = [.. all.SelectMany(results => results.Rows)];
        if (rows.Select(row => row.Baseline).OfType<string>().FirstOrDefault() is { } baseline)
            yield return $"ratio: done over that of {baseline}, in the same rounds.";
        if (rows.FirstOrDefault(row => row.Program == CFloor.Name && row.WallNs is not null) is { } c)
            yield return $"The launcher and the system cost {Duration.Format(c.WallNs!.Median)} by themselves: a C program that does nothing, from its spawn to its end.";
        foreach ((StartupResults results, string program, double noise) in all.SelectMany(results => Differences(results).Select(one => (results, one.Program, one.Noise))))
            yield return string.Create(CultureInfo.InvariantCulture,
                $"{results.Manifest.Mode}: {program} under two names differs by at most {noise:P1} (95 % interval); smaller differences are ties.");
    }

    /// <summary>By how much each program may differ that was measured under two names.</summary>
    internal static IEnumerable<(string Program, double Noise)> Differences(StartupResults results) =>
        from again in results.Rows
        where again.Kind == StartupKind.Again && again.Samples.Count > 0
        let first = results.Rows.FirstOrDefault(row => row.Program == SecondName.FirstOf(again.Program) && row.Payload == again.Payload)
        where first is { Samples.Count: > 0 }
        select (first.Program, Noise(first, again));

    /// <summary>The far end of the interval, and not the difference itself: identical programs differ by more than two of them did in half of all cases.</summary>
    internal static double Noise(StartupRow first, StartupRow again) => Bootstrap.Ratio(again.Samples, first.Samples).Beyond;
}
