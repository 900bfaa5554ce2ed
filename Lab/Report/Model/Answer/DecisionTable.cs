using JsonAot.Lab.Measures;
using static JsonAot.Lab.Results.ContenderSets;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>A need a row. Each row is made of figures, and is left out where they were not measured.</summary>
internal static class DecisionTable
{
    internal const string Moving = "other attributes and settings";

    // A document is large when the baseline reads it for longer. Then the fixed cost of a call no longer shows.
    private const double LargeNs = 100_000;

    // More names than these nobody reads in a table.
    private const int MostNames = 3;

    internal static IEnumerable<Decision> Of(SteadyMeans? jit, SteadyMeans? native, Deployment? rooted)
    {
        string[] faithful = jit is null ? [] : [.. Candidates.Faithful(jit)];
        string? today = jit is null ? null : Candidates.Today(jit), ours = jit is null ? null : Candidates.Ours(jit, today);
        IEnumerable<Decision?> rows =
        [
            .. jit is null || native is null ? [] : StartDecisions.Of(jit, native, faithful),
            jit is null ? null : HotPath(jit, native?.Deployment, today, ours),
            jit is null ? null : Large(jit, native?.Deployment, ours),
            jit is null ? null : Unseen(jit),
            native is null ? null : Native(native, rooted),
            jit is null ? null : LeastChange(jit, native?.Deployment),
            jit is null ? null : Moved(jit),
            jit is null || faithful.Length == 0 ? null : Fidelity(jit, faithful),
        ];
        return rows.OfType<Decision>().Where(decision => decision.Today.IsGiven || decision.Built.IsGiven);
    }

    private static Decision HotPath(SteadyMeans jit, Deployment? native, string? today, string? ours) => new(
        "a hot path", Of(jit, today), Of(jit, ours),
        ours is null ? "" : Phrases.Joined(Refusals.Told(jit.Deployment, ours), Costs.Of(jit, native, ours)));

    /// <summary>Reading and writing apart: one mean of both promises too little of the one and too much of the other.</summary>
    private static Advice Of(SteadyMeans means, string? contender)
    {
        if (contender is null)
            return Advice.None;
        string take = means.Named(contender);
        if (contender == means.Baseline)
            return means.SpeedOf(contender, NewtonsoftJson) is { } over && contender != NewtonsoftJson
                ? new Advice(take, Over(means, over, NewtonsoftJson), over.Range)
                : new Advice(take, "1x");
        Speed all = means.SpeedOf(contender)!;
        Speed? read = means.Only(TimesRow.Reading).SpeedOf(contender), written = means.Only(TimesRow.Writing).SpeedOf(contender);
        string gain = read is null || written is null
            ? all.Short + all.Share
            : $"read {read.Times}{read.Share}, written {written.Times}{written.Share}";
        return new Advice(take, gain, all.Range);
    }

    private static string Over(SteadyMeans means, Speed speed, string contender) =>
        $"{speed.Times} over {means.Named(contender)}{speed.Share}";

    /// <summary>Others may be the fastest there than on all documents.</summary>
    /// <param name="oursOfAll">What is advised of this project on a hot path, whose costs the row above tells.</param>
    private static Decision? Large(SteadyMeans jit, Deployment? native, string? oursOfAll)
    {
        TimesRow[] slow =
        [
            .. jit.Figures.Where(figure => figure.Contender == jit.Baseline).Select(figure => figure.Row)
                .Where(row => row.Direction == TimesRow.Reading && row.CpuNs >= LargeNs),
        ];
        if (slow.Length == 0)
            return null;
        string[] payloads = [.. slow.Select(row => row.Payload)];
        SteadyMeans large = jit.Only(figure => payloads.Contains(figure.Row.Payload));
        string? today = Candidates.Today(large), ours = Candidates.Ours(large, today);
        string need = slow.Min(row => row.DocumentBytes) is { } bytes ? $"documents from {ByteSize.Format(bytes)}" : "large documents";
        return new Decision(
            need, Of(large, today), Of(large, ours),
            ours is null ? "" : ours == oursOfAll ? "as above" : Costs.Of(jit, native, ours));
    }

    /// <summary>Of documents that nobody had when the code was made: what the rows above are worth for one's own.</summary>
    private static Decision? Unseen(SteadyMeans jit)
    {
        var unseen = SteadyMeans.Of(jit.Baseline, jit.Deployment, jit.Deployment.Of<UnseenResults>()?.Rows ?? []);
        if (unseen.SpeedOf(SpanCodec) is null)
            return null;
        int documents = unseen.Tests.Select(test => test.Key.Payload).Distinct().Count();
        string need = documents == 1 ? "a document that nobody tuned on" : $"{documents} documents that nobody tuned on";
        return new Decision(need, Of(unseen, unseen.Baseline), Of(unseen, SpanCodec), "");
    }

    private static Decision Fidelity(SteadyMeans jit, string[] faithful)
    {
        int payloads = Refusals.Payloads(jit.Deployment);
        string Gain(string[] names) => Refusals.Most(jit.Deployment, names) is > 0 and var refused
            ? $"{payloads - refused} of {payloads} documents, the others refused"
            : payloads == 1 ? "the document" : $"all {payloads} documents";
        string[] all = [.. jit.Ranked(faithful).Union(faithful)];
        string[] today = [.. all.Where(IsInstallable)], ours = [.. all.Where(ShownName.IsOurs)];
        return new Decision(
            "nothing lost",
            today.Length == 0 ? Advice.None : new Advice(Phrases.Some(today, few: 5), Gain(today)),
            ours.Length == 0 ? Advice.None : new Advice(Phrases.Some(ours), Gain(ours)), "");
    }

    private static Decision Native(SteadyMeans native, Deployment? rooted)
    {
        string[] working = [.. NativeFigures.Working(native.Deployment)];
        string? today = Candidates.Today(native, working), ours = Candidates.Ours(native, today, working);
        string[] broken = [.. NativeFigures.Broken(native.Deployment).Where(IsForEverybody)];
        string[] families = Phrases.Families(broken, working);
        string[] mended = rooted is null ? [] : [.. NativeFigures.Working(rooted).Intersect(broken)];
        // A finding below the table names them.
        string? Who(string[] names, string verb, string rest = "") => names.Length == 0 ? null
            : names.Length > MostNames ? $"{names.Length} others {verb}{rest}"
            : $"{Phrases.List(names.Select(ShownName.Of))} {verb}{(names.Length == 1 ? "s" : "")}{rest}";
        return new Decision(
            "NativeAOT", today == native.Baseline ? new Advice(ShownName.Marked(today), "it works") : Of(native, today), Of(native, ours),
            Phrases.Joined(Who(families, "fail", " in a plain publish"), Who(mended, "work", " once your types are rooted")));
    }

    /// <summary>For programs that have System.Text.Json by reflection.</summary>
    private static Decision LeastChange(SteadyMeans jit, Deployment? native)
    {
        Advice Of(string take, string contender, Speed? speed) => speed is null ? Advice.None : new Advice(
            take, Over(jit, speed, Reflection), speed.Range, IsNative(contender) ? "works natively" : null);
        bool IsNative(string contender) => native is not null && NativeFigures.Working(native).Contains(contender);
        Speed? generated = jit.SpeedOf(SourceGeneration, Reflection), resolved = jit.SpeedOf(Resolver, Reflection);
        return new Decision(
            "least change",
            Of(SourceGeneration, SourceGeneration, generated),
            Of(ShownName.Marked(Resolver), Resolver, resolved),
            Phrases.Joined("an attribute for each type", resolved is null ? null : Costs.Of(jit, native, Resolver)));
    }

    /// <summary>What most people have.</summary>
    private static Decision? Moved(SteadyMeans jit)
    {
        if (jit.Baseline == NewtonsoftJson || jit.SpeedOf(jit.Baseline, NewtonsoftJson) is not { } speed)
            return null;
        string? sooner = Beside(NativeFigures.FirstAnswer, "first answer") ?? Beside(NativeFigures.Ready, "start");
        string? ours = Candidates.Ours(jit, jit.Baseline);
        return new Decision(
            $"you have {NewtonsoftJson}",
            new Advice(jit.Named(jit.Baseline), Over(jit, speed, NewtonsoftJson), speed.Range, sooner),
            ours is null || jit.SpeedOf(ours, NewtonsoftJson) is not { } own ? Advice.None
                : new Advice(jit.Named(ours), Over(jit, own, NewtonsoftJson), own.Range),
            Moving);

        string? Beside(Func<Deployment, string, double?> figure, string what) =>
            figure(jit.Deployment, jit.Baseline) is { } now && figure(jit.Deployment, NewtonsoftJson) is { } then
                ? $"{what}: {Duration.Format(now)}, not {Duration.Format(then)}" : null;
    }
}
