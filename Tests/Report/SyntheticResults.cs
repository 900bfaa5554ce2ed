using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Web;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.Report;

/// <summary>Result files of machines that do not exist, the same every time, in a folder of their own.</summary>
internal sealed class SyntheticResults : IDisposable
{
    internal const string Lossy = "Lossy";
    internal const string Absent = "Absent";
    internal const string Reason = "not in this build: opt in";
    internal const string FirstPayload = "Payload0";

    private readonly Random _random = new(7);
    private readonly IReadOnlyList<string> _payloads;
    private readonly IReadOnlyList<string> _contenders;

    internal SyntheticResults(int machines, IReadOnlyList<string> modes, int payloads, IReadOnlyList<string> contenders)
    {
        _payloads = [.. Enumerable.Range(0, payloads).Select(i => $"Payload{i}")];
        _contenders = contenders;
        for (int machine = 0; machine < machines; machine++)
        {
            foreach (string mode in modes)
                Write(ManifestOf(machine, mode));
        }
    }

    internal string Folder { get; } = Directory.CreateTempSubdirectory("jsonaot-report-").FullName;

    internal static IReadOnlyList<string> FewContenders { get; } = ["STJ source-gen", "Beta", "Gamma", Lossy, Absent];

    /// <summary>Two modes on each, with every kind of result.</summary>
    internal static SyntheticResults Machines(int count) => new(count, ["jit", "aot"], 2, FewContenders);

    /// <summary>Four modes on each machine, with twenty contenders.</summary>
    internal static SyntheticResults Large(int machines) =>
        new(
            machines,
            ["jit", "r2r", "aot", "aot-speed"],
            5,
            [.. Enumerable.Range(0, 20).Select(i => i == 0 ? "STJ source-gen" : $"Contender {i}")]);

    internal static Machine MachineOf(int number, string processor = "Synthetic Processor") =>
        new("Linux", "x64", $"{processor} {number}", 8);

    internal static Manifest ManifestOf(int machine, string mode) =>
        SteadyResults.Of().Manifest with { Machine = MachineOf(machine), Mode = mode };

    public void Dispose() => Directory.Delete(Folder, recursive: true);

    internal string PathOf(Manifest manifest, string file) =>
        new ResultStore(Folder).PathOf(manifest.Machine, manifest.Framework, manifest.Mode, file);

    internal void Change(Manifest manifest, Func<TimesResults, TimesResults> change)
    {
        string file = PathOf(manifest, TimesResults.FileName);
        ResultFile.Write(file, change(ResultFile.Read<TimesResults>(file)!));
    }

    private void Write(Manifest manifest)
    {
        string payload = _payloads[0];
        ResultFile.Write(
            PathOf(manifest, TimesResults.FileName), new TimesResults(manifest, SteadyResults.InTurns([.. Steady(), .. Forms()])));
        ResultFile.Write(
            PathOf(manifest, StartupRow.FileName),
            new Results<StartupRow>(manifest, [Floor(), .. _contenders.Select(name => Start(name, payload, manifest.Mode))]));
        ResultFile.Write(
            PathOf(manifest, WarmUpRow.FileName),
            new Results<WarmUpRow>(manifest, [.. _contenders.Select(name => WarmUp(name, payload, manifest.Mode))]));
        ResultFile.Write(PathOf(manifest, SizeRow.FileName),
            new Results<SizeRow>(
                manifest,
                [
                    .. _contenders.Select(
                        name => new SizeRow { Contender = name, Payload = payload, FolderBytes = _random.Next(2_000_000, 9_000_000) }),
                ]));
        ResultFile.Write(
            PathOf(manifest, VerdictRow.FileName),
            new Results<VerdictRow>(manifest, [.. _contenders.Select(name => Verdict(name, payload))]));
        ResultFile.Write(
            PathOf(manifest, ErrorRow.FileName), new Results<ErrorRow>(manifest, [.. _contenders.Select(name => Error(name, payload))]));
        if (_contenders.Count < 10)
        {
            WebResults web = WebRowsTests.Results(manifest.Mode);
            ResultFile.Write(PathOf(manifest, WebResults.FileName), web with { Manifest = manifest });
            ResultFile.Write(
                PathOf(manifest, FidelityRow.FileName),
                new Results<FidelityRow>(manifest, [.. _contenders.Select(name => Fidelity(name, payload))]));
            ResultFile.Write(PathOf(manifest, BuildCostRow.FileName), BuildCostTableTests.Results() with { Manifest = manifest });
        }
    }

    private IEnumerable<TimesRow> Steady() =>
        from payload in _payloads
        from direction in (string[])[TimesRow.Writing, TimesRow.Reading]
        from contender in _contenders
        select Row(payload, direction, contender);

    private IEnumerable<TimesRow> Forms() => _contenders.Count >= 10 ? [] :
        _contenders.Select(name => Row(FirstPayload, TimesRow.Reading, name) with { Form = "indented" });

    private TimesRow Row(string payload, string direction, string contender)
    {
        var row = new TimesRow
        {
            Payload = payload, Contender = contender, Direction = direction, Lane = TimesRow.Utf8, Form = TimesRow.Canonical,
        };
        if (contender == Absent)
            return row with { Unavailable = Reason };
        double median = Math.Round(300 * Math.Pow(20, _random.NextDouble()), 3);
        string? note = contender == Lossy ? "lossy: $.A: 1 became 0" : null;
        return row with
        {
            CpuNs = median,
            LowNs = median * 0.984,
            HighNs = median * 1.016,
            AllocatedBytes = _random.Next(0, 3000),
            Gen0 = 0.5,
            Note = note,
            IsLossy = note is not null,
            IsAdapted = contender == Lossy,
        };
    }

    private static Estimate About(double value) => new(Math.Round(value), Math.Round(value * 0.98), Math.Round(value * 1.02));

    private static StartupRow Floor() =>
        new() { Program = ".NET, does nothing", Payload = "", Kind = StartupKind.Floor, ToMainNs = About(2e6), DoneNs = About(2e6) };

    private static StartupRow Start(string contender, string payload, string mode)
    {
        var row = new StartupRow { Program = contender, Payload = payload };
        double part = mode == "jit" ? 2e7 : 1e6;
        return contender == Absent ? row with { Unavailable = Reason } : row with
        {
            ToMainNs = About(2 * part),
            InputNs = About(part / 2),
            SetUpNs = About(part),
            FirstWriteNs = About(part),
            FirstReadNs = About(part),
            DoneNs = About(5.5 * part),
            ExitNs = About(part),
            UserNs = About(4 * part),
            SystemNs = About(part),
            PeakBytes = About(3e7),
        };
    }

    private static WarmUpRow WarmUp(string contender, string payload, string mode)
    {
        var row = new WarmUpRow { Contender = contender, Payload = payload };
        if (contender == Absent)
            return row with { Unavailable = Reason };
        (double start, double cost) = mode == "jit" ? (1e8, 600) : (5e6, 900);
        int[] calls = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000];
        return row with
        {
            Points = [.. calls.Select(n => new WarmUpPoint(n, About(start + n * cost)))],
            CostNs = cost,
            StartNs = start,
            BreakEvens = mode == "jit" ? [new BreakEven(316_667) { Against = "aot", Low = 290_000, High = 330_000, Rounds = 3 }] : [],
        };
    }

    private static VerdictRow Verdict(string contender, string payload) => contender switch
    {
        Absent => new VerdictRow { Contender = contender, Payload = payload, Verdict = NativeVerdict.Unavailable, Reason = Reason },
        Lossy => new VerdictRow
        {
            Contender = contender,
            Payload = payload,
            Verdict = NativeVerdict.SilentlyWrong,
            Deserialize = new(CheckOutcome.Lossy, ["$.A: 1 became 0"], null),
        },
        _ => new VerdictRow { Contender = contender, Payload = payload, Verdict = NativeVerdict.Works },
    };

    private static ErrorRow Error(string contender, string payload) => contender == Absent
        ? new ErrorRow { Contender = contender, Payload = payload, Scenario = "truncated", Unavailable = Reason }
        : new ErrorRow
        {
            Contender = contender, Payload = payload, Scenario = "truncated", Outcome = ErrorKind.Throws,
            Exception = "JsonException", Detail = "no end",
        };

    private static FidelityRow Fidelity(string contender, string payload) => contender == Absent
        ? new FidelityRow { Contender = contender, Payload = payload, Outcome = CheckOutcome.Unavailable, Findings = [Reason] }
        : new FidelityRow
        {
            Contender = contender,
            Payload = payload,
            Outcome = contender == Lossy ? CheckOutcome.Lossy : CheckOutcome.Faithful,
        };
}
