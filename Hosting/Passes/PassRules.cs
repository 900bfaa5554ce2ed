using JsonAot.ResultFiles;

namespace JsonAot.Hosting.Passes;

/// <summary>How many passes a row may have, by how long one takes.</summary>
/// <param name="Least">Fewer undisturbed passes decide nothing.</param>
/// <param name="Enough">
/// Undisturbed passes after which a row is done although they do not agree: then its processes differ from each other, by what the JIT
/// decided and by where their code and data lie. Further ones change their middle little.
/// </param>
/// <param name="Most">However short a pass is, and however many were disturbed.</param>
/// <param name="Budget">
/// What a row may cost altogether: a slow row gets fewer passes, but never less than one more than the least. It may cost more where its undisturbed
/// iterations are too few for an interval: of a call of milliseconds few fit between two disturbances.
/// </param>
internal sealed record PassRules(int Least, int Enough, int Most, TimeSpan Budget)
{
    // How many budgets a row may cost until it has an interval.
    private const int Patience = 3;

    /// <summary>BenchmarkDotNet's presets decide for themselves how long they measure.</summary>
    private static readonly PassRules Once = new(1, 1, 1, TimeSpan.Zero);

    internal static PassRules For(string job) => job switch
    {
        "default" => new PassRules(3, 8, 12, TimeSpan.FromSeconds(20)) { RowsOfAMinute = 8 },
        "quick" => new PassRules(2, 4, 8, TimeSpan.FromSeconds(8)) { RowsOfAMinute = 15 },
        _ => Once,
    };

    /// <param name="passes">Of one row, in their order.</param>
    /// <param name="took">The last one.</param>
    internal bool IsDone(IReadOnlyList<SteadyPass> passes, TimeSpan took)
    {
        int undisturbed = SteadyPass.Undisturbed(passes).Count;
        bool hasInterval = undisturbed > 0 && SteadyPass.Choose(passes).Where(pass => pass.Counts).Sum(pass => pass.Samples.Count) >= SteadyRow.LeastSamples;
        return passes.Count >= MostFor(took, hasInterval)
            || hasInterval && undisturbed >= Least && (SteadyPass.Disagreement(passes) <= SteadyPass.Agreement || undisturbed >= Enough);
    }

    /// <summary>Rows that take more than a minute, with what is published for them. How long BenchmarkDotNet's presets take is not known.</summary>
    private int RowsOfAMinute { get; init; } = int.MaxValue;

    internal bool TakesAMinute(int rows) => rows >= RowsOfAMinute;

    /// <param name="hasInterval">There are enough undisturbed iterations for one.</param>
    internal int MostFor(TimeSpan pass, bool hasInterval) => this == Once ? 1 : Math.Clamp((int)(Budget / pass * (hasInterval ? 1 : Patience)), Least + 1, Most);
}
