using System.Text.Json.Serialization;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Stages;

/// <summary>A stage that need not be repeated.</summary>
internal sealed record FinishedStage(string Id);

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
    Func<Stage, Action<string, TimeSpan>, CancellationToken, StageEnd> run, Journal<FinishedStage> journal, ProgressLine line)
{
    internal StagesEnd Run(IReadOnlyList<Stage> stages, CancellationToken stop)
    {
        var problems = new List<string>();
        int exitCode = ExitCodes.Success;
        foreach ((int index, Stage stage) in stages.Index())
        {
            string head = $"[{index + 1}/{stages.Count}]";
            if (stage.Omitted is { } reason)
            {
                problems.Add($"{stage.Title} was left out: {reason}");
                continue;
            }

            if (journal.Entries.Any(finished => finished.Id == stage.Id))
            {
                line.Say($"{head} {stage.Title}: already done by an earlier run, which was interrupted");
                continue;
            }

            if (stop.IsCancellationRequested)
                return new StagesEnd(ExitCodes.Interrupted, problems);
            line.Say($"{head} {stage.Title}");
            StageEnd end = run(stage, (said, soFar) => line.Show($"{head} {Words(soFar)}: {said}"), stop);
            if (stop.IsCancellationRequested || end.ExitCode == ExitCodes.Interrupted)
                return new StagesEnd(ExitCodes.Interrupted, problems);
            if (end.Problem is null)
            {
                journal.Add(new FinishedStage(stage.Id));
                line.Say($"{head} done in {Words(end.Took)}");
                continue;
            }

            line.Say($"{head} FAILED: {end.Problem}");
            problems.Add($"{stage.Title} failed: {end.Problem}");
            exitCode = Worse(exitCode, end.ExitCode);
            if (stage.IsGate)
                return new StagesEnd(exitCode, problems) { IsRefused = true };
        }

        return new StagesEnd(exitCode, problems);
    }

    /// <summary>Several stages that could not measure are together no more than that; any other failure is a difference.</summary>
    private static int Worse(int soFar, int next)
    {
        bool couldNotMeasure = next == ExitCodes.CouldNotMeasure && soFar is ExitCodes.Success or ExitCodes.CouldNotMeasure;
        return couldNotMeasure ? ExitCodes.CouldNotMeasure : ExitCodes.Differs;
    }

    private static string Words(TimeSpan time) => time.TotalSeconds < 90
        ? $"{time.TotalSeconds:0} s"
        : $"{time.TotalMinutes:0.#} min";
}
