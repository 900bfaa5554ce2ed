using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Times;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>A library as the first picture has it: how fast, and whether it works natively.</summary>
/// <param name="Jit">Null where it has no more than half of the tests: what loses or changes members in the others is not ranked.</param>
/// <param name="Verdict">Natively, in a plain publish: works, throws, silently wrong, or nothing where that was not tried.</param>
internal sealed record LibraryBar(string Name, Speed? Jit, Speed? Native, NativeWord Verdict)
{
    /// <summary>
    /// Reading and writing apart, each with what it does natively; one of them where most tests of the other have no figure; without a
    /// word that of both where this holds for each. None where it is not ranked.
    /// </summary>
    internal IReadOnlyList<BarPart> Parts { get; private init; } = [];

    /// <summary>Some of its figures are of an adapter that was unfair, and has been corrected since.</summary>
    internal bool IsCorrected { get; private init; }

    /// <summary>That of its package; null where it comes from none.</summary>
    internal string? Version { get; private init; }

    /// <summary>As the picture has it: with what is to be known of it.</summary>
    internal string Shown => IsCorrected ? $"{ShownName.Marked(Name)} {Corrected.Dagger}" : ShownName.Marked(Name);

    /// <summary>One of each library, without its variants and without what nobody takes for a type of their own.</summary>
    /// <param name="rooted">Native programs that keep the types of the model whole; null where none were tried.</param>
    internal static IReadOnlyList<LibraryBar> Of(SteadyMeans? jit, SteadyMeans? native, Deployment? rooted)
    {
        if (jit is null)
            return [];
        Speed? SpeedIn(SteadyMeans? means, string name) => means?.SpeedOf(name) is { IsOfMost: true } speed ? speed : null;
        // Once for all contenders: tests are looked up in each.
        (string Word, SteadyMeans Jit, SteadyMeans? Native)[] ways =
        [
            .. new[] { ("read", TimesRow.Reading), ("written", TimesRow.Writing) }
                .Select(way => (way.Item1, jit.Only(way.Item2), native?.Only(way.Item2))),
        ];
        BarPart[] PartsOf(string name) =>
        [
            .. from way in ways
               let speed = SpeedIn(way.Jit, name)
               where speed is not null
               select new BarPart(way.Word, speed, SpeedIn(way.Native, name)),
        ];
        LibraryBar BarOf(string name)
        {
            Speed? all = SpeedIn(jit, name), allNative = SpeedIn(native, name);
            BarPart[] parts = all is null ? [] : PartsOf(name);
            return new LibraryBar(
                name, all, allNative, native is null ? NativeWord.Untried : NativeWord.Of(native.Deployment, rooted, name))
            {
                Version = jit.Deployment.Of<TimesResults>()?.Manifest.VersionOf(name),
                Parts = all is not null && parts.Length == 0 ? [new("", all, allNative)] : parts,
                IsCorrected = jit.Figures.Concat(native?.Figures ?? [])
                    .Any(figure => figure.Contender == name && Corrected.ReasonOf(figure.Row) is not null),
            };
        }

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
}

/// <summary>A bar, and the dot beside it.</summary>
internal sealed record BarPart(string Word, Speed Jit, Speed? Native);

/// <summary>What a plain native publish of it does, in the words of the picture.</summary>
/// <param name="Share">In how many of all documents, where it is not all of them: <c>3 of 16</c>; else empty.</param>
/// <param name="More">What else would help.</param>
internal sealed record NativeWord(string Word, string Share = "", string More = "")
{
    internal const string SilentlyWrong = "silently wrong";
    internal const string Works = "works";

    internal static readonly NativeWord Untried = new("");

    public override string ToString() => string.Concat(Share, Share.Length > 0 ? " " : "", Word, More.Length > 0 ? "; " : "", More);

    internal static NativeWord Of(Deployment native, Deployment? rooted, string contender)
    {
        VerdictRow[] rows =
            [.. native.Rows<VerdictRow>().Where(row => row.Contender == contender && row.Verdict != NativeVerdict.Unavailable)];
        string mended = rooted is not null && NativeFigures.Working(rooted).Contains(contender) ? "rooted: works" : "";
        int wrong = rows.Count(row => row.Verdict == NativeVerdict.SilentlyWrong);
        if (wrong > 0)
            return new NativeWord(SilentlyWrong, wrong == rows.Length ? "" : $"{wrong} of {rows.Length}", mended);
        return NativeFigures.Working(native).Contains(contender) ? new NativeWord(Works)
            : rows.Any(row => row.Verdict == NativeVerdict.Throws) ? new NativeWord("throws", More: mended)
            : rows.Length > 0 ? new NativeWord("fails", More: mended) : Untried;
    }
}
