using JsonAot.Results;

namespace JsonAot.Lab.WholeRun;

/// <summary>A run in three sentences: who wins where, what NativeAOT costs and saves, and what is not to be trusted.</summary>
/// <param name="problems">Of the run itself: what failed, what was left out.</param>
internal sealed class Conclusion(ResultStore store, RunScope scope, IReadOnlyList<MeasuredFramework> frameworks, IReadOnlyList<string> problems)
{
    private readonly IReadOnlyList<MeasuredMode> _modes =
    [
        .. from framework in frameworks
           from mode in framework.Modes
           select MeasuredMode.Read(store, scope, framework.Name, mode, withFramework: frameworks.Count > 1),
    ];

    internal IReadOnlyList<string> Sentences() => [Winners(), new NativeBalance(_modes).Sentence(), Doubts()];

    private string Winners()
    {
        string[] parts = [.. _modes.Where(mode => mode.Cells.Count > 0).Select(mode => $"with {mode.Name} {new Winners(mode).Describe()}")];
        return parts.Length == 0 ? "Nothing was timed, so that nothing has won." : $"{Capital(string.Join("; ", parts))}.";
    }

    private string Doubts()
    {
        var doubts = new List<string>();
        MeasuredMode[] timed = [.. _modes.Where(mode => mode.Cells.Count > 0)];
        if (timed.Length > 0)
            doubts.Add($"differences below the noise floor ({string.Join(", ", timed.Select(mode => $"{mode.Name} {(mode.NoiseFloor is { } floor ? Words.Percent(floor) : "not measured")}"))})");
        foreach (MeasuredMode mode in timed.Where(mode => mode.Uncertain.Count > 0))
            doubts.Add($"{Words.Count(mode.Uncertain.Count, "time")} with {mode.Name} whose iterations scatter by more than a quarter ({Words.Some(mode.Uncertain)})");
        foreach (MeasuredMode mode in timed.Where(mode => mode.Lossy.Count > 0))
            doubts.Add($"{Words.List(mode.Lossy)} with {mode.Name}: lossy");
        doubts.AddRange(frameworks.SelectMany(framework => framework.Missing.Select(missing => $"{framework.Name} {missing.Mode.Name}, which is not measured ({missing.Reason})")));
        doubts.AddRange(problems);
        string quick = scope.IsFull ? "" : " These are few iterations: --full takes longer and knows more.";
        return doubts.Count == 0 ? $"Nothing stands out as not to be trusted.{quick}" : $"Not to be trusted: {string.Join("; ", doubts)}.{quick}";
    }

    private static string Capital(string text) => char.ToUpperInvariant(text[0]) + text[1..];
}
