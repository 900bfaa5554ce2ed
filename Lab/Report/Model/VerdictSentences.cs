using System.Globalization;
using JsonAot.Lab.Report.Model.Tables;
using JsonAot.Results;

namespace JsonAot.Lab.Report.Model;

/// <summary>The answer in three sentences: what wins, what native compilation costs and saves, and what not to believe.</summary>
internal sealed class VerdictSentences
{
    private readonly ReportModel _model;
    private readonly SteadyMatrix _steady;
    private readonly Deployment[] _deployments;
    private readonly Deployment? _jit;
    private readonly Deployment? _native;

    private VerdictSentences(ReportModel model, string machine)
    {
        _model = model;
        _steady = new SteadyMatrix(model[SteadyTable.Id], machine);
        _deployments = [.. model.DeploymentsOf(machine)];
        _native = _deployments.FirstOrDefault(deployment => deployment.IsNative);
        _jit = _deployments.FirstOrDefault(deployment => !deployment.IsNative && (_native is null || deployment.Framework == _native.Framework))
            ?? _deployments.FirstOrDefault(deployment => !deployment.IsNative);
    }

    internal static IReadOnlyList<string> Of(ReportModel model, string machine)
    {
        var sentences = new VerdictSentences(model, machine);
        return [Capital(sentences.WhatWins()), sentences.WhatNativeCosts(), sentences.WhatToDoubt()];
    }

    private static string Capital(string sentence) => char.ToUpperInvariant(sentence[0]) + sentence[1..];

    private string WhatWins()
    {
        string[] parts = [.. new[] { _jit, _native }.OfType<Deployment>().Select(Winner).OfType<string>()];
        return parts.Length == 0
            ? $"Which contender wins is not measured yet: {Commands.Steady}."
            : $"{string.Join("; ", parts)}.";
    }

    private string? Winner(Deployment deployment)
    {
        var cells = _steady.Of(deployment.Name).Where(cell => cell.Count(figure => figure.Mark is null) > 1).ToArray();
        var winners = cells.Select(cell => cell.Where(figure => figure.Mark is null).MinBy(figure => figure.Time.Median)!.Contender).CountBy(name => name).ToArray();
        if (winners.Length == 0)
            return null;
        (string winner, int wins) = winners.MaxBy(pair => pair.Value);
        string first = $"under {deployment.Name} {winner} is the fastest in {wins} of {cells.Length} pairs of payload and direction";
        Comparison? mean = MeanOver(deployment, winner, deployment, _model.Baseline, deployment.NoiseFloor ?? 0, out int shared);
        return winner == _model.Baseline || mean is null
            ? first
            : $"{first}, and takes {Show(mean)} of {_model.Baseline}'s time where both were measured ({shared})";
    }

    private string WhatNativeCosts()
    {
        if (_jit is null || _native is null)
            return $"What NativeAOT costs and saves is not measured yet: {Commands.Startup}.";
        string[] parts = [.. new[] { Start(), Memory(), Disk(), Calls(), Even() }.OfType<string>()];
        return parts.Length == 0
            ? $"What NativeAOT costs and saves is not measured yet: {Commands.Startup}."
            : $"Compiled ahead of time ({_native.Name} against {_jit.Name}), {string.Join("; ", parts)}.";
    }

    private string? Start() => StartRow(_jit!) is { DoneNs: { } late } && StartRow(_native!) is { DoneNs: { } early }
        ? $"{_model.Baseline} has written and read once {Duration.Format(early.Median)} after the spawn instead of {Duration.Format(late.Median)}, {Show(Comparison.Of(early, late, 0))} of the time"
        : null;

    private string? Memory() => StartRow(_jit!) is { PeakBytes: { } large } && StartRow(_native!) is { PeakBytes: { } small }
        ? $"its process needs {ByteSize.Format(small.Median)} of memory instead of {ByteSize.Format(large.Median)}"
        : null;

    private string? Disk() => SizeOf(_jit!) is { } large && SizeOf(_native!) is { } small
        ? $"it is {ByteSize.Format(small)} on disk instead of {ByteSize.Format(large)}"
        : null;

    private string? Calls()
    {
        Comparison? mean = MeanOver(_native!, null, _jit!, null, Math.Max(_native!.NoiseFloor ?? 0, _jit!.NoiseFloor ?? 0), out int shared);
        return mean is null ? null : $"a warm call takes {Show(mean)} of the JIT's time over {shared} figures";
    }

    private string? Even()
    {
        WarmUpRow? row = _jit!.WarmUp?.Rows.FirstOrDefault(row => row.Contender == _model.Baseline && row.BreakEvens.Count > 0);
        return row?.BreakEvens.FirstOrDefault(even => even.Against == _native!.Mode) is not { } found ? null
            : found.Calls is { } calls ? $"the JIT has caught up after {calls.ToString("N0", CultureInfo.InvariantCulture)} calls"
            : "the JIT never catches up";
    }

    private string WhatToDoubt()
    {
        var doubts = new List<string>();
        string[] floors = [.. _deployments.Where(deployment => deployment.NoiseFloor is not null).Select(deployment => $"{deployment.NoiseFloor!.Value.ToString("P1", CultureInfo.InvariantCulture)} under {deployment.Name}")];
        doubts.Add(floors.Length > 0
            ? $"differences below {string.Join(", ", floors)}: that much identical benchmarks differ"
            : $"small differences, because the noise floor was not measured ({Commands.Noise})");
        AddNames(doubts, "figures of {0}, which lose or change members", Lossy());
        AddNames(doubts, "{0} compiled ahead of time: silently wrong", _deployments.Where(deployment => deployment.IsNative)
            .SelectMany(deployment => deployment.Verdicts?.Rows ?? []).Where(row => row.Verdict == VerdictKind.SilentlyWrong).Select(row => row.Contender));
        return $"Do not trust {string.Join("; ", doubts)}.";
    }

    private IEnumerable<string> Lossy() =>
        from deployment in _deployments
        from cell in _steady.Of(deployment.Name)
        from figure in cell
        where figure.Mark == SteadyTable.Lossy
        select $"{figure.Contender} on {cell.Key.Payload}";

    private static void AddNames(List<string> doubts, string sentence, IEnumerable<string> names)
    {
        string[] distinct = [.. names.Distinct()];
        if (distinct.Length > 0)
            doubts.Add(sentence.Replace("{0}", string.Join(", ", distinct), StringComparison.Ordinal));
    }

    /// <param name="contender">Null for every one that both deployments measure.</param>
    private Comparison? MeanOver(Deployment over, string? contender, Deployment under, string? otherContender, double noise, out int shared)
    {
        var comparisons = new List<Comparison>();
        foreach (var cell in _steady.Of(over.Name))
        {
            foreach (SteadyFigure figure in cell.Where(figure => figure.Mark is null && (contender is null || figure.Contender == contender)))
            {
                SteadyFigure? other = _steady.Find(under.Name, cell.Key.Payload, cell.Key.Direction, otherContender ?? figure.Contender);
                if (other is { Mark: null })
                    comparisons.Add(Comparison.Of(figure.Time, other.Time, noise));
            }
        }

        shared = comparisons.Count;
        return Comparison.Mean(comparisons, noise);
    }

    private StartupRow? StartRow(Deployment deployment) =>
        deployment.Startup?.Rows.FirstOrDefault(row => row.Program == _model.Baseline && row.Kind == StartupKind.Contender && row.DoneNs is not null);

    private long? SizeOf(Deployment deployment) =>
        deployment.Sizes?.Rows.FirstOrDefault(row => row.Contender == _model.Baseline && row.FolderBytes is not null)?.FolderBytes;

    private static string Show(Comparison comparison)
    {
        string ratio = comparison.Ratio.ToString("0.00", CultureInfo.InvariantCulture);
        string interval = double.IsFinite(comparison.High) && comparison.Low > 0
            ? string.Create(CultureInfo.InvariantCulture, $" ({comparison.Low:0.00} to {comparison.High:0.00})")
            : " (too few samples for an interval)";
        return $"{ratio}{interval}{(comparison.IsTie ? ", a tie," : "")}";
    }
}
