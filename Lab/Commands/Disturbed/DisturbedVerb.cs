using System.CommandLine;
using System.Globalization;
using JsonAot.Lab.Report.Documents;
using JsonAot.Lab.Report.Model;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Commands.Disturbed;

/// <summary>
/// What a busy machine changes: the comparison of the README several times, quiet, and then with a neighbour. docs/method.md shows it.
/// </summary>
internal sealed class DisturbedVerb : IVerb
{
    internal const string Comparison = "HighPerformance";

    private const int MostRuns = 1000;

    public Command Create()
    {
        var runs = new Option<int>("--runs") { Description = "How many without a neighbour, and how many with one.", DefaultValueFactory = _ => 3 };
        Option<string> modes = Choices.ModesOption("jit,aot");
        Option<string?> results = Choices.ResultsOption();
        string description = $"What a busy core changes: {Comparison} several times without a neighbour, and as often with one that keeps a core busy half of the time.";
        var command = new Command("disturbed", description)
        {
            runs, modes, results,
        };
        command.SetAction(parsed => Run(RunsIn(parsed.GetValue(runs)), parsed.GetValue(modes)!, Choices.Store(parsed.GetValue(results))));
        return command;
    }

    /// <exception cref="LabException">A number that cannot be.</exception>
    private static int RunsIn(int runs) =>
        runs is >= 1 and <= MostRuns ? runs : throw new LabException($"{runs} is not a number of runs from 1 to {MostRuns}.", ExitCodes.Usage);

    private static int Run(int count, string modeList, ResultStore store)
    {
        IReadOnlyList<DeploymentMode> modes = Choices.Modes(modeList);
        using RunLock held = ProbeSession.TakeLock();
        foreach (DeploymentMode mode in modes)
            store.CheckWritable(Machine.Current, Checkout.Framework, mode.Name);
        using var line = new ProgressLine();
        using var interrupt = new Interrupt();
        var folder = new DisturbedFolder(Path.Combine(Checkout.Artifacts, "disturbed"), Checkout.Commit, modes);
        var measured = modes.ToDictionary(mode => mode, _ => new List<DisturbedRun>());
        var manifests = new Dictionary<DeploymentMode, Manifest>();
        for (int run = 0; run < 2 * count; run++)
        {
            // All without a neighbour come first.
            bool isDisturbed = run >= count;
            int number = run % count + 1;
            string name = $"{(isDisturbed ? "disturbed" : "quiet")}-{number}";
            var kept = folder.Kept(name, DateTimeOffset.UtcNow);
            line.Say(string.Create(
                CultureInfo.InvariantCulture,
                $"{(isDisturbed ? "With a neighbour" : "Quiet")}: run {number} of {count}{(kept is null ? "" : ", measured already by the command that was stopped")}"));
            if (kept is null)
            {
                folder.Clear(name);
                folder.Finish(name, Measure(modeList, folder.StoreOf(name), isDisturbed ? number : null, interrupt.Token));
                kept = folder.Kept(name, DateTimeOffset.UtcNow);
            }

            (IReadOnlyDictionary<DeploymentMode, SteadyState> states, TimeSpan took) = kept
                ?? throw new LabException($"{folder.WhyNotKept(name)} A run alone: {CommandOf(modeList)}");
            foreach ((DeploymentMode mode, SteadyState state) in states)
            {
                manifests[mode] = state.Manifest;
                measured[mode].Add(new DisturbedRun(isDisturbed, number, NoiseFloor.Of(state), Math.Round(took.TotalSeconds, 1), DisturbedRatio.Of(state, Comparison)));
            }
        }

        foreach (DeploymentMode mode in modes)
        {
            var runs = new DisturbedRuns(manifests[mode], measured[mode]);
            Console.WriteLine($"{mode.Name}\n\n{DisturbedTable.Render(runs)}");
            Console.WriteLine($"Results: {ShownPath.Of(runs.Save(store))}");
        }

        folder.Delete();
        return ExitCodes.Success;
    }

    /// <param name="neighbour">The seed of a neighbour; null for none.</param>
    private static TimeSpan Measure(string modes, ResultStore store, int? neighbour, CancellationToken stop)
    {
        using Disturber? disturber = neighbour is { } seed ? new Disturber(seed) : null;
        ChildRun run = new ChildProcess("dotnet") { Folder = Checkout.Root, Environment = new Dictionary<string, string>([RunLock.OfChildren]) }
            .RunAsync([.. Arguments(modes), "--results", store.Root], Timeout.InfiniteTimeSpan, stop).GetAwaiter().GetResult();
        if (stop.IsCancellationRequested)
            throw new LabException("Stopped. The runs that are whole are kept: the same command goes on after them, within three hours.", ExitCodes.Interrupted);
        return run.ExitCode == 0
            ? run.Took
            : throw new LabException($"A run {run.Describe()}. Run it alone to see why: {CommandOf(modes)}");
    }

    private static string[] Arguments(string modes) =>
        ["run", "--project", "BenchmarkJson", "-c", "Release", "--", "--filter", $"*{Comparison}*", $"*{NoiseFloor.BenchmarkType}*", "--modes", modes];

    private static string CommandOf(string modes) => $"dotnet {string.Join(' ', Arguments(modes))}";
}
