using JsonAot.Lab.MeasuredPrograms.Start;

namespace JsonAot.Tests.Lab.Startup;

/// <summary>Results as a run would have left them.</summary>
internal static class SampleResults
{
    internal static Manifest Manifest(string mode = "jit") => SteadyResults.Of().Manifest with { Mode = mode };

    internal static StartupRow Row(string program, double milliseconds, StartupKind kind = StartupKind.Contender) => new()
    {
        Program = program,
        Payload = kind == StartupKind.Floor ? "" : "CalibrationPoints",
        Kind = kind, Rounds = 20, Seed = 1,
        ToMainNs = About(milliseconds * 0.5e6), InputNs = About(milliseconds * 0.1e6), SetUpNs = About(milliseconds * 0.1e6),
        FirstWriteNs = About(milliseconds * 0.2e6), FirstReadNs = About(milliseconds * 0.1e6), DoneNs = About(milliseconds * 1e6),
        ExitNs = About(0.3e6), WallNs = About(milliseconds * 1.1e6), UserNs = About(milliseconds * 0.8e6),
        SystemNs = About(milliseconds * 0.2e6), PeakBytes = About(31_400_000), MinorFaults = About(1_700),
        Ratio = About(milliseconds / 45),
        Baseline = "STJ source-gen, CalibrationPoints, jit",
        Samples = [.. Enumerable.Range(-10, 21).Select(step => milliseconds * 1e6 * (1 + step / 1_000.0))],
    };

    internal static Results<StartupRow> Startup(string mode = "jit") => new(Manifest(mode),
    [
        Row("C, does nothing", 0.7, StartupKind.Floor),
        Row(".NET, does nothing", 19, StartupKind.Floor),
        Row("STJ source-gen", 45),
        Row("Hand-written, MemoryStream", 41) with { Note = "1 of 20 launches gave no figures: its process ended by SIGKILL before Main" },
        new StartupRow { Program = "STJ reflection, any case", Payload = "CalibrationPoints", Unavailable = "reflection is switched off" },
        Row("STJ source-gen, twin", 45.5, StartupKind.Twin),
    ]);

    internal static Results<WarmUpRow> WarmUp(string mode) => new(Manifest(mode),
    [
        new WarmUpRow
        {
            Contender = "STJ source-gen", Payload = "CalibrationPoints", Rounds = 3, Seed = 1,
            Points = [.. WarmUpPoints.UpTo(1_000_000).Select(calls => new WarmUpPoint(calls, About(45e6 + 1_000 * calls)))],
            CostNs = 1_000, StartNs = 45e6,
            BreakEvens = mode == "jit"
                ?
                [
                    new BreakEven(96_000) { Against = "aot", Low = 88_000, High = 1_230_000, Rounds = 3 },
                    new BreakEven { Against = "aot-speed", Rounds = 3 },
                ]
                : [],
        },
        new WarmUpRow { Contender = "STJ reflection", Payload = "CalibrationPoints", Unavailable = "reflection is switched off" },
    ]);

    private static Estimate About(double median) => new(median, median * 0.99, median * 1.01);
}
