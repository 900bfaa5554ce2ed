using System.Diagnostics;

namespace JsonAot.Lab.Stages;

/// <summary>Runs a stage as a process of its own, for a command that holds the lock; everything that it prints goes to a log.</summary>
/// <param name="folder">Where the logs are.</param>
internal sealed class StageProcess(string folder)
{
    private static readonly TimeSpan BetweenLooks = TimeSpan.FromMilliseconds(500);

    /// <param name="show">Is told what the stage said last, and how long it has run.</param>
    internal StageEnd Run(Stage stage, Action<string, TimeSpan> show, CancellationToken stop)
    {
        var watch = Stopwatch.StartNew();
        using var log = new StageLog(Path.Combine(folder, $"{stage.Id}.log"));
        var program = new ChildProcess(stage.Program)
        {
            Folder = Checkout.Root,
            Environment = new Dictionary<string, string>(stage.Environment.Append(RunLock.OfChildren)),
            Line = log.Take,
        };
        Task<ChildRun> running = program.RunAsync(stage.Arguments, Timeout.InfiniteTimeSpan);
        while (Task.WaitAny([running], BetweenLooks) < 0)
            show(log.Last, watch.Elapsed);
        if (stop.IsCancellationRequested)
            return new StageEnd(ExitCodes.Interrupted, null, watch.Elapsed);
        ChildRun run = running.GetAwaiter().GetResult();
        string said = log.LastError.Length == 0 ? $"exit code {run.ExitCode}" : log.LastError;
        string? problem = run.ExitCode == ExitCodes.Success ? null : $"{said} (log: {Path.GetRelativePath(Checkout.Root, log.Path)})";
        return new StageEnd(run.ExitCode, problem, watch.Elapsed);
    }
}
