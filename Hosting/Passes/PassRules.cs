using JsonAot.ResultFiles;

namespace JsonAot.Hosting.Passes;

/// <summary>How many passes a row may have, by how long one takes.</summary>
/// <param name="Least">Fewer undisturbed passes decide nothing.</param>
/// <param name="Enough">
/// Undisturbed passes after which a row is done although they do not agree: then its processes differ from each other, by what the JIT
/// decided and by where their code and data lie. Further ones change their middle little.
/// </param>
/// <param name="Most">However short a pass is, and however many were disturbed.</param>
/// <param name="Budget">What a row may cost altogether: a slow row gets fewer passes, but never less than one more than the least.</param>
internal sealed record PassRules(int Least, int Enough, int Most, TimeSpan Budget)
{
    /// <summary>BenchmarkDotNet's presets decide for themselves how long they measure.</summary>
    private static readonly PassRules Once = new(1, 1, 1, TimeSpan.Zero);

    internal static PassRules For(string job) => job switch
    {
        "default" => new PassRules(3, 8, 12, TimeSpan.FromSeconds(20)) { RowsOfAMinute = 8 },
        "quick" => new PassRules(2, 6, 8, TimeSpan.FromSeconds(8)) { RowsOfAMinute = 15 },
        _ => Once,
    };

    /// <param name="passes">Of one row, in their order.</param>
    /// <param name="took">The last one.</param>
    internal bool IsDone(IReadOnlyList<SteadyPass> passes, TimeSpan took)
    {
        int undisturbed = SteadyPass.Undisturbed(passes).Count;
        return passes.Count >= MostFor(took)
            || undisturbed >= Least && (SteadyPass.Disagreement(passes) <= SteadyPass.Agreement || undisturbed >= Enough);
    }

    /// <summary>Rows that take more than a minute, with what is published for them. How long BenchmarkDotNet's presets take is not known.</summary>
    private int RowsOfAMinute { get; init; } = int.MaxValue;

    internal bool TakesAMinute(int rows) => rows >= RowsOfAMinute;

    internal int MostFor(TimeSpan pass) => this == Once ? 1 : Math.Clamp((int)(Budget / pass), Least + 1, Most);
}
