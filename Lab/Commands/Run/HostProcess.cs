using System.Diagnostics;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Commands.Run;

/// <summary>Runs BenchmarkDotNet's host for a command that holds the lock; all that it prints goes to a log.</summary>
internal sealed class HostProcess(string folder, ProgressLine line)
{
    internal StageEnd Run(Stage stage)
    {
        var watch = Stopwatch.StartNew();
        var program = new ChildProcess("dotnet")
        {
            Folder = Checkout.Root,
            Environment = new Dictionary<string, string>([RunLock.OfChildren])
            {
                ["JsonAotFramework"] = Checkout.Framework,
                ["DOTNET_CLI_UI_LANGUAGE"] = "en",
                // A build node that is left running holds memory that the measurements need. The compiler's server may stay, as after any
                // build: some sixty projects of a run are compiled in half the time, and while nothing is compiled it only waits.
                ["MSBUILDDISABLENODEREUSE"] = "1",
            },
            Line = (said, _) => Show(said, watch.Elapsed),
        };
        string project = Path.Combine(Checkout.Root, stage.Host);
        ChildRun run = program.Run(
            ["run", "--project", project, "-c", "Release", .. Checkout.LibrariesSwitch, "--", .. stage.Words], Timeout.InfiniteTimeSpan);
        OwnFolder.Make(folder);
        string log = Path.Combine(folder, $"{stage.Id}.log");
        File.WriteAllText(log, run.Output + run.Errors);
        string said = run.Errors.TrimEnd().Split('\n')[^1].Trim() is { Length: > 0 } last ? last : $"exit code {run.ExitCode}";
        return new StageEnd(run.ExitCode, run.ExitCode == ExitCodes.Success ? null : $"{said} (log: {ShownPath.Of(log)})");
    }

    private void Show(string said, TimeSpan elapsed)
    {
        if (!string.IsNullOrWhiteSpace(said))
            line.Show($"{StageRunner.Words(elapsed)}: {said.Trim()}");
    }
}
