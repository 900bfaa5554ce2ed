using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.BuildCost;
using static JsonAot.Lab.Results.ContenderSets;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>A need a row. Each row is made of figures, and is left out where they were not measured.</summary>
internal static class DecisionTable
{
    private const string Unpublished = "not on NuGet";

    // A document is large when the baseline reads it for longer. Then the fixed cost of a call no longer shows.
    private const double LargeNs = 100_000;

    // More names than these nobody reads in a table.
    private const int MostNames = 3;

    // The better one comes first. The first one that was measured is shown.
    private static readonly (string Take, string Contender, string Cost)[] SmallSteps =
    [
        ("SpanCodec's resolver (ours)", Resolver, $"one line, attributes; {Unpublished}"),
        (SourceGeneration, SourceGeneration, "an attribute a type"),
    ];

    internal static IEnumerable<Decision> Of(SteadyMeans? jit, SteadyMeans? native, Deployment? rooted)
    {
        string[] faithful = jit is null ? [] : [.. Faithful(jit)];
        IEnumerable<Decision?> rows =
        [
            .. jit is null || native is null ? [] : Starts(jit, native, faithful),
            jit is null ? null : HotPath(jit, native?.Deployment),
            jit is null ? null : Large(jit, native?.Deployment),
            jit is null || faithful.Length == 0 ? null : Fidelity(jit, faithful),
            native is null ? null : Native(native, rooted),
            jit is null ? null : LeastChange(jit, native?.Deployment),
        ];
        return rows.OfType<Decision>();
    }

    private static Decision? HotPath(SteadyMeans jit, Deployment? native)
    {
        if (Winner.Of(jit) is not { Name: var winner } || jit.SpeedOf(winner) is not { } speed)
            return null;
        return new Decision(
            "a hot path", jit.Named(winner), Gain(jit, speed, winner), speed.Range,
            NextBest(jit, winner), HiddenCosts(jit, native, winner));
    }

    private static string Gain(SteadyMeans means, Speed speed, string contender) =>
        contender == means.Baseline ? "it is the fastest" : speed.Short + speed.Share;

    /// <summary>The fastest library of other authors with figures in most tests: what else there is.</summary>
    private static string NextBest(SteadyMeans means, string winner)
    {
        var next = means.Figures.Where(figure => figure.IsOfRival).Select(figure => figure.Contender).Distinct()
            .Where(name => name != winner && !ShownName.IsOurs(name) && IsForEverybody(name))
            .Select(name => (Name: name, Speed: means.SpeedOf(name)))
            .Where(found => found.Speed is { IsOfMost: true })
            .OrderByDescending(found => found.Speed!.Mean.Ratio).FirstOrDefault();
        return next.Speed is not { } speed ? ""
            : next.Name == means.Baseline ? $"{ShownName.Marked(next.Name)}: 1x"
            : $"{means.Named(next.Name)}: {speed.Times}{speed.Share}";
    }

    /// <summary>Who is the fastest on large documents, and how one compares that many people have.</summary>
    private static Decision? Large(SteadyMeans jit, Deployment? native)
    {
        TimesRow[] slow =
        [
            .. jit.Figures.Where(figure => figure.Contender == jit.Baseline).Select(figure => figure.Row)
                .Where(row => row.Direction == TimesRow.Reading && row.CpuNs >= LargeNs),
        ];
        string[] payloads = [.. slow.Select(row => row.Payload)];
        var large = new SteadyMeans(jit.Deployment, jit.Baseline, [.. jit.Figures.Where(figure => payloads.Contains(figure.Row.Payload))]);
        if (Winner.Of(large) is not { Name: var winner } || large.SpeedOf(winner) is not { } speed)
            return null;
        string beside = winner != NewtonsoftJson && large.SpeedOf(winner, NewtonsoftJson) is { } other
            ? $"over {large.Named(NewtonsoftJson)}: {other.Times}{other.Share}"
            : NextBest(large, winner);
        // On other documents another one may win, which costs something else.
        bool isOfHotPath = winner != jit.Baseline && winner == Winner.Of(jit)?.Name;
        string need = slow.Min(row => row.DocumentBytes) is { } bytes ? $"documents from {ByteSize.Format(bytes)}" : "large documents";
        return new Decision(
            need, large.Named(winner), Gain(large, speed, winner), speed.Range, beside,
            Phrases.Joined(
                isOfHotPath ? "as above" : HiddenCosts(jit, native, winner),
                native is null ? null : NativeFigures.MoreMemory(native, winner, jit.Baseline)));
    }

    /// <summary>Native bytes and build time beyond the baseline's. What was not measured is named: it could be anything.</summary>
    private static string HiddenCosts(SteadyMeans jit, Deployment? native, string contender)
    {
        if (contender == jit.Baseline)
            return "";
        long? bytes = native is null ? null : NativeFigures.Size(native, contender) - NativeFigures.Size(native, jit.Baseline);
        double? build = NativeFigures.BuildTime([jit.Deployment, native], contender, jit.Baseline);
        string?[] unknown = [bytes is null ? "size" : null, build is null ? "build time" : null];
        string costs = Phrases.Joined(
            ShownName.IsOurs(contender) ? $"{Unpublished}; refuses some types" : null,
            bytes > 0 ? $"{ByteSize.Format(bytes.Value)} more natively" : null,
            build > 0 ? $"a large build takes {Duration.Format(build.Value)} longer" : null,
            bytes is null || build is null ? $"not measured: {Phrases.List(unknown.OfType<string>())}" : null);
        return costs.Length == 0 ? "neither size nor build time" : costs;
    }

    /// <summary>
    /// The cost that is most above the baseline's. Two figures and no ratio, as they were not measured in
    /// turns. Null where nothing was measured to be more: no cell has more than two figures, and the page's sections have the others.
    /// </summary>
    private static string? MostOfCosts(SteadyMeans jit, Deployment? native, string contender)
    {
        string variant = contender == Resolver ? CostVariant.BothGenerators : contender;
        string NamedOf(string what, Func<double, string> format, Func<string, double?> figure) =>
            $"{what} {format(figure(contender)!.Value)}, not {format(figure(jit.Baseline)!.Value)}";
        IEnumerable<(string What, Func<double, string> Format, Func<string, double?> Figure)> costs =
        [
            ("JIT start", Duration.Format, name => NativeFigures.Ready(jit.Deployment, name)),
            ("native start", Duration.Format, name => native is null ? null : NativeFigures.Ready(native, name)),
            ("native size", ByteSize.Format, name => native is null ? null : NativeFigures.Size(native, name)),
            ("native peak", ByteSize.Format, name => native is null ? null : NativeFigures.Peak(native, name)),
            ("build", Duration.Format,
                name => NativeFigures.LargestBuild([jit.Deployment, native])?.Invoke(name == contender ? variant : name)),
        ];
        return costs
            .Where(cost => NativeFigures.IsMore(cost.Figure(contender), cost.Figure(jit.Baseline)))
            .OrderByDescending(cost => cost.Figure(contender) / cost.Figure(jit.Baseline))
            .Select(cost => NamedOf(cost.What, cost.Format, cost.Figure)).FirstOrDefault();
    }

    private static Decision Fidelity(SteadyMeans jit, string[] faithful)
    {
        int payloads = jit.Deployment.Rows<FidelityRow>().Select(row => row.Payload).Distinct().Count();
        return new Decision(
            "nothing lost",
            Phrases.Some([.. jit.Ranked(faithful).Union(faithful)], few: 5),
            payloads == 1 ? "the document" : $"all {payloads} documents", "", "", "");
    }

    /// <summary>Without those that cannot carry a document both ways, and without code that is for one type alone.</summary>
    private static IEnumerable<string> Faithful(SteadyMeans jit) => jit.Deployment.Rows<FidelityRow>()
        .GroupBy(row => row.Contender)
        .Where(rows => rows.All(row => row is { Outcome: CheckOutcome.Faithful, OneWay: null, IsBinary: false }))
        .Select(rows => rows.Key)
        .Where(name => IsForEverybody(name) && !jit.IsMarked(name));

    private static Decision? Native(SteadyMeans native, Deployment? rooted)
    {
        int tests = native.TestsOf(native.Baseline);
        string[] working = [.. NativeFigures.Working(native.Deployment)];
        // A contender that only writes or only reads has at most half of the figures, and cannot carry a document there and back.
        string[] ranking = native.Ranked(working.Where(name => 2 * native.TestsOf(name) > tests));
        if (ranking is not [var first, ..] || native.SpeedOf(first) is not { } speed)
            return null;
        string[] broken = [.. NativeFigures.Broken(native.Deployment).Where(IsForEverybody)];
        string[] families = Phrases.Families(broken, working);
        string[] mended = rooted is null ? [] : [.. NativeFigures.Working(rooted).Intersect(broken)];
        // A finding below the table names them.
        string? Who(string[] names, string verb, string rest = "") => names.Length == 0 ? null
            : names.Length > MostNames ? $"{names.Length} contenders {verb}{rest}"
            : $"{Phrases.List(names.Select(ShownName.Of))} {verb}{(names.Length == 1 ? "s" : "")}{rest}";
        return new Decision(
            "NativeAOT", ShownName.Marked(first), first == native.Baseline ? "it works" : Gain(native, speed, first),
            first == native.Baseline ? "" : speed.Range, NextBest(native, first),
            Phrases.Joined(Who(families, "fail", " in a plain publish"), Who(mended, "work", " once your types are rooted")));
    }

    private static Decision? LeastChange(SteadyMeans jit, Deployment? native)
    {
        foreach ((string take, string contender, string cost) in SmallSteps)
        {
            if (jit.SpeedOf(contender, Reflection) is not { } speed)
                continue;
            bool works = native is not null && NativeFigures.Working(native).Contains(contender);
            Speed? other = contender == jit.Baseline ? null : jit.SpeedOf(contender);
            string gain = other is null ? $"{speed.Short} as {Reflection}" : Gain(jit, other, contender);
            return new Decision(
                "least change", take, Phrases.Joined(gain, works ? "works natively" : null),
                (other ?? speed).Range, other is null ? "" : $"over {Reflection}: {speed.Times}",
                contender == jit.Baseline ? cost : Phrases.Joined(cost, MostOfCosts(jit, native, contender)));
        }

        return null;
    }

    /// <summary>What everybody gains natively who has the baseline. What another serializer adds is a figure of its own.</summary>
    /// <param name="faithful">Contenders that lose nothing; where that was not checked, none.</param>
    private static IEnumerable<Decision> Starts(SteadyMeans jitMeans, SteadyMeans nativeMeans, string[] faithful)
    {
        (Deployment jit, Deployment native) = (jitMeans.Deployment, nativeMeans.Deployment);
        StartupRow? first = NativeFigures.Starts(native).Where(row => faithful.Length == 0 || faithful.Contains(row.Program))
            .MinBy(row => row.DoneNs!.Median);
        var both = from name in (string?[])[jitMeans.Baseline, first?.Program]
                   from early in NativeFigures.Starts(native)
                   from late in NativeFigures.Starts(jit)
                   where early.Program == name && late.Program == name
                   select (Native: early, Jit: late);
        if (both.FirstOrDefault() is not { Native: { } small, Jit: { } large })
            yield break;
        string compared = small.Program;
        string take = $"NativeAOT with {ShownName.Marked(compared)}";
        // The modes took no turns with each other.
        string warm = Beside(
            "a warm read: ", ReadNs(nativeMeans, compared, small.Payload), ReadNs(jitMeans, compared, small.Payload),
            Duration.Format) ?? "";
        string? web = Beside(
            "first answer: ", NativeFigures.FirstAnswer(native, compared), NativeFigures.FirstAnswer(jit, compared), Duration.Format);
        if (web is not null)
            yield return new Decision("a web program, cold", take, web, "", "", warm);
        string other = first is null || first.Program == compared ? ""
            : $"natively {ShownName.Marked(first.Program)}: {Duration.Format(first.DoneNs!.Median)}";
        string ready = Beside($"ready with {small.Payload}: ", small.DoneNs!.Median, large.DoneNs!.Median, Duration.Format)!;
        yield return new Decision(
            "a console program, cold", take, ready, "", other,
            NativeFigures.BreakEven(jit, native, compared, small.Payload) ?? (web is null ? warm : ""));
        string?[] saved =
        [
            Beside("memory: ", small.PeakBytes?.Median, large.PeakBytes?.Median, ByteSize.Format),
            Beside("self-contained: ", NativeFigures.Size(native, compared), NativeFigures.Size(jit, compared), ByteSize.Format),
        ];
        if (saved.OfType<string>().ToArray() is [var saving, .. var more])
            yield return new Decision("a small program", take, saving, "", string.Concat(more), "");
    }

    private static double? ReadNs(SteadyMeans means, string contender, string payload) =>
        means.Tests[(payload, TimesRow.Reading)].FirstOrDefault(figure => figure.Contender == contender)?.Time.Median;

    private static string? Beside(string before, double? now, double? then, Func<double, string> format) =>
        now is null || then is null ? null : $"{before}{format(now.Value)}, JIT: {format(then.Value)}";
}
