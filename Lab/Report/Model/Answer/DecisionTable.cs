using JsonAot.Lab.Measures;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>A need a row. Each row is made of figures, and is left out where they were not measured.</summary>
internal static class DecisionTable
{
    private const string Reflection = "STJ reflection";
    private const string Newtonsoft = "Newtonsoft.Json";
    private const string SourceGeneration = "STJ source-gen";
    private const string Unpublished = "not on NuGet";

    // A document is large when the baseline reads it for longer. Then the fixed cost of a call no longer shows.
    private const double LargeNs = 100_000;

    // More names than these nobody reads in a table.
    private const int MostNames = 3;

    // The better one comes first. The first one that was measured is shown.
    private static readonly (string Take, string Contender, string Cost)[] SmallSteps =
    [
        ("SpanCodec's resolver (ours)", "SpanCodec bridge", $"one line, an attribute a type; {Unpublished}"),
        (SourceGeneration, SourceGeneration, "an attribute a type"),
    ];

    internal static IEnumerable<Decision> Of(SteadyMeans means, Deployment? jit, Deployment? native, Deployment? rooted)
    {
        string[] faithful = jit is null ? [] : [.. Faithful(means, jit)];
        IEnumerable<Decision?> rows =
        [
            .. jit is null || native is null ? [] : StartDecisions.Of(means, jit, native, faithful),
            jit is null ? null : HotPath(means, jit, native),
            jit is null ? null : Large(means, jit, native),
            jit is null || faithful.Length == 0 ? null : Fidelity(means, jit, faithful),
            native is null ? null : Native(means, native, rooted),
            jit is null ? null : LeastChange(means, jit, native),
        ];
        return rows.OfType<Decision>();
    }

    private static Decision? HotPath(SteadyMeans means, Deployment jit, Deployment? native)
    {
        if (Winner.Of(means, jit) is not { } winner || means.SpeedOf(jit, winner.Name, jit, means.Baseline) is not { } speed)
            return null;
        return new Decision(
            "a hot path", means.Named(jit, winner.Name), Gain(means, speed, jit, winner.Name), speed.Range,
            NextBest(means, jit, winner.Name), HiddenCosts(jit, native, winner.Name, means.Baseline));
    }

    private static string Gain(SteadyMeans means, Speed speed, Deployment deployment, string contender) =>
        contender == means.Baseline ? "it is the fastest" : $"{speed.Short}{means.Share(speed, deployment, means.Baseline)}";

    /// <summary>
    /// The fastest library of other authors with figures in most tests: a reader wants to know what else there is.
    /// </summary>
    private static string NextBest(SteadyMeans means, Deployment deployment, string winner)
    {
        int tests = means.Tests(deployment, means.Baseline);
        var next = means.Rivals(deployment).Where(name => name != winner && !ShownName.IsOurs(name) && IsForEverybody(name))
            .Select(name => (Name: name, Speed: means.SpeedOf(deployment, name, deployment, means.Baseline)))
            .Where(found => 2 * found.Speed?.Ratios.Count > tests)
            .OrderBy(found => found.Speed!.Mean.Ratio).FirstOrDefault();
        return next.Speed is null || next.Name == winner ? "" : Beside(means, deployment, next.Name, next.Speed);
    }

    /// <summary>Another contender, with what it gains.</summary>
    private static string Beside(SteadyMeans means, Deployment deployment, string name, Speed speed) => name == means.Baseline
        ? $"{ShownName.Marked(name)}: 1x"
        : $"{means.Named(deployment, name)}: {speed.Times}{means.Share(speed, deployment, means.Baseline)}";

    /// <summary>Who is the fastest on large documents, and how one compares that many people have.</summary>
    private static Decision? Large(SteadyMeans means, Deployment jit, Deployment? native)
    {
        TimesRow[] slow =
        [
            .. means.Of(jit).SelectMany(cell => cell).Where(figure => figure.Contender == means.Baseline).Select(figure => figure.Row)
                .Where(row => row.Direction == TimesRow.Reading && row.CpuNs >= LargeNs),
        ];
        SteadyMeans large = means.On([.. slow.Select(row => row.Payload)]);
        if (Winner.Of(large, jit) is not { } winner || large.SpeedOf(jit, winner.Name, jit, large.Baseline) is not { } speed)
            return null;
        string beside = winner.Name != Newtonsoft && large.SpeedOf(jit, winner.Name, jit, Newtonsoft) is { } other
            ? $"over {large.Named(jit, Newtonsoft)}: {other.Times}{large.Share(other, jit, Newtonsoft)}"
            : NextBest(large, jit, winner.Name);
        // On other documents another one may win, which costs something else.
        bool isOfHotPath = winner.Name != large.Baseline && winner.Name == Winner.Of(means, jit)?.Name;
        string need = slow.Min(row => row.DocumentBytes) is { } bytes ? $"documents from {ByteSize.Format(bytes)}" : "large documents";
        return new Decision(
            need, large.Named(jit, winner.Name), Gain(large, speed, jit, winner.Name), speed.Range, beside,
            Phrases.Joined(
                isOfHotPath ? "as above" : HiddenCosts(jit, native, winner.Name, large.Baseline),
                native is null ? null : NativeFigures.MoreMemory(native, winner.Name, large.Baseline)));
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
        double? build = NativeFigures.BuildTime([jit, native], contender, baseline);
        string?[] unknown = [bytes is null ? "size" : null, build is null ? "build time" : null];
        string costs = Phrases.Joined(
            ShownName.IsOurs(contender) ? $"{Unpublished}; refuses some types" : null,
            bytes > 0 ? $"{ByteSize.Format(bytes.Value)} more natively" : null,
            build > 0 ? $"a large build takes {Duration.Format(build.Value)} longer" : null,
            bytes is null || build is null ? $"not measured: {Phrases.List(unknown.OfType<string>())}" : null);
        return costs.Length == 0 ? "neither size nor build time" : costs;
    }

    private static Decision Fidelity(SteadyMeans means, Deployment jit, string[] faithful)
    {
        int payloads = jit.Rows<FidelityRow>().Select(row => row.Payload).Distinct().Count();
        return new Decision(
            "nothing lost",
            Phrases.Some([.. Ranking.Of(means, jit, faithful).Union(faithful)], few: 5),
            payloads == 1 ? "the document" : $"all {payloads} documents", "", "", "");
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
        string[] working = [.. NativeFigures.Working(native)];
        // A contender that only writes or only reads has at most half of the figures, and cannot carry a document there and back.
        string[] ranking = Ranking.Of(means, native, working.Where(name => 2 * means.Tests(native, name) > tests));
        if (ranking is not [var first, ..] || means.SpeedOf(native, first, native, means.Baseline) is not { } speed)
            return null;
        string[] broken = [.. NativeFigures.Broken(native).Where(IsForEverybody)];
        string[] families = Phrases.Families(broken, working);
        string[] mended = rooted is null ? [] : [.. NativeFigures.Working(rooted).Intersect(broken)];
        // A finding below the table names them.
        string? Who(string[] names, string verb, string rest = "") => names.Length == 0 ? null
            : names.Length > MostNames ? $"{names.Length} others {verb}{rest}"
            : $"{Phrases.List(names.Select(ShownName.Of))} {verb}{(names.Length == 1 ? "s" : "")}{rest}";
        return new Decision(
            "NativeAOT", ShownName.Marked(first), first == means.Baseline ? "it works" : Gain(means, speed, native, first),
            first == means.Baseline ? "" : speed.Range, NextBest(means, native, first),
            Phrases.Joined(Who(families, "fail", " in a plain publish"), Who(mended, "work", " once rooted")));
    }

    private static bool IsForEverybody(string contender) => !NotForEverybody.Includes(contender);

    private static Decision? LeastChange(SteadyMeans means, Deployment jit, Deployment? native)
    {
        foreach ((string take, string contender, string cost) in SmallSteps)
        {
            if (means.SpeedOf(jit, contender, jit, Reflection) is not { } speed)
                continue;
            bool works = native is not null && NativeFigures.Working(native).Contains(contender);
            Speed? other = contender == means.Baseline ? null : means.SpeedOf(jit, contender, jit, means.Baseline);
            string gain = other is null ? $"{speed.Short} as {Reflection}" : Gain(means, other, jit, contender);
            return new Decision(
                "least change", take, Phrases.Joined(gain, works ? "works natively" : null),
                (other ?? speed).Range, other is null ? "" : $"over {Reflection}: {speed.Times}", cost);
        }

        return null;
    }
}
