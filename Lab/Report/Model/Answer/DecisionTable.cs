using JsonAot.Lab.Measures;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>What to take for a need, what that gains, and what it costs.</summary>
internal sealed record Decision(string Need, string Take, string Gain, string Cost)
{
    internal static readonly IReadOnlyList<string> Heads = ["You need", "Take", "It gains", "It costs"];

    private const string Words = "STJ is System.Text.Json; every call takes or gives an array of UTF-8 bytes. "
        + "\"3.7x as fast\" is the mean of all tests; a test is one payload, "
        + "read or written, and your own type is one more test. Where a row does not name NativeAOT, its figures are of the JIT. "
        + "(ours) is SpanCodec, this project's own.";

    internal string[] Cells => [Need, Take, Gain, Cost];

    /// <summary>Below the table, for who does not know its words.</summary>
    internal static string Key(IReadOnlyList<Decision> shown) =>
        shown.Any(decision => decision.Cells.Any(cell => cell.Contains($"({AdaptedLane.Mark})", StringComparison.Ordinal)))
            ? $"{Words} A name may be marked as {AdaptedLane.Sentence}."
            : Words;

    /// <summary>As a line of a terminal.</summary>
    public override string ToString() =>
        $"{Phrases.Capital(Need)}: take {Take}. Gain: {Gain}.{(Cost.Length == 0 ? "" : $" Cost: {Cost}.")}";
}

/// <summary>A need a row. Each row is made of figures, and is left out where they were not measured.</summary>
internal static class DecisionTable
{
    private const string Reflection = "STJ reflection";
    private const string SourceGeneration = "STJ source-gen";

    // Nobody notices a smaller difference between two starts.
    private const double AsEarly = 1.1;

    // A document is large when the baseline reads it for longer. Then the fixed cost of a call no longer shows.
    private const double LargeNs = 100_000;

    // More names than these nobody reads in a table.
    private const int MostNames = 3;

    // The better one comes first. The first one that was measured is shown.
    private static readonly (string Take, string Contender, string Cost)[] SmallSteps =
    [
        ("SpanCodec's resolver (ours) in the options", "SpanCodec bridge", "one line, and a class with an attribute for each type"),
        (SourceGeneration, SourceGeneration, "a class with an attribute for each type"),
    ];

    internal static IEnumerable<Decision> Of(SteadyMeans means, Deployment? jit, Deployment? native, Deployment? rooted)
    {
        IEnumerable<Decision?> rows =
        [
            .. jit is null || native is null ? [] : ColdStarts(means, jit, native),
            jit is null ? null : HotPath(means, jit, native),
            jit is null ? null : Large(means, jit, native),
            jit is null ? null : Fidelity(means, jit),
            native is null ? null : Native(means, native, rooted),
            jit is null ? null : LeastChange(means, jit, native),
        ];
        return rows.OfType<Decision>();
    }

    /// <summary>What everybody gains who has the baseline; what another serializer adds to an early start is a figure of its own.</summary>
    private static IEnumerable<Decision> ColdStarts(SteadyMeans means, Deployment jit, Deployment native)
    {
        string[] faithful = [.. Faithful(means, jit)];
        StartupRow[] started =
        [
            .. NativeFigures.Starts(native).Where(row => faithful.Length == 0 || faithful.Contains(row.Program))
                .OrderBy(row => row.DoneNs!.Median),
        ];
        // Several start about as early. Of these, the one that is fastest when warm is named.
        string[] earliest =
            [.. started.Where(row => row.DoneNs!.Median <= started[0].DoneNs!.Median * AsEarly).Select(row => row.Program)];
        string? first = Ranking.Of(means, native, earliest).Contenders.Select(ranked => ranked.Name).Concat(earliest).FirstOrDefault();
        var both = from name in (string?[])[means.Baseline, first]
                   from early in started
                   from late in NativeFigures.Starts(jit)
                   where early.Program == name && late.Program == name
                   select (Native: early, Jit: late);
        if (both.FirstOrDefault() is not { Native: { } small, Jit: { } large })
            yield break;
        const string Take = "NativeAOT, with any serializer that works there";
        string compared = small.Program;
        string warm = means.SpeedOf(native, compared, jit, compared) is { } speed
            ? $"a warm call is {speed.Short} as under the JIT{means.Share(speed, native, compared)}" : "";
        string? web = Instead(
            "its first answer after ",
            NativeFigures.FirstAnswer(native, compared),
            NativeFigures.FirstAnswer(jit, compared),
            Duration.Format);
        if (web is not null)
            yield return new Decision("a web program that starts cold", Take, web, warm);
        string? other = first == compared ? null : started.Where(row => row.Program == first)
            .Select(row => $"with {Phrases.Marked(row.Program)} after {Duration.Format(row.DoneNs!.Median)}").FirstOrDefault();
        string ready = Instead(
            $"with {ShownName.Of(compared)} it is ready after ", small.DoneNs!.Median, large.DoneNs!.Median, Duration.Format)!;
        yield return new Decision(
            "a console program that starts cold", Take, Phrases.Joined(ready, other),
            Phrases.Joined(web is null && warm.Length > 0 ? warm : null, NativeFigures.BreakEven(jit, native, compared)));
        string saved = Phrases.Joined(
            Instead("", small.PeakBytes?.Median, large.PeakBytes?.Median, ByteSize.Format, " of memory"),
            Instead(
                "",
                NativeFigures.Size(native, compared),
                NativeFigures.Size(jit, compared),
                ByteSize.Format,
                " on disk, both self-contained"));
        if (saved.Length > 0)
            yield return new Decision("little memory, a small program", Take, saved, "");
    }

    private static string? Instead(string before, double? now, double? then, Func<double, string> format, string after = "") =>
        now is null || then is null ? null : $"{before}{format(now.Value)} instead of {format(then.Value)}{after}";

    private static Decision? HotPath(SteadyMeans means, Deployment jit, Deployment? native)
    {
        if (Winner.Of(means, jit) is not { } winner || means.SpeedOf(jit, winner.Name, jit, means.Baseline) is not { } speed)
            return null;
        string gain = $"{speed.Than(means.Baseline)}{means.Share(speed, jit, means.Baseline)}{NextBest(means, jit, winner.Name)}";
        return new Decision("a hot path", means.Named(jit, winner.Name), gain, HiddenCosts(jit, native, winner.Name, means.Baseline));
    }

    /// <summary>
    /// The fastest library of other authors with figures in most tests: a reader wants to know what else there is.
    /// </summary>
    private static string NextBest(SteadyMeans means, Deployment jit, string winner)
    {
        int tests = means.Tests(jit, means.Baseline);
        var next = means.Of(jit).SelectMany(cell => cell).Where(figure => figure.IsOfRival).Select(figure => figure.Contender).Distinct()
            .Where(name => name != winner && !Phrases.IsOurs(name) && IsForEverybody(name))
            .Select(name => (Name: name, Speed: means.SpeedOf(jit, name, jit, means.Baseline)))
            .Where(found => 2 * found.Speed?.Ratios.Count > tests)
            .OrderBy(found => found.Speed!.Mean.Ratio).FirstOrDefault();
        return next.Speed is null || next.Name == means.Baseline ? ""
            : $"; the next is {means.Named(jit, next.Name)}, {next.Speed.Short}{means.Share(next.Speed, jit, means.Baseline)}";
    }

    /// <summary>Who is the fastest on large documents, and how others compare that many people have.</summary>
    private static Decision? Large(SteadyMeans means, Deployment jit, Deployment? native)
    {
        string[] payloads =
        [
            .. means.Of(jit).Where(cell => cell.Key.Direction == TimesRow.Reading)
                .Where(cell => cell.Any(figure => figure.Contender == means.Baseline && figure.Time.Median >= LargeNs))
                .Select(cell => cell.Key.Payload),
        ];
        SteadyMeans large = means.On(payloads);
        if (Winner.Of(large, jit) is not { } winner || large.SpeedOf(jit, winner.Name, jit, large.Baseline) is not { } speed)
            return null;
        string share = large.Share(speed, jit, large.Baseline);
        string gain = $"{speed.Than(large.Baseline)}{share}";
        foreach (string name in new[] { Reflection, "Newtonsoft.Json" }.Except([winner.Name, large.Baseline]))
        {
            // It may have figures in other tests than the winner.
            if (large.SpeedOf(jit, name, jit, large.Baseline) is not { } other)
                continue;
            string otherShare = large.Share(other, jit, large.Baseline);
            gain += $"; {large.Named(jit, name)} is {other.Short}{(otherShare == share ? "" : otherShare)}";
        }

        // On other documents another one may win, which costs something else.
        bool isOfHotPath = winner.Name != large.Baseline && winner.Name == Winner.Of(means, jit)?.Name;
        return new Decision("large documents (over 0.1 ms a call)", large.Named(jit, winner.Name), gain,
            isOfHotPath ? "as on a hot path" : HiddenCosts(jit, native, winner.Name, large.Baseline));
    }

    /// <summary>
    /// What a faster contender costs more than the baseline: bytes of a native program, and time of a build. It names what
    /// was not measured, because that cost could be anything.
    /// </summary>
    private static string HiddenCosts(Deployment jit, Deployment? native, string contender, string baseline)
    {
        if (contender == baseline)
            return "";
        long? bytes = native is null ? null : NativeFigures.Size(native, contender) - NativeFigures.Size(native, baseline);
        (int Types, double MoreNs)? build = NativeFigures.BuildTime([jit, native], contender, baseline);
        string?[] unknown = [bytes is null ? "size" : null, build is null ? "build time" : null];
        string costs = Phrases.Joined(
            Phrases.IsOurs(contender) ? "it refuses some types, and is not published yet" : null,
            bytes > 0 ? $"{ByteSize.Format(bytes.Value)} more in a native program" : null,
            build is { MoreNs: > 0 and var more, Types: var types }
                ? $"a build takes {Duration.Format(more)} longer for {types} types" : null,
            bytes is null || build is null ? $"not measured: {Phrases.List(unknown.OfType<string>())}" : null);
        return costs.Length == 0 ? "neither size nor build time" : costs;
    }

    private static Decision? Fidelity(SteadyMeans means, Deployment jit)
    {
        string[] faithful = [.. Faithful(means, jit)];
        if (faithful.Length == 0)
            return null;
        int payloads = jit.Rows<FidelityRow>().Select(row => row.Payload).Distinct().Count();
        return new Decision(
            "every member back",
            Phrases.List(Ranking.Of(means, jit, faithful).Contenders.Select(ranked => ranked.Name).Union(faithful).Select(Phrases.Marked)),
            $"each document comes back whole, of {payloads} tried; they stand from the fastest to the slowest", "");
    }

    /// <summary>
    /// Binary formats and contenders that only write cannot carry a document there and back; code by hand for one type is no answer for
    /// another one.
    /// </summary>
    private static IEnumerable<string> Faithful(SteadyMeans means, Deployment jit) => jit.Rows<FidelityRow>()
        .GroupBy(row => row.Contender)
        .Where(rows => rows.All(row => row is { Outcome: CheckOutcome.Faithful, OneWay: null, IsBinary: false }))
        .Select(rows => rows.Key)
        .Where(name => IsForEverybody(name) && !means.IsMarked(jit, name));

    private static Decision? Native(SteadyMeans means, Deployment native, Deployment? rooted)
    {
        int tests = means.Tests(native, means.Baseline);
        // A contender that only writes or only reads has at most half of the figures, and cannot carry a document there and back.
        var ranking = Ranking.Of(means, native, NativeFigures.Working(native).Where(name => 2 * means.Tests(native, name) > tests));
        if (ranking.Contenders is not [(var first, _), ..] || means.SpeedOf(native, first, native, means.Baseline) is not { } speed)
            return null;
        string[] broken = [.. NativeFigures.Broken(native).Where(IsForEverybody)];
        string[] families = Phrases.Families(broken, NativeFigures.Working(native));
        string[] mended = rooted is null ? [] : [.. NativeFigures.Working(rooted).Intersect(broken)];
        string[] rivals = [.. ranking.Contenders.Select(ranked => ranked.Name)
            .Where(name => name != first && !Phrases.IsOurs(name) && IsForEverybody(name))];
        string others = rivals.Length == 0 ? "" : $"; of others, only {Phrases.List(rivals.Select(ShownName.Of))} can be compared";
        string gain = $"{speed.Than(means.Baseline)}{means.Share(speed, native, means.Baseline)}{others}";
        // A finding below the table names them.
        string? Who(string[] names, string verb, string rest) => names.Length == 0 ? null
            : names.Length > MostNames ? $"{names.Length} others {verb} {rest}"
            : $"{Phrases.List(names.Select(ShownName.Of))} {verb}{(names.Length == 1 ? "s" : "")} {rest}";
        return new Decision("NativeAOT", Phrases.Marked(first), first == means.Baseline ? "it works" : gain, Phrases.Joined(
            Who(families, "fail", "in a plain publish"), Who(mended, "work", "once the model's types are rooted")));
    }

    private static bool IsForEverybody(string contender) => !NotForEverybody.Includes(contender);

    private static Decision? LeastChange(SteadyMeans means, Deployment jit, Deployment? native)
    {
        foreach ((string take, string contender, string cost) in SmallSteps)
        {
            if (means.SpeedOf(jit, contender, jit, Reflection) is not { } speed)
                continue;
            bool works = native is not null && NativeFigures.Working(native).Contains(contender);
            return new Decision("least change to your code", $"{take}, if you have {Reflection}", Phrases.Joined(
                $"{speed.Than(Reflection)}{means.Share(speed, jit, Reflection)}",
                contender != means.Baseline && means.SpeedOf(jit, contender, jit, means.Baseline) is { } other
                    ? $"{other.Short} as {means.Baseline}" : null,
                works ? "it works natively" : null), cost);
        }

        return null;
    }
}
