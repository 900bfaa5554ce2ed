using JsonAot.Lab.Measures;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>
/// What everybody gains natively who has the baseline. What another serializer adds to an early start is a figure of its own.
/// </summary>
internal static class StartDecisions
{
    /// <param name="faithful">Contenders that lose nothing; where that was not checked, none.</param>
    internal static IEnumerable<Decision> Of(SteadyMeans means, Deployment jit, Deployment native, string[] faithful)
    {
        StartupRow? first = NativeFigures.Starts(native).Where(row => faithful.Length == 0 || faithful.Contains(row.Program))
            .MinBy(row => row.DoneNs!.Median);
        var both = from name in (string?[])[means.Baseline, first?.Program]
                   from early in NativeFigures.Starts(native)
                   from late in NativeFigures.Starts(jit)
                   where early.Program == name && late.Program == name
                   select (Native: early, Jit: late);
        if (both.FirstOrDefault() is not { Native: { } small, Jit: { } large })
            yield break;
        string compared = small.Program;
        string take = $"NativeAOT with {ShownName.Marked(compared)}";
        string warm = means.SpeedOf(native, compared, jit, compared) is { } speed
            ? $"warm calls: {speed.Times} the JIT's speed{means.Share(speed, native, compared)}" : "";
        string? web = Beside(
            "first answer: ", NativeFigures.FirstAnswer(native, compared), NativeFigures.FirstAnswer(jit, compared), Duration.Format);
        if (web is not null)
            yield return new Decision("a web program, cold", take, web, "", "", warm);
        string other = first is null || first.Program == compared ? ""
            : $"{ShownName.Marked(first.Program)}: {Duration.Format(first.DoneNs!.Median)}";
        string ready = Beside("ready: ", small.DoneNs!.Median, large.DoneNs!.Median, Duration.Format)!;
        yield return new Decision(
            "a console program, cold", take, ready, "", other,
            NativeFigures.BreakEven(jit, native, compared) ?? (web is null ? warm : ""));
        string?[] saved =
        [
            Beside("memory: ", small.PeakBytes?.Median, large.PeakBytes?.Median, ByteSize.Format),
            Beside("self-contained: ", NativeFigures.Size(native, compared), NativeFigures.Size(jit, compared), ByteSize.Format),
        ];
        if (saved.OfType<string>().ToArray() is [var saving, .. var more])
            yield return new Decision("a small program", take, saving, "", string.Concat(more), "");
    }

    private static string? Beside(string before, double? now, double? then, Func<double, string> format) =>
        now is null || then is null ? null : $"{before}{format(now.Value)}, JIT: {format(then.Value)}";
}
