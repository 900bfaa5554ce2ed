using System.Globalization;
using JsonAot.Lab.Measures;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>What to take for a need, what that gains, and what it costs.</summary>
internal sealed record Decision(string Need, string Take, string Gain, string Cost)
{
    internal static readonly IReadOnlyList<string> Heads = ["You need", "Take", "It gains", "It costs"];

    /// <summary>Below the table, for who does not know its words.</summary>
    internal const string Key = "STJ is System.Text.Json; every call takes or gives an array of UTF-8 bytes. "
        + "\"3.7x as fast\" is the mean of all tests; a test is one payload, "
        + "read or written, and your own type is one more test. Where a row does not name NativeAOT, its figures are of the JIT. "
        + $"(ours) is SpanCodec, this project's own. A name may be marked as {AdaptedLane.Sentence}.";

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
        ("SpanCodec's resolver (ours) in the options", "SpanCodec bridge", "one line, and a class with an attribute for each type"),
        (SourceGeneration, SourceGeneration, "a class with an attribute for each type"),
    ];

    internal static IEnumerable<Decision> Of(SteadyMeans means, Deployment? jit, Deployment? native, Deployment? rooted)
    {
        Deployment[] both = [.. new[] { jit, native }.OfType<Deployment>()];
        Decision?[] rows =
        [
            jit is null || native is null ? null : ColdStarts(means, jit, native),
            jit is null ? null : HotPath(means, jit, both),
            jit is null ? null : LargeDocuments.Of(means, jit, both),
            jit is null ? null : Fidelity(means, jit),
            native is null ? null : Native(means, native, rooted),
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
        // What NativeAOT gives is told of the serializer that everybody has. What another one adds is another figure.
        string? compared = new[] { means.Baseline, first }.OfType<string>()
            .FirstOrDefault(name => started.Any(start => start.Name == name) && NativeFigures.Start(jit, name) is not null);
        if (compared is null || NativeFigures.Start(jit, compared)?.DoneNs is not { } late)
            return null;
        Estimate early = NativeFigures.Start(native, compared)!.DoneNs!;
        string?[] gains =
        [
            $"a console program with {Words.Name(compared)} is ready after "
                + $"{Duration.Format(early.Median)} instead of {Duration.Format(late.Median)}",
            first is not null && first != compared && NativeFigures.Start(native, first)?.DoneNs is { } earliestNs
                ? $"one with {Words.Marked(first)} after {Duration.Format(earliestNs.Median)}" : null,
            NativeFigures.Start(jit, compared)?.PeakBytes is { } large && NativeFigures.Start(native, compared)?.PeakBytes is { } small
                ? $"{ByteSize.Format(small.Median)} of memory instead of {ByteSize.Format(large.Median)}" : null,
            NativeFigures.Size(jit, compared) is { } wide && NativeFigures.Size(native, compared) is { } narrow
                ? $"{ByteSize.Format(narrow)} on disk instead of {ByteSize.Format(wide)}, both self-contained" : null,
            NativeFigures.FirstAnswer(native, compared) is { } soon && NativeFigures.FirstAnswer(jit, compared) is { } later
                ? $"a web program gives its first answer after {Duration.Format(soon)} instead of {Duration.Format(later)}, "
                    + "about the same with each serializer"
                : null,
        ];
        string?[] costs =
        [
            means.SpeedOf(native, compared, jit, compared) is { } warm
                ? $"a warm call is {warm.Short} as under the JIT{means.Share(warm.Ratios.Count, native, compared)}" : null,
            NativeFigures.BreakEven(jit, native, compared),
        ];
        return new Decision("cold starts that hurt", "NativeAOT, with any serializer that works there",
            string.Join("; ", gains.OfType<string>()), string.Join("; ", costs.OfType<string>()));
    }

    private static Decision? HotPath(SteadyMeans means, Deployment jit, Deployment[] both)
    {
        if (Winner.Of(means, jit) is not { } winner || means.SpeedOf(jit, winner.Name, jit, means.Baseline) is not { } speed)
            return null;
        string share = means.Share(speed.Ratios.Count, jit, means.Baseline);
        string gain = $"{speed.Than(means.Baseline)}{share}{NextBest(means, jit, winner.Name)}";
        return new Decision("a hot path", means.Named(jit, winner.Name), gain, HiddenCosts.Of(both, winner.Name, means.Baseline));
    }

    /// <summary>
    /// The fastest library of other authors that has figures in most tests: without it nobody sees what the advice is compared with.
    /// </summary>
    private static string NextBest(SteadyMeans means, Deployment jit, string winner)
    {
        int tests = means.Tests(jit, means.Baseline);
        var next = means.Of(jit).SelectMany(cell => cell).Where(figure => figure.IsOfRival).Select(figure => figure.Contender).Distinct()
            .Where(name => name != winner && !Words.IsOurs(name) && !NotForEverybody.Includes(name))
            .Select(name => (Name: name, Speed: means.SpeedOf(jit, name, jit, means.Baseline)))
            .Where(found => 2 * found.Speed?.Ratios.Count > tests)
            .OrderBy(found => found.Speed!.Mean.Ratio).FirstOrDefault();
        return next.Speed is null || next.Name == means.Baseline ? ""
            : $"; the next is {means.Named(jit, next.Name)}, {next.Speed.Short}{means.Share(next.Speed.Ratios.Count, jit, means.Baseline)}";
    }

    private static Decision? Fidelity(SteadyMeans means, Deployment jit)
    {
        string[] faithful = [.. Faithful(means, jit)];
        if (faithful.Length == 0)
            return null;
        var ranking = Ranking.Of(means, jit, faithful);
        string? Compared(string which, (string Name, Comparison Mean)? found) => found is { } ranked && ranked.Name != means.Baseline
            ? $"the {which}, {means.Named(jit, ranked.Name)}, is {new Speed(ranked.Mean, []).Short} as {means.Baseline}{ranking.Share}"
            : null;
        int payloads = jit.Rows<FidelityRow>().Select(row => row.Payload).Distinct().Count();
        return new Decision(
            "every member back",
            Words.List(ranking.Contenders.Select(ranked => ranked.Name).Union(faithful).Select(Words.Marked)),
            string.Join("; ", new[] { $"each document comes back whole, of {payloads} tried",
                Compared("fastest", ranking.Contenders is [var first, ..] ? first : null) }
                .OfType<string>()),
            Compared("slowest", ranking.Contenders is [_, .., var last] ? last : null) ?? "");
    }

    /// <summary>
    /// Binary formats and contenders that only write cannot carry a document there and back; code by hand for one type is no answer for
    /// another one.
    /// </summary>
    private static IEnumerable<string> Faithful(SteadyMeans means, Deployment jit) =>
        jit.Rows<FidelityRow>().GroupBy(row => row.Contender)
            .Where(rows => rows.All(row => row is { Outcome: CheckOutcome.Faithful, OneWay: null, IsBinary: false }))
            .Where(rows => !NotForEverybody.Includes(rows.Key) && !means.IsMarked(jit, rows.Key))
        .Select(rows => rows.Key);

    private static Decision? Native(SteadyMeans means, Deployment native, Deployment? rooted)
    {
        int tests = means.Tests(native, means.Baseline);
        // Who only writes, or only reads, has figures of half of the tests at most, and carries no document there and back.
        var ranking = Ranking.Of(means, native, NativeFigures.Working(native).Where(name => 2 * means.Tests(native, name) > tests));
        if (ranking.Contenders is not [(var first, _), ..] || means.SpeedOf(native, first, native, means.Baseline) is not { } speed)
            return null;
        string[] broken = Words.Families(NativeFigures.Broken(native).Where(IsForEverybody), NativeFigures.Working(native));
        string[] mended = rooted is null
            ? []
            : [.. NativeFigures.Working(rooted).Intersect(NativeFigures.Broken(native)).Where(IsForEverybody)];
        string[] rivals = [.. ranking.Contenders.Select(ranked => ranked.Name)
            .Where(name => name != first && !Words.IsOurs(name) && IsForEverybody(name))];
        string others = rivals.Length == 0 ? "" : $"; of others, only {Words.List(rivals.Select(Words.Name))} can be compared";
        string?[] costs =
        [
            broken.Length == 0 ? null : $"{Words.List(broken.Select(Words.Name))} fail{(broken.Length == 1 ? "s" : "")} in a plain publish",
            mended.Length == 0
                ? null
                : $"{Words.List(mended.Select(Words.Name))} work{(mended.Length == 1 ? "s" : "")} once the model's types are rooted",
        ];
        return new Decision(
            "NativeAOT",
            Words.Marked(first),
            first == means.Baseline ? "it works"
                : $"{speed.Than(means.Baseline)}{means.Share(speed.Ratios.Count, native, means.Baseline)}{others}",
            string.Join("; ", costs.OfType<string>()));
    }

    private static bool IsForEverybody(string contender) => !NotForEverybody.Includes(contender);

    private static Decision? LeastChange(SteadyMeans means, Deployment jit, Deployment? native)
    {
        foreach ((string take, string contender, string cost) in SmallSteps)
        {
            if (means.SpeedOf(jit, contender, jit, Reflection) is not { } speed)
                continue;
            bool works = native is not null && NativeFigures.Working(native).Contains(contender);
            string gain = $"{speed.Than(Reflection)}{means.Share(speed.Ratios.Count, jit, Reflection)}";
            string over = contender != means.Baseline && means.SpeedOf(jit, contender, jit, means.Baseline) is { } other
                ? $"; {other.Short} as {means.Baseline}"
                : "";
            return new Decision("least change to your code", $"{take}, if you have {Reflection}",
                $"{gain}{over}{(works ? "; it works natively" : "")}", cost);
        }

        return null;
    }
}
