using System.CommandLine;
using System.Globalization;
using JsonAot.Lab.Terminal;
using JsonAot.Probe.Answers;

namespace JsonAot.Lab.Measures.Memory;

/// <summary>Measures one process per contender and collector, and one that only holds the document and the value.</summary>
internal sealed class MemoryVerb(Kind kind)
    : MeasuringVerb("memory", "Measures peak memory, garbage collections and their pauses while a process writes and reads a large document.", kind)
{
    internal const string Floor = "the document and the value, merely held";

    // A naive serializer takes most of a second for such a document in one direction.
    private static readonly TimeSpan LimitOfOne = TimeSpan.FromSeconds(5);
    private static readonly TimeSpan LimitOfStart = TimeSpan.FromSeconds(60);

    private readonly Option<string> _collectors = new("--gc")
    {
        Description = "The garbage collectors, joined with commas: workstation, blocking (workstation, never concurrent), server.",
        DefaultValueFactory = _ => string.Join(',', Collector.All.Select(collector => collector.Name)),
    };

    private readonly Option<int> _times = new("--times") { Description = "How often each process writes and reads the document.", DefaultValueFactory = _ => 100 };

    protected override string[] DefaultPayloads => ["Enterprise"];

    protected override string PayloadHelp => $"The payload to write and read, by name; {DefaultPayloads[0]} when left out.";

    protected override IReadOnlyList<Option> FurtherOptions => [_collectors, _times];

    protected override void Check(ParseResult parsed)
    {
        _ = Collector.Parse(parsed.GetValue(_collectors)!);
        if (parsed.GetValue(_times) < 1)
            throw new LabException("--times takes a number of 1 or more.", ExitCodes.Usage);
    }

    protected override IEnumerable<IResults> Measure(Measuring run)
    {
        IReadOnlyList<Collector> collectors = Collector.Parse(run.Get(_collectors)!);
        int times = run.Get(_times);
        foreach (MemoryPrograms programs in MemoryPrograms.Publish(run))
        {
            foreach (IPayload payload in run.Payloads)
            {
                string document = LabPayloads.WriteDocument(payload, run.Folder);
                MemoryRow[] plan =
                [
                    .. from collector in collectors
                       from contender in run.Contenders.Select(contender => contender.Name).Prepend(Floor)
                       select new MemoryRow { Contender = contender, Payload = payload.Name, Collector = collector.Name, Times = contender == Floor ? 0 : times },
                ];
                yield return new MemoryResults(programs.Manifest, run.Rows(
                    programs.Stamp,
                    programs.Manifest.Mode,
                    MemoryResults.TypeInfo,
                    plan,
                    row => $"{payload.Name}, {row.Contender}, {row.Collector}",
                    row => new[] { Measure(row, run.Contenders, programs, document) }));
            }
        }
    }

    /// <param name="documentFile">The document that all of them read.</param>
    private static MemoryRow Measure(MemoryRow row, IReadOnlyList<Contender> contenders, MemoryPrograms programs, string documentFile)
    {
        row = row with { TakenAt = DateTimeOffset.UtcNow };
        Collector collector = Collector.All.Single(one => one.Name == row.Collector);
        PublishedProbe program = programs.For(collector);
        if (program.Unavailable is { } missing)
            return row with { Unavailable = missing };
        var probe = new ProbeProcess(program.Executable, collector.Environment);
        if (row.Contender == Floor)
            return Judge(row, probe.Ask(MemoryAnswerJson.Default.MemoryAnswer, LimitOfStart, "memory-floor", row.Payload, documentFile), null);

        Contender contender = contenders.Single(contender => contender.Name == row.Contender);
        if (ProbeSession.AbsenceOf(contender) is { } absence)
            return row with { Unavailable = absence };
        ProbeReply<GateAnswer> gate = programs.Gate(program, probe, row, LimitOfStart);
        return gate.Answer switch
        {
            null => row with { Unavailable = gate.Reason },
            { Fidelity: Fidelity.Throws } => row with { Unavailable = $"refused by the gate: {gate.Answer.Findings[0]}" },
            { Fidelity: Fidelity.Unavailable } => row with { Unavailable = gate.Answer.Findings[0] },
            var answer => Judge(row, Ask(probe, row, documentFile), answer),
        };
    }

    /// <param name="gate">Null for the floor, which writes and reads nothing.</param>
    internal static MemoryRow Judge(MemoryRow row, ProbeReply<MemoryAnswer> reply, GateAnswer? gate)
    {
        if (reply.Answer is not { } answer)
            return row with { Unavailable = reply.Reason };
        if (answer.Unavailable is { } reason)
            return row with { Unavailable = reason };
        if (answer.Collector != row.Collector)
        {
            string why = row.Collector == MemoryAnswer.Server ? ", which needs two processors" : "";
            return row with { Unavailable = $"its process ran the {answer.Collector} collector though it was told to run the {row.Collector} one{why}" };
        }

        bool isLossy = gate?.Fidelity == Fidelity.Lossy;
        if (!isLossy && answer.Differences.Count > 0)
            return row with { Unavailable = $"it passed the gate, and was wrong in the end: {answer.Differences[0]}" };
        return row with
        {
            PeakBytes = answer.PeakBytes,
            AllocatedBytes = answer.Times == 0 ? null : answer.AllocatedBytes / answer.Times,
            Gen0 = answer.Gen0,
            Gen1 = answer.Gen1,
            Gen2 = answer.Gen2,
            PauseMs = Math.Round(answer.PauseMs, 3),
            WallMs = Math.Round(answer.WallMs, 1),
            Note = Joined(isLossy ? $"lossy: {gate!.Findings[0]}" : null, answer.OneWay, Fewer(row, answer)),
        };
    }

    private static string? Fewer(MemoryRow row, MemoryAnswer answer) =>
        answer.Times < row.Times ? string.Create(CultureInfo.InvariantCulture, $"{answer.Times} times only, because it is slow") : null;

    private static ProbeReply<MemoryAnswer> Ask(ProbeProcess probe, MemoryRow row, string documentFile) => probe.Ask(
        MemoryAnswerJson.Default.MemoryAnswer,
        LimitOfStart + row.Times * LimitOfOne,
        "memory", row.Contender, row.Payload, documentFile, row.Times.ToString(CultureInfo.InvariantCulture));
}
