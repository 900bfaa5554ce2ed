using System.Globalization;
using JsonAot.Lab.Measures;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>What to take for a need, what that gains, and what it costs.</summary>
internal sealed record Decision(string Need, string Take, string Gain, string Cost)
{
    internal static readonly IReadOnlyList<string> Heads = ["You need", "Take", "It gains", "It costs"];

    /// <summary>Below the table, for who does not know its words.</summary>
    internal const string Key = "STJ is System.Text.Json. A figure such as 0.25 (0.24 to 0.26) of another's time means a quarter of it; in brackets is the 95 % interval. "
        + "Where a row does not name NativeAOT, its figures are of the JIT. A test is one payload, read or written. A mean of 8 of 12 tests leaves four out, in which a time is not known. "
        + $"A name may be marked as {AdaptedLane.Sentence}.";

    internal IReadOnlyList<string> Cells => [Need, Take, Gain, Cost];

    /// <summary>As a line of a terminal.</summary>
    public override string ToString() => $"{Words.Capital(Need)}: take {Take}. Gain: {Gain}.{(Cost.Length == 0 ? "" : $" Cost: {Cost}.")}";
}

/// <summary>A need a row. Each row is made of figures, and is left out where they were not measured.</summary>
internal static class DecisionTable
{
    private const string Reflection = "STJ reflection";
    private const string SourceGeneration = "STJ source-gen";

    // Nobody notices less in a start.
    private const double AsEarly = 1.1;

    // The better one first: it is told where it was measured.
    private static readonly (string Take, string Contender, string Cost)[] SmallSteps =
    [
        ("SpanCodec's resolver in the options", "SpanCodec bridge", "one line, and a class with an attribute for each type"),
        (SourceGeneration, SourceGeneration, "a class with an attribute for each type"),
    ];

    internal static IEnumerable<Decision> Of(SteadyMeans means, Deployment? jit, Deployment? native)
    {
        Deployment[] both = [.. new[] { jit, native }.OfType<Deployment>()];
        Decision?[] rows =
        [
            jit is null || native is null ? null : ColdStarts(means, jit, native),
            jit is null ? null : HotPath(means, jit, both),
            jit is null ? null : LargeDocuments.Of(means, jit, both),
            jit is null ? null : Fidelity(means, jit),
            native is null ? null : Native(means, native),
            jit is null ? null : LeastChange(means, jit, native),
        ];
        return rows.OfType<Decision>();
    }

    private static Decision? ColdStarts(SteadyMeans means, Deployment jit, Deployment native)
    {
        string[] faithful = [.. Faithful(means, jit)];
        (string Name, double Time)[] started =
        [
            .. NativeFigures.Started(native).Where(name => faithful.Length == 0 || faithful.Contains(name))
                .Select(name => (name, NativeFigures.Start(native, name)!.DoneNs!.Median)).OrderBy(start => start.Median),
        ];
        // Among those that start as early, the one that is the fastest once it is warm.
        string[] earliest = [.. started.Where(start => start.Time <= started[0].Time * AsEarly).Select(start => start.Name)];
        string? first = Ranking.Of(means, native, earliest).Contenders.Select(ranked => ranked.Name).Concat(earliest).FirstOrDefault();
        string compared = first is not null && NativeFigures.Start(jit, first) is not null ? first : means.Baseline;
        if (first is null || NativeFigures.Start(jit, compared)?.DoneNs is not { } late)
            return null;
        Estimate early = NativeFigures.Start(native, first)!.DoneNs!;
        string?[] gains =
        [
            $"ready after {Duration.Format(early.Median)} instead of {Duration.Format(late.Median)}: {SteadyMeans.Show(Comparison.Of(early, late, 0))} of the time",
            NativeFigures.Start(jit, compared)?.PeakBytes is { } large && NativeFigures.Start(native, first)?.PeakBytes is { } small
                ? $"{ByteSize.Format(small.Median)} of memory instead of {ByteSize.Format(large.Median)}" : null,
            NativeFigures.Size(jit, compared) is { } wide && NativeFigures.Size(native, first) is { } narrow
                ? $"{ByteSize.Format(narrow)} on disk instead of {ByteSize.Format(wide)}" : null,
        ];
        string?[] costs =
        [
            // Its own alone: what others lose natively is no cost of what is advised.
            means.Of(native, first, jit, first, out int shared) is { } warm
                ? $"a warm call takes {SteadyMeans.Show(warm)} of the JIT's time{means.Share(shared, native, first)}" : null,
            NativeFigures.BreakEven(jit, native, compared),
        ];
        return new Decision(
            "a small service, cold starts", $"NativeAOT and {Words.Name(first)}", string.Join("; ", gains.OfType<string>()), string.Join("; ", costs.OfType<string>()));
    }

    private static Decision? HotPath(SteadyMeans means, Deployment jit, Deployment[] both)
    {
        if (Winner.Of(means, jit) is not { } winner || means.Of(jit, winner.Name, jit, means.Baseline, out int shared) is not { } mean)
            return null;
        string gain = $"{SteadyMeans.Show(mean)} of {means.Baseline}'s time{means.Share(shared, jit, means.Baseline)}";
        return new Decision("a hot path", means.Named(jit, winner.Name), gain, HiddenCosts.Of(both, winner.Name, means.Baseline));
    }

    private static Decision? Fidelity(SteadyMeans means, Deployment jit)
    {
        string[] faithful = [.. Faithful(means, jit)];
        if (faithful.Length == 0)
            return null;
        var ranking = Ranking.Of(means, jit, faithful);
        string? Time(string which, (string Name, Comparison Mean)? found) => found is { } ranked && ranked.Name != means.Baseline
            ? $"{which}, {means.Named(jit, ranked.Name)}, takes {SteadyMeans.Show(ranked.Mean)} of {means.Baseline}'s time{ranking.Share}" : null;
        return new Decision(
            "strict fidelity, any type",
            Words.Some([.. ranking.Contenders.Select(ranked => ranked.Name).Union(faithful)]),
            string.Join("; ", new[] { "every member of every payload comes back", Time("the fastest", ranking.Contenders is [var first, ..] ? first : null) }.OfType<string>()),
            Time("the slowest", ranking.Contenders is [_, .., var last] ? last : null) ?? "");
    }

    /// <summary>Binary formats and contenders that only write cannot carry a document there and back; code by hand for one type is no answer for another one.</summary>
    private static IEnumerable<string> Faithful(SteadyMeans means, Deployment jit) => (jit.Of<FidelityResults>()?.Rows ?? []).GroupBy(row => row.Contender)
        .Where(rows => rows.All(row => row is { Outcome: CheckOutcome.Faithful, OneWay: null, IsBinary: not true }) && !NotForEverybody.Includes(rows.Key) && !means.IsMarked(jit, rows.Key))
        .Select(rows => rows.Key);

    private static Decision? Native(SteadyMeans means, Deployment native)
    {
        int tests = means.Tests(native, means.Baseline);
        // Who only writes, or only reads, has figures of half of the tests at most, and carries no document there and back.
        var ranking = Ranking.Of(means, native, NativeFigures.Working(native).Where(name => 2 * means.Tests(native, name) > tests));
        if (ranking.Contenders is not [(var first, _), ..] || means.Of(native, first, native, means.Baseline, out int shared) is not { } mean)
            return null;
        string[] broken = Words.Families(NativeFigures.Broken(native), NativeFigures.Working(native));
        return new Decision(
            "NativeAOT",
            Words.Name(first),
            first == means.Baseline ? "it works" : $"{SteadyMeans.Show(mean)} of {means.Baseline}'s time{means.Share(shared, native, means.Baseline)}",
            broken.Length == 0 ? "" : $"{Words.Some(broken)} cannot be used");
    }

    private static Decision? LeastChange(SteadyMeans means, Deployment jit, Deployment? native)
    {
        foreach ((string take, string contender, string cost) in SmallSteps)
        {
            if (means.Of(jit, contender, jit, Reflection, out int shared) is not { } mean)
                continue;
            bool works = native is not null && NativeFigures.Working(native).Contains(contender);
            return new Decision(
                "least change to your code",
                $"{take}, if you have {Reflection}",
                $"{SteadyMeans.Show(mean)} of {Reflection}'s time{means.Share(shared, jit, Reflection)}{(works ? ", and it works natively" : "")}",
                cost);
        }

        return null;
    }
}
