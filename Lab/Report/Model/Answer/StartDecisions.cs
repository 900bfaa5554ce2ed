using JsonAot.Lab.Measures;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>
/// What everybody gains natively who has the baseline. What another serializer adds to an early start is a figure of its own.
/// </summary>
internal static class StartDecisions
{
    private const string Take = "NativeAOT";

    // Nobody notices a smaller difference between two starts.
    private const double AsEarly = 1.1;

    /// <param name="faithful">Contenders that lose nothing; where that was not checked, none.</param>
    internal static IEnumerable<Decision> Of(SteadyMeans means, Deployment jit, Deployment native, string[] faithful)
    {
        StartupRow[] started =
        [
            .. NativeFigures.Starts(native).Where(row => faithful.Length == 0 || faithful.Contains(row.Program))
                .OrderBy(row => row.DoneNs!.Median),
        ];
        // Several start about as early. Of these, the one that is fastest when warm is named.
        string[] earliest =
            [.. started.Where(row => row.DoneNs!.Median <= started[0].DoneNs!.Median * AsEarly).Select(row => row.Program)];
        string? first = Ranking.Of(means, native, earliest).Concat(earliest).FirstOrDefault();
        var both = from name in (string?[])[means.Baseline, first]
                   from early in started
                   from late in NativeFigures.Starts(jit)
                   where early.Program == name && late.Program == name
                   select (Native: early, Jit: late);
        if (both.FirstOrDefault() is not { Native: { } small, Jit: { } large })
            yield break;
        string compared = small.Program;
        string warm = means.SpeedOf(native, compared, jit, compared) is { } speed
            ? $"warm calls: {speed.Times} the JIT's speed{means.Share(speed, native, compared)}" : "";
        string? web = Instead(
            "first answer: ", NativeFigures.FirstAnswer(native, compared), NativeFigures.FirstAnswer(jit, compared), Duration.Format);
        if (web is not null)
            yield return new Decision("a web program, cold", $"{Take}, any serializer", web, "", "", warm);
        string other = first == compared ? "" : started.Where(row => row.Program == first)
            .Select(row => $"{ShownName.Marked(row.Program)}: {Duration.Format(row.DoneNs!.Median)}").FirstOrDefault("");
        string ready = Instead($"{ShownName.Marked(compared)}: ", small.DoneNs!.Median, large.DoneNs!.Median, Duration.Format)!;
        yield return new Decision(
            "a console program, cold", Take, ready, "", other,
            NativeFigures.BreakEven(jit, native, compared) ?? (web is null ? warm : ""));
        string?[] saved =
        [
            Instead("memory: ", small.PeakBytes?.Median, large.PeakBytes?.Median, ByteSize.Format),
            Instead("self-contained: ", NativeFigures.Size(native, compared), NativeFigures.Size(jit, compared), ByteSize.Format),
        ];
        if (saved.OfType<string>().ToArray() is [var saving, .. var more])
            yield return new Decision("a small program", Take, saving, "", string.Concat(more), "");
    }

    private static string? Instead(string before, double? now, double? then, Func<double, string> format) =>
        now is null || then is null ? null : $"{before}{format(now.Value)} instead of {format(then.Value)}";
}
