using System.Text.Json.Serialization;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Stages;

/// <summary>A stage that need not be repeated.</summary>
internal sealed record FinishedStage(string Id, double Seconds);

[JsonSerializable(typeof(FinishedStage))]
internal sealed partial class FinishedStageJson : JsonSerializerContext;

/// <param name="Problems">What was left out or failed, in sentences.</param>
/// <param name="ExitCode">0 where all stages did what they should.</param>
internal sealed record StagesEnd(int ExitCode, IReadOnlyList<string> Problems)
{
    /// <summary>The gate has failed, and nothing was measured.</summary>
    internal bool IsRefused { get; init; }
}

/// <summary>Runs the stages one after the other, and leaves out those that an interrupted run has finished.</summary>
/// <param name="run">Runs one.</param>
internal sealed class StageRunner(
    Func<Stage, Action<string, TimeSpan>, CancellationToken, StageEnd> run, Journal<FinishedStage> journal, StageTimes times, ProgressLine line)
{
    internal StagesEnd Run(IReadOnlyList<Stage> stages, CancellationToken stop)
    {
        var problems = new List<string>();
        int exitCode = ExitCodes.Success;
        var progress = new RunProgress(stages, times, line);
        foreach ((int number, Stage stage) in stages.Index())
        {
            if (stage.Omitted is { } reason)
            {
                problems.Add($"{stage.Title} was left out: {reason}");
                continue;
            }

            if (journal.Entries.Any(finished => finished.Id == stage.Id))
            {
                line.Say($"{progress.HeadOf(number)} {stage.Title}: already done by an earlier run, which was interrupted");
                continue;
            }

            if (stop.IsCancellationRequested)
                return new StagesEnd(ExitCodes.Interrupted, problems);
            progress.Begin(number);
            StageEnd end = run(stage, progress.Show, stop);
            if (stop.IsCancellationRequested || end.ExitCode == ExitCodes.Interrupted)
                return new StagesEnd(ExitCodes.Interrupted, problems);
            if (end.Problem is null)
            {
                journal.Add(new FinishedStage(stage.Id, end.Took.TotalSeconds));
                times.Remember(stage, end.Took);
                line.Say($"{progress.HeadOf(number)} done in {RunProgress.Format(end.Took)}");
                continue;
            }

            line.Say($"{progress.HeadOf(number)} FAILED: {end.Problem}");
            problems.Add($"{stage.Title} failed: {end.Problem}");
            exitCode = end.ExitCode == ExitCodes.CouldNotMeasure && exitCode is ExitCodes.Success or ExitCodes.CouldNotMeasure ? ExitCodes.CouldNotMeasure : ExitCodes.Differs;
            if (stage.IsGate)
                return new StagesEnd(exitCode, problems) { IsRefused = true };
        }

        return new StagesEnd(exitCode, problems);
    }
}
