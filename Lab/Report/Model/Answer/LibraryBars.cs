using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Times;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>A library as the first picture has it: how fast, and whether it works natively.</summary>
/// <param name="Jit">Null where it has no more than half of the tests: what loses or changes members in the others is not ranked.</param>
/// <param name="Share">Where its mean leaves tests out.</param>
/// <param name="Verdict">Natively, in a plain publish: works, throws, silently wrong, or nothing where that was not tried.</param>
internal sealed record LibraryBar(string Name, Speed? Jit, string Share, Speed? Native, string Verdict)
{
    private const string Works = "works";

    /// <summary>One of each library, without its variants and without what nobody takes for a type of their own.</summary>
    internal static IReadOnlyList<LibraryBar> Of(SteadyMeans means, Deployment? jit, Deployment? native)
    {
        if (jit is null)
            return [];
        Speed? SpeedIn(Deployment? deployment, string name) =>
            deployment is not null && means.SpeedOf(deployment, name, deployment, means.Baseline) is { } speed
                && 2 * speed.Ratios.Count > means.Tests(deployment, means.Baseline) ? speed : null;
        LibraryBar BarOf(string name) => new(
            name, SpeedIn(jit, name), SpeedIn(jit, name) is { } speed ? means.Share(speed, jit, means.Baseline) : "",
            SpeedIn(native, name), native is null ? "" : VerdictOf(native, name));
        int tests = means.Tests(jit, means.Baseline);
        return
        [
            .. means.Of(jit).SelectMany(cell => cell).Where(figure => figure.Mark is null or SteadyTable.Lossy)
                .Select(figure => figure.Contender).Distinct()
                .Where(name => ShownName.FamilyOf(name) == name && !NotForEverybody.Includes(name))
                // The fast path writes and does not read.
                .Where(name => 2 * means.Tests(jit, name) > tests || means.IsMarked(jit, name)).Select(BarOf)
                .OrderBy(bar => bar.Jit?.Mean.Ratio ?? double.MaxValue).ThenBy(bar => bar.Name, StringComparer.OrdinalIgnoreCase),
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
