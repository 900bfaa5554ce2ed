using System.Globalization;

namespace BenchTurns.Timed;

/// <summary>
/// A line from a process that is timed to the one that times it. Libraries print too, so each line begins with a mark.
/// Plain words and no JSON: the process that is timed must not do other work.
/// </summary>
/// <param name="Task">The place of the task among those that the process was started with.</param>
internal readonly record struct TurnLine(TurnWord Word, int Task, double[] Figures, string Text)
{
    private const string Mark = "@turn ";

    /// <summary>Between the facts of a task and its note.</summary>
    internal const char BehindFacts = '\t';

    /// <summary>What a process is told when no turn is left.</summary>
    internal const string NoMoreTurns = "end";

    public override string ToString() =>
        $"{Mark}{Word} {Task} {string.Join(',', Figures.Select(figure => figure.ToString("R", CultureInfo.InvariantCulture)))} {Text}";

    /// <returns>Null for what a library printed.</returns>
    internal static TurnLine? Parse(string line)
    {
        // What was printed before may not have ended its line.
        int start = line.LastIndexOf(Mark, StringComparison.Ordinal);
        string[] parts = start < 0 ? [] : line[(start + Mark.Length)..].Split(' ', 4);
        if (parts.Length < 4 || !Enum.TryParse(parts[0], out TurnWord word))
            return null;
        double[] figures = [.. parts[2].Split(',', StringSplitOptions.RemoveEmptyEntries).Select(Number)];
        return new TurnLine(word, (int)Number(parts[1]), figures, parts[3]);
    }

    private static double Number(string text) => double.Parse(text, CultureInfo.InvariantCulture);
}

/// <summary>What a line says.</summary>
internal enum TurnWord
{
    /// <summary>From now on this process works on the task. Where the process ends, the task was the cause.</summary>
    Begins,

    /// <summary>The task has no figure; the text says why.</summary>
    Refuses,

    /// <summary>The task can be timed: nanoseconds of a call; the text has its facts, a tab, and its note.</summary>
    Offers,

    /// <summary>Every task is warm.</summary>
    Ready,

    /// <summary>The figures of a batch, in the order of <see cref="TurnBatch"/>.</summary>
    Timed,

    /// <summary>After the last turn the task is found wrong; the text says why.</summary>
    Wrong,

    /// <summary>Every task was checked again.</summary>
    Checked,
}

/// <summary>What one call took in each slice of a batch, and what the batch met.</summary>
/// <param name="CpuNs">Of the processor, all threads of the process included, without the collector and the price of new pages.</param>
/// <param name="WallNs">On the wall, without the collector's pauses and that price.</param>
/// <param name="NewPages">Of memory that it was the first to touch.</param>
/// <param name="CollectorNs">The processor's time that the collector took, shared out equally among all calls of the batch.</param>
/// <param name="PauseNs">How long it stopped the program, shared out in the same way.</param>
/// <param name="Gen0">Collections of the whole batch, each counted once, by the oldest generation that it collected.</param>
/// <param name="Compiled">Methods that the JIT compiled meanwhile: such a batch is repeated.</param>
internal readonly record struct TurnBatch(
    IReadOnlyList<double> CpuNs,
    IReadOnlyList<double> WallNs,
    IReadOnlyList<double> NewPages,
    double CollectorNs,
    double PauseNs,
    double AllocatedBytes,
    double Gen0,
    double Gen1,
    double Gen2,
    double Compiled)
{
    internal double[] Figures => [CollectorNs, PauseNs, AllocatedBytes, Gen0, Gen1, Gen2, Compiled, .. CpuNs, .. WallNs, .. NewPages];

    /// <returns>Null where these are not the figures of a batch.</returns>
    internal static TurnBatch? Of(double[] figures) =>
        figures is [var collector, var pause, var allocated, var gen0, var gen1, var gen2, var compiled, .. var slices]
            && slices.Length % 3 == 0
            ? new TurnBatch(
                slices[..(slices.Length / 3)], slices[(slices.Length / 3)..(slices.Length / 3 * 2)], slices[(slices.Length / 3 * 2)..],
                collector, pause, allocated, gen0, gen1, gen2, compiled)
            : null;
}
