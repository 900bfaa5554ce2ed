using System.CommandLine;
using JsonAot.Lab.MeasuredPrograms.Probe.Answers;
using JsonAot.Lab.Programs;
using JsonAot.Lab.Tables;

namespace JsonAot.Lab.Measures.Memory;

/// <summary>How much memory a process needs that writes and reads a document over and over.</summary>
internal sealed class MemoryKind : Kind<Results<MemoryRow>>
{
    internal override IVerb Verb => new MemoryVerb(this);

    internal override IReadOnlyList<TableSpec> Tables { get; } =
    [
        new TableSpec<MemoryLine>("memory", "Memory of a working process", LinesOf)
            .Payload(line => line.Row.Payload)
            .Contender(line => line.Row.Contender)
            .Count("times", "times", line => line.Row.Times, shown: Shown.InReports)
            .Bytes("peak", "peak", line => line.Row.PeakBytes)
            .Bytes("over", "more than held", line => line.Row.PeakBytes - line.Held)
            .Bytes("allocated", "allocated, once", line => line.Row.AllocatedBytes, "allocated")
            .Text("collections", "collections, gen 0, 1, 2", line => Collections(line.Row), "gen 0, 1, 2")
            .Time("pause", "pauses", line => line.Row.PauseMs * 1e6)
            .Time("wall", "wall time", line => line.Row.WallMs * 1e6, shown: Shown.InReports)
            .Share(
                "paused", "paused, of the time", line => line.Row.PauseMs / (line.Row.WallMs > 0 ? line.Row.WallMs : null), "of the time")
            .Note(line => line.Row.Unavailable ?? line.Row.Note),
    ];

    internal override IEnumerable<string> Remarks(IReadOnlyList<IResults> measured) => measured
        .OfType<Results<MemoryRow>>().SelectMany(results => results.Rows).Select(row => row.Times).Where(times => times > 0).Distinct()
        .Select(times => $"Each process wrote and read the document {times} times; the first only held it.");

    private static IEnumerable<MemoryLine> LinesOf(Deployment deployment)
    {
        IReadOnlyList<MemoryRow> rows = deployment.Rows<MemoryRow>();
        return
            from row in rows
            let held = rows.FirstOrDefault(other => other.Times == 0 && other.Payload == row.Payload)
            select new MemoryLine(row, row.Times == 0 ? null : held?.PeakBytes);
    }

    private static string? Collections(MemoryRow row) => row.Gen0 is null ? null : $"{row.Gen0}, {row.Gen1}, {row.Gen2}";

    /// <param name="Held">The peak of the process that only holds the document and the value.</param>
    private sealed record MemoryLine(MemoryRow Row, long? Held);
}

/// <summary>Measures one process for each contender, and one that only holds the document and the value.</summary>
internal sealed class MemoryVerb(Kind kind) : MeasuringVerb(
    "memory", "Measures peak memory, garbage collections and their pauses while a process writes and reads a large document.", kind)
{
    internal const string Held = "the document and the value, merely held";

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

    /// <summary>The largest: what a small one needs is lost in what every process needs.</summary>
    internal const string DefaultPayload = "Enterprise";

    protected override string[] DefaultPayloads => [DefaultPayload];

    protected override IReadOnlyList<Option> FurtherOptions => [_times];

    protected override void Check(OptionValues given)
    {
        if (given.Get(_times) < 1)
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
                string document = TargetDocument.Json(payload, run.Folder).Path;
                // What merely holds them comes first.
                Contender?[] plan = [null, .. run.Contenders];
                yield return new Results<MemoryRow>(session.Manifest, run.Rows(
                    session.Stamp, session.Manifest.Mode, ResultsJson.Readable.ResultsMemoryRow, plan,
                    contender => $"{payload.Name}, {contender?.Name ?? Held}",
                    contender => new[] { Measure(contender, payload.Name, times, probe, document) }));
            }
        }
    }

    /// <param name="contender">Null for the process that merely holds the document and the value.</param>
    private static MemoryRow Measure(Contender? contender, string payload, int times, ProbeProcess probe, string documentFile)
    {
        var row = new MemoryRow { Contender = Held, Payload = payload, Times = 0, TakenAt = DateTimeOffset.UtcNow };
        if (contender is null)
            return Judge(row, Ask(probe, 0, "memory-floor", payload, documentFile), null);

        row = row with { Contender = contender.Name, Times = times };
        if (ProbeSession.AbsenceOf(contender) is { } absence)
            return row with { Unavailable = absence };
        // In a process of its own: what the gate allocates would raise the peak.
        ProbeReply<GateAnswer> gate = probe.AskGate(row.Contender, row.Payload, LimitOfStart);
        return gate.Answer switch
        {
            null => row with { Unavailable = gate.Reason },
            { Fidelity: Fidelity.Throws } => row with { Unavailable = $"refused by the gate: {gate.Answer.Findings[0]}" },
            { Fidelity: Fidelity.Unavailable } => row with { Unavailable = gate.Answer.Findings[0] },
            var answer => Judge(row, Ask(probe, row.Times, "memory", row.Contender, row.Payload, documentFile, $"{row.Times}"), answer),
        };
    }

    /// <param name="gate">Null for the process that merely holds the document and the value: it writes and reads nothing.</param>
    internal static MemoryRow Judge(MemoryRow row, ProbeReply<MemoryAnswer> reply, GateAnswer? gate)
    {
        if (reply.Answer is not { } answer)
            return row with { Unavailable = reply.Reason };
        if (answer.Unavailable is { } reason)
            return row with { Unavailable = reason };

        bool isLossy = gate?.Fidelity == Fidelity.Lossy;
        if (!isLossy && answer.Differences is [var difference, ..])
            return row with { Unavailable = $"it passed the gate, and was wrong in the end: {difference}" };
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

    private static ProbeReply<MemoryAnswer> Ask(ProbeProcess probe, int times, params string[] arguments) =>
        probe.Ask(AnswerJson.Default.MemoryAnswer, LimitOfStart + times * LimitOfOne, arguments);
}
