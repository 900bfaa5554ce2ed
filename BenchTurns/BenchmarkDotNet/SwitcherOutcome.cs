using BenchmarkDotNet.Reports;
using BenchTurns.Building;
using BenchTurns.Report;
using BenchTurns.Running;

namespace BenchTurns;

/// <summary>What became of every benchmark of a run.</summary>
/// <param name="Rows">With figures, or with a reason.</param>
/// <param name="Failed">Those that should have had figures.</param>
internal sealed record SwitcherOutcome(
    IReadOnlyList<(BenchmarkCase Benchmark, TurnResult Result)> Rows, IReadOnlyList<(string Name, string Reason)> Refused,
    IReadOnlyList<(BenchmarkCase Benchmark, string Reason)> Failed)
{
    private const string Legend = "x as fast: as the baseline of its class, and more is better; the interval holds it in 95 of 100 runs. "
        + "tie: none is certainly the faster.";

    internal int ExitCode => Interrupt.IsRequested ? ExitCodes.Interrupted
        : Failed.Count == 0 && (Rows.Count > 0 || Refused.Count > 0) ? ExitCodes.Success : ExitCodes.Differs;

    internal static SwitcherOutcome Of(Summary[] summaries, Choice chosen, BenchmarkTurns turns)
    {
        BenchmarkCase[] all = [.. chosen.Infos.SelectMany(info => info.BenchmarksCases)];
        Dictionary<BenchmarkCase, string> notBuilt = turns.NotBuilt.ToDictionary(one => one.Benchmark, one => BuildReason.Of(one.Build));
        var rows = new List<(BenchmarkCase, TurnResult)>();
        var failed = new List<(BenchmarkCase, string)>();
        string? invalid = summaries.SelectMany(summary => summary.ValidationErrors).FirstOrDefault(error => error.IsCritical)?.Message;
        foreach (BenchmarkCase benchmark in all)
        {
            if (notBuilt.TryGetValue(benchmark, out string? fault))
                failed.Add((benchmark, fault));
            else if (turns.Of(benchmark) is { Result: { Reason: null } result })
                rows.Add((benchmark, result));
            else if (turns.Of(benchmark) is { Result.Reason: { } reason })
                failed.Add((benchmark, reason));
            else if (invalid is not null)
                failed.Add((benchmark, invalid));
        }

        return new SwitcherOutcome(rows, [.. chosen.Refused.Select(one => (BenchmarkNames.Of(one.Benchmark), one.Reason))], failed);
    }

    internal void Print(IReadOnlyList<DeploymentMode> modes, string framework, BenchmarkTurns turns, string file)
    {
        Console.WriteLine();
        if (Rows.Count > 0)
        {
            // As BenchmarkDotNet does: without a baseline nothing is compared.
            HashSet<string> compared =
            [
                .. Rows.Select(row => row.Benchmark).Where(one => one.Descriptor.Baseline).Select(BenchmarkNames.SubjectOf),
            ];
            TableRow[] shown =
                [.. Rows.Select(row => RowOf(row.Benchmark, row.Result, compared.Contains(BenchmarkNames.SubjectOf(row.Benchmark))))];
            string[] names = [.. modes.Select(mode => mode.Name)];
            Console.WriteLine($"{framework}, {DateTime.Now:yyyy-MM-dd}, {Environment.ProcessorCount} processors");
            Console.WriteLine();
            foreach (string line in TurnTable.Lines(names, shown, Console.IsOutputRedirected ? int.MaxValue : Console.WindowWidth))
                Console.WriteLine(line);
            Console.WriteLine();
            if (shown.Any(row => row.Speed is not null))
                Console.WriteLine(Legend);
            if (NewPage.RemarkOf(Rows.Select(row => row.Result.NewPages), NewPage.Nanoseconds) is { } remark)
                Console.WriteLine(remark);
            Console.WriteLine($"Check: {TwinCount.Of(turns.Twins.Select(twin => twin.Result!.Quotients))}.");
        }

        Reasons.Print("Not measured in turns", Refused);
        Reasons.Print("FAILED", [.. Failed.Select(one => (BenchmarkNames.Of(one.Benchmark), one.Reason))]);
        Console.WriteLine($"{Rows.Count} measured, {Refused.Count} not in turns, {Failed.Count} failed.");
        if (Interrupt.IsRequested)
            Console.WriteLine(Interrupt.Stopped);
        if (Rows.Count == 0)
            return;
        ResultsFile.Write(file, framework, turns.Seed, Rows, Failed);
        Console.WriteLine($"Results: {file}");
    }

    private static TableRow RowOf(BenchmarkCase benchmark, TurnResult result, bool isCompared)
    {
        bool isReference = result.Reference == result.Entrant;
        (string group, string label) = BenchmarkNames.TitleOf(benchmark);
        return new TableRow(group, label, benchmark.Job.Id)
        {
            MedianNs = result.CpuNs,
            ApartWallNs = result.ApartWallNs,
            Speed = isCompared && !isReference ? result.Speed : null,
            WallSpeed = isCompared && !isReference ? result.WallSpeed : null,
            IsReference = isCompared && isReference,
            AllocatedBytes = result.AllocatedBytes,
            HasNote = result.Note.Length > 0,
        };
    }
}
