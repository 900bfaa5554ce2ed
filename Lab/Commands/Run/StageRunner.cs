using System.Diagnostics;
using System.Text.Json.Serialization;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Commands.Run;

/// <summary>A stage that need not be repeated.</summary>
internal sealed record FinishedStage(string Id);

[JsonSerializable(typeof(FinishedStage))]
internal sealed partial class FinishedStageJson : JsonSerializerContext;

/// <param name="Problem">Null where it did what it should.</param>
internal sealed record StageEnd(int ExitCode, string? Problem);

/// <param name="Problems">What was left out or failed, in sentences.</param>
/// <param name="ExitCode">0 where all stages did what they should.</param>
internal sealed record StagesEnd(int ExitCode, IReadOnlyList<string> Problems)
{
    /// <summary>The gate has failed, and nothing was measured.</summary>
    internal bool IsRefused { get; init; }
}

/// <summary>Runs the stages one after the other, and leaves out those that an interrupted run has finished.</summary>
/// <param name="run">Runs one. What it throws is the stage's failure, or the end of the run where somebody asked to stop.</param>
internal sealed class StageRunner(Func<Stage, StageEnd> run, Journal<FinishedStage> journal, ProgressLine line)
{
    internal StagesEnd Run(IReadOnlyList<Stage> stages)
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

            if (IsFinished(stage))
            {
                line.Say($"{head} {stage.Title}: already done by an earlier run, which was interrupted");
                continue;
            }

            line.Say($"{head} {stage.Title}");
            var watch = Stopwatch.StartNew();
            StageEnd end = EndOf(stage);
            if (end.ExitCode == ExitCodes.Interrupted)
                return new StagesEnd(ExitCodes.Interrupted, problems);
            if (end.Problem is null)
            {
                journal.Add(new FinishedStage(stage.Id));
                line.Say($"{head} done in {Words(watch.Elapsed)}");
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

    internal bool IsFinished(Stage stage) => journal.Entries.Any(finished => finished.Id == stage.Id);

    private StageEnd EndOf(Stage stage)
    {
        try
        {
            Interrupt.Token.ThrowIfCancellationRequested();
            return run(stage);
        }
        catch (Exception) when (Interrupt.IsRequested)
        {
            // Whatever it was, it is of the stop.
            return new StageEnd(ExitCodes.Interrupted, null);
        }
        catch (Exception problem)
        {
            return new StageEnd(Trouble.ExitCodeOf(problem), Trouble.SentenceOf(problem));
        }
    }

    /// <summary>Several stages that could not measure are together no more than that; any other failure is a difference.</summary>
    private static int Worse(int soFar, int next)
    {
        bool couldNotMeasure = next == ExitCodes.CouldNotMeasure && soFar is ExitCodes.Success or ExitCodes.CouldNotMeasure;
        return couldNotMeasure ? ExitCodes.CouldNotMeasure : ExitCodes.Differs;
    }

    internal static string Words(TimeSpan time) => time.TotalSeconds < 90
        ? $"{time.TotalSeconds:0} s"
        : $"{time.TotalMinutes:0.#} min";
}
