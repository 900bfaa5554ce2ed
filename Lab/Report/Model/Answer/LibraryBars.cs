using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Times;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>A library as the first picture has it: how fast, and whether it works natively.</summary>
/// <param name="Jit">Null where it has no more than half of the tests: what loses or changes members in the others is not ranked.</param>
/// <param name="Verdict">Natively, in a plain publish: works, throws, silently wrong, or nothing where that was not tried.</param>
internal sealed record LibraryBar(string Name, Speed? Jit, Speed? Native, string Verdict)
{
    /// <summary>Some of its figures are of an adapter that was unfair, and has been corrected since.</summary>
    internal bool IsCorrected { get; private init; }

    /// <summary>As the picture has it: with what is to be known of it.</summary>
    internal string Shown => IsCorrected ? $"{ShownName.Marked(Name)} {Corrected.Dagger}" : ShownName.Marked(Name);

    /// <summary>One of each library, without its variants and without what nobody takes for a type of their own.</summary>
    internal static IReadOnlyList<LibraryBar> Of(SteadyMeans? jit, SteadyMeans? native)
    {
        if (jit is null)
            return [];
        Speed? SpeedIn(SteadyMeans? means, string name) => means?.SpeedOf(name) is { IsOfMost: true } speed ? speed : null;
        LibraryBar BarOf(string name) =>
            new(name, SpeedIn(jit, name), SpeedIn(native, name), native is null ? "" : VerdictOf(native.Deployment, name))
            {
                IsCorrected = jit.Figures.Concat(native?.Figures ?? [])
                    .Any(figure => figure.Contender == name && Corrected.ReasonOf(figure.Row) is not null),
            };
        int tests = jit.TestsOf(jit.Baseline);
        return
        [
            .. jit.Figures.Where(figure => figure.Mark is null or SteadyTable.Lossy).Select(figure => figure.Contender).Distinct()
                .Where(name => ShownName.FamilyOf(name) == name && ContenderSets.IsForEverybody(name))
                // The fast path writes and does not read.
                .Where(name => 2 * jit.TestsOf(name) > tests || jit.IsMarked(name)).Select(BarOf)
                .OrderByDescending(bar => bar.Jit?.Mean.Ratio ?? 0).ThenBy(bar => bar.Name, StringComparer.OrdinalIgnoreCase),
        ];
    }

    private static string VerdictOf(Deployment native, string contender)
    {
        NativeVerdict[] seen = [.. native.Rows<VerdictRow>().Where(row => row.Contender == contender).Select(row => row.Verdict)];
        return seen.Contains(NativeVerdict.SilentlyWrong) ? "silently wrong"
            : NativeFigures.Working(native).Contains(contender) ? "works"
            : seen.Contains(NativeVerdict.Throws) ? "throws"
            : seen.Any(verdict => verdict != NativeVerdict.Unavailable) ? "fails" : "";
    }
}
