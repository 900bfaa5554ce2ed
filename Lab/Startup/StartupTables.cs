using System.Globalization;
using JsonAot.Lab.Statistics;
using JsonAot.Lab.Terminal;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.Startup;

/// <summary>A table for each mode and payload: where the time of a start goes, from left to right.</summary>
internal static class StartupTables
{
    private static readonly string[] Heads =
    [
        "", "to Main", "input", "set-up", "first write", "first read", "done", "±", "ratio", "95 % interval", "exit", "CPU", "memory", "page faults",
    ];

    internal static void Print(IReadOnlyList<StartupResults> measured)
    {
        var reasons = new Reasons();
        foreach (StartupResults results in measured)
        {
            foreach (TextTable table in Tables(results, reasons))
                table.Print();
        }

        foreach (string line in Notes(measured))
            Note.Print(line);
        reasons.Print();
    }

    internal static IEnumerable<TextTable> Tables(StartupResults results, Reasons reasons)
    {
        foreach (string payload in results.Rows.Select(row => row.Payload).Where(payload => payload.Length > 0).Distinct())
        {
            var table = new TextTable($"{payload}, {results.Manifest.Framework} {results.Manifest.Mode}", Heads);
            foreach (StartupRow row in results.Rows.Where(row => row.Kind == StartupKind.Floor || row.Payload == payload))
                table.Add(Cells(row, reasons));
            yield return table;
        }
    }

    private static string[] Cells(StartupRow row, Reasons reasons)
    {
        string mark = (row.Unavailable ?? row.Note) is { } reason ? $" {reasons.Mark(reason)}" : "";
        if (row.DoneNs is not { } done)
            return [row.Program + mark, .. Heads.Skip(1).Select(head => head == "done" ? "n/a" : "")];
        return
        [
            row.Program + mark,
            Time(row.ToMainNs), Time(row.InputNs), Time(row.SetUpNs), Time(row.FirstWriteNs), Time(row.FirstReadNs),
            Time(done),
            done.RelativeError.ToString("P1", CultureInfo.InvariantCulture),
            row.Ratio is { } ratio ? Show(ratio.Median) : "",
            row.Ratio is { } interval ? $"{Show(interval.Low)}–{Show(interval.High)}" : "",
            Time(row.ExitNs),
            Duration.Format(row.UserNs!.Median + row.SystemNs!.Median),
            ByteSize.Format(row.PeakBytes!.Median),
            row.MinorFaults!.Median.ToString("N0", CultureInfo.InvariantCulture),
        ];
    }

    private static IEnumerable<string> Notes(IReadOnlyList<StartupResults> measured)
    {
        StartupRow[] rows = [.. measured.SelectMany(results => results.Rows)];
        yield return "Medians, each of a process of its own. input: the first byte of the handshake, the value, and the document from its file; set-up: the contender with its options and metadata;";
        yield return "done: from the spawn until both operations are, and ± half of its 95 % interval; exit: from the end of its input; CPU: user and system time of the whole process, to its end;";
        yield return "memory: the most that was resident until both were done, pages of its files included; page faults: those without a disk.";
        if (rows.Select(row => row.Baseline).OfType<string>().FirstOrDefault() is { } baseline)
            yield return $"ratio: done over that of {baseline}, in the same rounds.";
        if (rows.FirstOrDefault(row => row.Program == Contestants.CName && row.WallNs is not null) is { } c)
            yield return $"The launcher and the system cost {Duration.Format(c.WallNs!.Median)} by themselves: a C program that does nothing, from its spawn to its end.";
        foreach (StartupResults results in measured)
        {
            foreach (string line in NoiseOf(results))
                yield return line;
        }
    }

    private static IEnumerable<string> NoiseOf(StartupResults results) =>
        Differences(results).Select(one => $"{results.Manifest.Mode}: {one.Program} under two names differs by {one.Noise.ToString("P1", CultureInfo.InvariantCulture)}; smaller differences are ties.");

    /// <summary>By how much each program differs that was measured under two names.</summary>
    internal static IEnumerable<(string Program, double Noise)> Differences(StartupResults results) =>
        from again in results.Rows
        where again.Kind == StartupKind.Again && again.Samples.Count > 0
        let first = results.Rows.FirstOrDefault(row => row.Program + Contestants.AgainSuffix == again.Program && row.Payload == again.Payload)
        where first is { Samples.Count: > 0 }
        select (first.Program, Noise(first, again));

    internal static double Noise(StartupRow first, StartupRow again) => Math.Abs(Bootstrap.Ratio(again.Samples, first.Samples).Median - 1);

    private static string Time(Estimate? estimate) => estimate is null ? "–" : Duration.Format(estimate.Median);

    private static string Show(double ratio) => ratio.ToString(ratio < 0.1 ? "0.000" : "0.00", CultureInfo.InvariantCulture);
}
