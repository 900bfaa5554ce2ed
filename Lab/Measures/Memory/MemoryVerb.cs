using System.CommandLine;
using JsonAot.Lab.MeasuredPrograms.Probe.Answers;

namespace JsonAot.Lab.Measures.Memory;

/// <summary>Measures one process for each contender, and one that only holds the document and the value.</summary>
internal sealed class MemoryVerb(Kind kind) : MeasuringVerb(
    "memory", "Measures peak memory, garbage collections and their pauses while a process writes and reads a large document.", kind)
{
    internal const string Floor = "the document and the value, merely held";

    // A naive serializer takes most of a second for such a document in one direction.
    private static readonly TimeSpan LimitOfOne = TimeSpan.FromSeconds(5);
    private static readonly TimeSpan LimitOfStart = TimeSpan.FromSeconds(60);

    // Set in every case: a child would inherit another collector from this process.
    private static readonly Dictionary<string, string> Workstation = new()
    {
        ["DOTNET_gcServer"] = "0",
        ["DOTNET_gcConcurrent"] = "1",
        ["DOTNET_DbgEnableMiniDump"] = "0",
    };

    private readonly Option<int> _times = new("--times")
    {
        Description = "How often each process writes and reads the document.",
        DefaultValueFactory = _ => 100,
    };

    protected override string[] DefaultPayloads => ["Enterprise"];

    protected override string PayloadHelp => $"The payload to write and read, by name; {DefaultPayloads[0]} when left out.";

    protected override IReadOnlyList<Option> FurtherOptions => [_times];

    protected override void Check(ParseResult parsed)
    {
        if (parsed.GetValue(_times) < 1)
            throw new LabException("--times takes a number of 1 or more.", ExitCodes.Usage);
    }

    internal override IReadOnlyList<PublishRequest> Requests(Measuring run) => run.ProbeRequests;

    protected override IEnumerable<IResults> Measure(Measuring run)
    {
        int times = run.Get(_times);
        foreach (ProbeSession session in run.Probes())
        {
            ProbeProcess probe = session.Process.With(Workstation);
            foreach (IPayload payload in run.Payloads)
            {
                string document = LabPayloads.WriteDocument(payload, run.Folder);
                MemoryRow[] plan =
                [
                    new MemoryRow { Contender = Floor, Payload = payload.Name, Times = 0 },
                    .. run.Contenders.Select(
                        contender => new MemoryRow { Contender = contender.Name, Payload = payload.Name, Times = times }),
                ];
                yield return new Results<MemoryRow>(session.Manifest, run.Rows(
                    session.Stamp,
                    session.Manifest.Mode,
                    MemoryRow.TypeInfo,
                    plan,
                    row => $"{payload.Name}, {row.Contender}",
                    row => new[] { Measure(row with { TakenAt = DateTimeOffset.UtcNow }, run.Contenders, probe, document) }));
            }
        }
    }

    /// <param name="documentFile">The document that all of them read.</param>
    private static MemoryRow Measure(MemoryRow row, IReadOnlyList<Contender> contenders, ProbeProcess probe, string documentFile)
    {
        if (row.Contender == Floor)
            return Judge(row, Ask(probe, LimitOfStart, "memory-floor", row.Payload, documentFile), null);

        Contender contender = contenders.Single(contender => contender.Name == row.Contender);
        if (ProbeSession.AbsenceOf(contender) is { } absence)
            return row with { Unavailable = absence };
        // In a process of its own: what the gate allocates would raise the peak.
        ProbeReply<GateAnswer> gate = probe.AskGate(row.Contender, row.Payload, LimitOfStart);
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

        bool isLossy = gate?.Fidelity == Fidelity.Lossy;
        if (!isLossy && answer.Differences.Count > 0)
            return row with { Unavailable = $"it passed the gate, and was wrong in the end: {answer.Differences[0]}" };
        string? fewer = answer.Times < row.Times ? $"{answer.Times} times only, because it is slow" : null;
        return row with
        {
            PeakBytes = answer.PeakBytes,
            AllocatedBytes = answer.Times == 0 ? null : answer.AllocatedBytes / answer.Times,
            Gen0 = answer.Gen0,
            Gen1 = answer.Gen1,
            Gen2 = answer.Gen2,
            PauseMs = Math.Round(answer.PauseMs, 3),
            WallMs = Math.Round(answer.WallMs, 1),
            Note = Joined(isLossy ? $"lossy: {gate!.Findings[0]}" : null, answer.OneWay, fewer),
        };
    }

    private static ProbeReply<MemoryAnswer> Ask(ProbeProcess probe, MemoryRow row, string documentFile) =>
        Ask(probe, LimitOfStart + row.Times * LimitOfOne, "memory", row.Contender, row.Payload, documentFile, $"{row.Times}");

    private static ProbeReply<MemoryAnswer> Ask(ProbeProcess probe, TimeSpan limit, params string[] arguments) =>
        probe.Ask(MemoryAnswerJson.Default.MemoryAnswer, limit, arguments);
}
