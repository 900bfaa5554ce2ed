using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Web;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>What everybody gains natively who has the baseline. What another serializer adds is a figure of its own.</summary>
internal static class StartDecisions
{
    /// <param name="faithful">Contenders that lose nothing; where that was not checked, none.</param>
    internal static IEnumerable<Decision> Of(SteadyMeans jitMeans, SteadyMeans nativeMeans, string[] faithful)
    {
        (Deployment jit, Deployment native) = (jitMeans.Deployment, nativeMeans.Deployment);
        StartupRow? first = NativeFigures.Starts(native)
            .Where(row => ContenderSets.IsInstallable(row.Program) && (faithful.Length == 0 || faithful.Contains(row.Program)))
            .MinBy(row => row.DoneNs!.Median);
        var both = from name in (string?[])[jitMeans.Baseline, first?.Program]
                   from early in NativeFigures.Starts(native)
                   from late in NativeFigures.Starts(jit)
                   where early.Program == name && late.Program == name
                   select (Native: early, Jit: late);
        if (both.FirstOrDefault() is not { Native: { } small, Jit: { } large })
            yield break;
        string compared = small.Program;
        StartupRow? ours = NativeFigures.Starts(native).Where(row => ShownName.IsOurs(row.Program)).MinBy(row => row.DoneNs!.Median);
        // The modes took no turns with each other.
        double? warmNative = ReadNs(nativeMeans, compared, small.Payload), warmJit = ReadNs(jitMeans, compared, small.Payload);
        string warm = Beside("a warm read: ", warmNative, warmJit, Duration.Format) ?? "";
        string? catchesUp = NativeFigures.BreakEven(jit, native, compared, small.Payload);

        // What is told of a contender has its own name: the server that answers first need not be the program that starts first.
        Decision? Row(string need, string cost, string? ofOurs, params Saving[] savings)
        {
            string[] told = [.. savings.Select(one => Beside(one.What, one.Native, one.Jit, one.Format)).OfType<string>()];
            string[] less =
            [
                .. savings.Where(one => NativeFigures.IsMore(one.Native, one.Ours)).Select(one => one.What + one.Format(one.Ours!.Value)),
            ];
            return told.Length == 0 ? null : new Decision(
                need, new Advice($"NativeAOT with {ShownName.Marked(compared)}", Phrases.Joined(told)),
                less.Length == 0 ? Advice.None : new Advice(ShownName.Marked(ofOurs!), Phrases.Joined(less)),
                cost);
        }

        WebStartRow? server = NativeFigures.FirstOfOurs(native);
        var answer = new Saving(
            "first answer: ", Duration.Format, NativeFigures.FirstAnswer(native, compared), NativeFigures.FirstAnswer(jit, compared),
            server?.AnsweredNs!.Median);
        var ready = new Saving(
            $"ready with {small.Payload}: ", Duration.Format, small.DoneNs!.Median, large.DoneNs!.Median, ours?.DoneNs!.Median);
        var disk = new Saving(
            "self-contained: ", ByteSize.Format, NativeFigures.Size(native, compared), NativeFigures.Size(jit, compared),
            ours is null ? null : NativeFigures.Size(native, ours.Program));
        var memory = new Saving(
            "peak memory: ", ByteSize.Format, small.PeakBytes?.Median, large.PeakBytes?.Median, ours?.PeakBytes?.Median);
        IEnumerable<Decision?> rows =
        [
            Row("a web program, cold", warm, server?.Contender, answer),
            Row("a console program, cold", catchesUp ?? (answer.Native is null ? warm : ""), ours?.Program, ready),
            Row("a small program", "", ours?.Program, disk, memory),
        ];
        foreach (Decision row in rows.OfType<Decision>())
            yield return row;
    }

    private static double? ReadNs(SteadyMeans means, string contender, string payload) =>
        means.Tests[(payload, TimesRow.Reading)].FirstOrDefault(figure => figure.Contender == contender)?.Time.Median;

    private static string? Beside(string before, double? now, double? then, Func<double, string> format) =>
        now is null || then is null ? null : $"{before}{format(now.Value)}, JIT: {format(then.Value)}";

    /// <summary>A figure of the baseline in both modes, and of this project's own natively.</summary>
    private sealed record Saving(string What, Func<double, string> Format, double? Native, double? Jit, double? Ours);
}
