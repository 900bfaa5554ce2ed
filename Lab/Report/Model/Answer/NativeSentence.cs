using System.Globalization;
using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Verdicts;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>What compiling ahead of time saves and costs: start, memory and disk on one side, warm calls and broken libraries on the other.</summary>
internal sealed class NativeSentence
{
    private readonly SteadyMeans _means;
    private readonly Deployment _jit;
    private readonly Deployment _native;
    private readonly string _contender;

    private NativeSentence(SteadyMeans means, Deployment jit, Deployment native)
    {
        _means = means;
        _jit = jit;
        _native = native;
        // The baseline, or where it was not started the first that was in both.
        _contender = Started(native).Where(name => Started(jit).Contains(name)).OrderByDescending(name => name == means.Baseline).FirstOrDefault(means.Baseline);
    }

    internal static string Of(SteadyMeans means, Deployment? jit, Deployment? native)
    {
        string[] parts = jit is null || native is null ? [] : new NativeSentence(means, jit, native).Parts();
        return parts.Length == 0
            ? $"What NativeAOT costs and saves is not measured yet: {Kinds.All.Single(kind => kind.SectionId == "startup").Command}."
            : $"Compiled ahead of time ({native!.Name} against {jit!.Name}), {string.Join("; ", parts)}.";
    }

    private string[] Parts() => [.. new[] { Start(), Memory(), Disk(), Calls(), Even(), Broken() }.OfType<string>()];

    private string? Start() => StartRow(_jit) is { DoneNs: { } late } && StartRow(_native) is { DoneNs: { } early }
        ? $"{_contender} has written and read once {Duration.Format(early.Median)} after the spawn instead of {Duration.Format(late.Median)}, {SteadyMeans.Show(Comparison.Of(early, late, 0))} of the time"
        : null;

    private string? Memory() => StartRow(_jit) is { PeakBytes: { } large } && StartRow(_native) is { PeakBytes: { } small }
        ? $"its process needs {ByteSize.Format(small.Median)} of memory instead of {ByteSize.Format(large.Median)}"
        : null;

    private string? Disk() => SizeOf(_jit) is { } large && SizeOf(_native) is { } small
        ? $"{_contender} is {ByteSize.Format(small)} on disk instead of {ByteSize.Format(large)}"
        : null;

    private string? Calls()
    {
        Comparison? mean = _means.Of(_native, null, _jit, null, out int shared);
        return mean is null ? null : $"a warm call takes {SteadyMeans.Show(mean)} of the JIT's time over {Words.Count(shared, "figure")}";
    }

    private string? Even()
    {
        WarmUpRow? row = _jit.Of<WarmUpResults>()?.Rows.FirstOrDefault(row => row.Contender == _contender && row.BreakEvens.Count > 0);
        return row?.BreakEvens.FirstOrDefault(even => even.Against == _native.Mode) is not { } found ? null
            : found.Calls is { } calls ? $"the JIT has caught up after {calls.ToString("N0", CultureInfo.InvariantCulture)} calls"
            : "the JIT never catches up";
    }

    private string? Broken()
    {
        VerdictRow[] tried = [.. (_native.Of<VerdictResults>()?.Rows ?? []).Where(row => row.Verdict != VerdictKind.Unavailable)];
        if (tried.Length == 0)
            return null;
        string[] broken =
        [
            .. tried.Where(row => row.Verdict is not (VerdictKind.Works or VerdictKind.AsUnderTheJit))
                .GroupBy(row => row.Contender, row => VerdictsKind.Word(row.Verdict))
                .Select(words => $"{words.Key} ({string.Join(" or ", words.Distinct())})"),
        ];
        return broken.Length == 0
            ? $"all {Words.Count(tried.Select(row => row.Contender).Distinct().Count(), "contender")} tried work in it"
            : $"a plain publish leaves {Words.List(broken)} broken";
    }

    private static IEnumerable<string> Started(Deployment deployment) =>
        (deployment.Of<StartupResults>()?.Rows ?? []).Where(row => row.Kind == StartupKind.Contender && row.DoneNs is not null).Select(row => row.Program);

    private StartupRow? StartRow(Deployment deployment) =>
        deployment.Of<StartupResults>()?.Rows.FirstOrDefault(row => row.Program == _contender && row.Kind == StartupKind.Contender && row.DoneNs is not null);

    private long? SizeOf(Deployment deployment) =>
        deployment.Of<SizeResults>()?.Rows.FirstOrDefault(row => row.Contender == _contender && row.FolderBytes is not null)?.FolderBytes;
}
