using System.Diagnostics;
using System.Text.Json.Serialization;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Commands.Run;

[JsonSerializable(typeof(string))]
internal sealed partial class StageJson : JsonSerializerContext;

/// <param name="Problems">What was left out or failed, in sentences.</param>
/// <param name="ExitCode">0 where all stages did what they should.</param>
internal sealed record StagesEnd(int ExitCode, IReadOnlyList<string> Problems)
{
    /// <summary>The gate has failed, and nothing was measured.</summary>
    internal bool IsRefused { get; init; }
}

/// <summary>Runs the stages one after the other, and leaves out those that an interrupted run has finished.</summary>
/// <param name="run">Runs one. What it throws is the stage's failure, or the end of the run where somebody asked to stop.</param>
/// <param name="journal">The ids of the stages that need not be repeated.</param>
internal sealed class StageRunner(Action<Stage> run, Journal<string> journal, ProgressLine line)
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
            if (FaultOf(stage) is not { } fault)
            {
                journal.Add(stage.Id);
                line.Say($"{head} done in {Words(watch.Elapsed)}");
                continue;
            }

            // Whatever it was, it is of the stop.
            if (Interrupt.IsRequested || Trouble.ExitCodeOf(fault) == ExitCodes.Interrupted)
                return new StagesEnd(ExitCodes.Interrupted, problems);
            string problem = Trouble.SentenceOf(fault);
            line.Say($"{head} FAILED: {problem}");
            problems.Add($"{stage.Title} failed: {problem}");
            exitCode = Worse(exitCode, Trouble.ExitCodeOf(fault));
            if (stage.IsGate)
                return new StagesEnd(exitCode, problems) { IsRefused = true };
        }

        return new StagesEnd(exitCode, problems);
    }

    internal bool IsFinished(Stage stage) => journal.Entries.Contains(stage.Id);

    /// <returns>Null where it did what it should.</returns>
    private Exception? FaultOf(Stage stage)
    {
        try
        {
            Interrupt.Token.ThrowIfCancellationRequested();
            run(stage);
            return null;
        }
        catch (Exception fault)
        {
            return fault;
        }
    }

    /// <summary>Several stages that could not measure are together no more than that; any other failure is a difference.</summary>
    private static int Worse(int soFar, int next) =>
        next == ExitCodes.CouldNotMeasure && soFar is ExitCodes.Success or ExitCodes.CouldNotMeasure ? next : ExitCodes.Differs;

    internal static string Words(TimeSpan time) => time.TotalSeconds < 90
        ? $"{time.TotalSeconds:0} s"
        : $"{time.TotalMinutes:0.#} min";
}
