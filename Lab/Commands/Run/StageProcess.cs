using System.Diagnostics;

namespace JsonAot.Lab.Commands.Run;

/// <summary>Runs a stage as a process of its own; everything that it prints goes to a log.</summary>
/// <param name="folder">Where the logs are.</param>
internal sealed class StageProcess(string folder)
{
    // After Ctrl-C, which a child in the same terminal gets too: time to write down what it has.
    private static readonly TimeSpan Farewell = TimeSpan.FromSeconds(20);

    private static readonly TimeSpan BetweenLooks = TimeSpan.FromMilliseconds(500);

    // A compiler server that a stage has left behind holds its pipes for as long as it lives.
    private static readonly TimeSpan LastWords = TimeSpan.FromSeconds(5);

    /// <param name="show">Is told what the stage is doing.</param>
    internal StageEnd Run(Stage stage, Action<string, TimeSpan> show, CancellationToken stop)
    {
        var watch = Stopwatch.StartNew();
        using var log = new StageLog(Path.Combine(folder, $"{stage.Id}.log"));
        using Process child = ChildProcess.Start(stage.Program, stage.Arguments, Checkout.Root, stage.Environment);
        child.OutputDataReceived += (_, line) => log.Take(line.Data, isError: false);
        child.ErrorDataReceived += (_, line) => log.Take(line.Data, isError: true);
        child.BeginOutputReadLine();
        child.BeginErrorReadLine();
        child.StandardInput.Close();
        while (!child.WaitForExit(BetweenLooks))
        {
            show(log.Doing, watch.Elapsed);
            if (!stop.IsCancellationRequested)
                continue;
            if (!child.WaitForExit(Farewell))
                child.Kill(entireProcessTree: true);
            break;
        }

        ReadToEnd(child);
        if (stop.IsCancellationRequested)
            return new StageEnd(ExitCodes.Interrupted, null, watch.Elapsed);
        string said = log.LastError.Length == 0 ? $"exit code {child.ExitCode}" : log.LastError;
        string? problem = child.ExitCode == ExitCodes.Success ? null : $"{said} (log: {Path.GetRelativePath(Checkout.Root, log.Path)})";
        return new StageEnd(child.ExitCode, problem, watch.Elapsed);
    }

    private static void ReadToEnd(Process child)
    {
        using var timer = new CancellationTokenSource(LastWords);
        try
        {
            child.WaitForExitAsync(timer.Token).GetAwaiter().GetResult();
        }
        catch (OperationCanceledException)
        {
            // It has ended all the same; what holds its pipes has nothing to say of the stage.
        }
    }
}
