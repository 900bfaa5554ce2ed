using System.Globalization;
using JsonAot.Lab.Probes;
using JsonAot.Lab.Terminal;
using JsonAot.Probing.Answers;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.Memory;

/// <summary>One process a contender and collector, one after the other, beside one that merely holds the document and the value.</summary>
internal sealed class MemoryMeasurement(IReadOnlyList<Contender> contenders, IPayload payload, IReadOnlyList<CollectorKind> collectors, int times)
{
    internal const string Floor = "the document and the value, merely held";

    // A naive serializer takes most of a second for such a document in one direction.
    private static readonly TimeSpan LimitOfOne = TimeSpan.FromSeconds(5);
    private static readonly TimeSpan LimitOfStart = TimeSpan.FromSeconds(60);

    internal IPayload Payload => payload;

    /// <summary>Every process there is to run in one mode, in the order in which they run.</summary>
    internal IReadOnlyList<MemoryRow> Plan() =>
    [
        .. from collector in collectors
           from row in (MemoryRow[])[Row(Floor, collector, 0), .. contenders.Select(contender => Row(contender.Name, collector, times))]
           select row,
    ];

    /// <param name="documentFile">The document that all of them read.</param>
    internal MemoryRow Measure(MemoryRow row, MemoryPrograms programs, string documentFile)
    {
        row = row with { TakenAt = DateTimeOffset.UtcNow };
        CollectorKind collector = CollectorKind.All.Single(kind => kind.Name == row.Collector);
        PublishedProbe program = programs.For(collector);
        if (program.Unavailable is { } missing)
            return row with { Unavailable = missing };
        var probe = new ProbeProcess(program.Executable, collector.Environment);
        if (row.Contender == Floor)
            return Judge(row, probe.Ask(MemoryAnswerJson.Default.MemoryAnswer, LimitOfStart, "memory-floor", row.Payload, documentFile), null);

        Contender contender = contenders.Single(contender => contender.Name == row.Contender);
        if (ProbeSession.AbsenceOf(contender) is { } absence)
            return row with { Unavailable = absence };
        ProbeReply<GateAnswer> gate = probe.Ask(GateAnswerJson.Default.GateAnswer, LimitOfStart, "gate", row.Contender, row.Payload);
        return gate.Answer switch
        {
            null => row with { Unavailable = $"its process {gate.Failure}" },
            { Fidelity: Fidelity.Throws } => row with { Unavailable = $"refused by the gate: {gate.Answer.Findings[0]}" },
            { Fidelity: Fidelity.Unavailable } => row with { Unavailable = gate.Answer.Findings[0] },
            var answer => Judge(row, Ask(probe, row, documentFile), answer),
        };
    }

    /// <param name="gate">Null for the floor, which writes and reads nothing.</param>
    internal static MemoryRow Judge(MemoryRow row, ProbeReply<MemoryAnswer> reply, GateAnswer? gate)
    {
        if (reply.Answer is not { } answer)
            return row with { Unavailable = $"its process {reply.Failure}" };
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
            AllocatedBytes = row.Times == 0 ? null : answer.AllocatedBytes / row.Times,
            Gen0 = answer.Gen0,
            Gen1 = answer.Gen1,
            Gen2 = answer.Gen2,
            PauseMs = Math.Round(answer.PauseMs, 3),
            WallMs = Math.Round(answer.WallMs, 1),
            Note = string.Join("; ", new[] { isLossy ? $"lossy: {gate!.Findings[0]}" : null, answer.OneWay }.OfType<string>()) is { Length: > 0 } note ? note : null,
        };
    }

    private static ProbeReply<MemoryAnswer> Ask(ProbeProcess probe, MemoryRow row, string documentFile) => probe.Ask(
        MemoryAnswerJson.Default.MemoryAnswer,
        LimitOfStart + row.Times * LimitOfOne,
        "memory", row.Contender, row.Payload, documentFile, row.Times.ToString(CultureInfo.InvariantCulture));

    private MemoryRow Row(string contender, CollectorKind collector, int rowTimes) =>
        new() { Contender = contender, Payload = payload.Name, Collector = collector.Name, Times = rowTimes };
}
