using System.Diagnostics;
using System.Globalization;
using System.Text.Json;
using JsonAot.Lab.MeasuredPrograms.Probe.Answers;

namespace JsonAot.Lab.MeasuredPrograms.Probe.Roles;

/// <summary>Writes and reads a document over and over, and says what memory that took.</summary>
/// <remarks>
/// The gate runs in a process of its own before: what it allocates would be part of the peak. What was written and read last
/// is compared here all the same, after the figures are taken.
/// </remarks>
internal sealed class MemoryRole(Contender? contender, byte[] document, int times) : IPayloadVisitor
{
    // A naive serializer takes a second for a document: a hundred would be minutes, and its peak is reached long before.
    private static readonly TimeSpan Longest = TimeSpan.FromSeconds(15);

    private MemoryAnswer _answer = new();

    internal static int Run(string contender, string payload, string documentFile, string times) =>
        Run(new MemoryRole(Chosen.Contender(contender), File.ReadAllBytes(documentFile), int.Parse(times, NumberStyles.None)), payload);

    /// <summary>The floor: a process that holds the document and the value, and does nothing with them.</summary>
    internal static int RunFloor(string payload, string documentFile) =>
        Run(new MemoryRole(null, File.ReadAllBytes(documentFile), 0), payload);

    private static int Run(MemoryRole role, string payload)
    {
        Chosen.Payload(payload).Accept(role);
        return Reply.With(role._answer, AnswerJson.Default.MemoryAnswer);
    }

    public void Visit<T>(Payload<T> payload)
        where T : class
    {
        T sample = payload.Sample;
        Offer<T> offer = contender?.Offer(payload) ?? default;
        if (contender is not null && offer.Codec is null)
        {
            _answer = new MemoryAnswer { Unavailable = offer.Unavailable };
            return;
        }

        var before = Counted();
        (byte[]? written, T? read, int done) = offer.Codec is { } codec ? Loop(codec, sample) : (null, null, 0);
        var after = Counted();
        _answer = new MemoryAnswer
        {
            AllocatedBytes = after.Allocated - before.Allocated,
            Gen0 = after.Gen0 - before.Gen0,
            Gen1 = after.Gen1 - before.Gen1,
            Gen2 = after.Gen2 - before.Gen2,
            PauseMs = after.PauseMs - before.PauseMs,
            WallMs = after.WallMs - before.WallMs,
            PeakBytes = PeakBytes(),
            Times = done,
            OneWay = offer.Codec is null ? null : GateRole.OneWay(offer.Codec.Traits),
        };
        GC.KeepAlive(sample);
        GC.KeepAlive(document);
        if (offer.Codec is not null)
            _answer = _answer with { Differences = Compare(offer.Codec, payload, written, read) };
    }

    private (byte[]? Written, T? Read, int Times) Loop<T>(ICodec<T> codec, T sample)
        where T : class
    {
        bool writes = codec.Traits.Supports(Directions.Serialize);
        bool reads = codec.Traits.Supports(Directions.Deserialize);
        // A binary format reads what it wrote itself.
        byte[] source = codec.Traits.Format == WireFormat.Json ? document : codec.SerializeToUtf8Bytes(sample);
        byte[]? written = null;
        T? read = null;
        long start = Stopwatch.GetTimestamp();
        int done = 0;
        for (; done < times && Stopwatch.GetElapsedTime(start) < Longest; done++)
        {
            if (writes)
                written = codec.SerializeToUtf8Bytes(sample);
            if (reads)
                read = codec.Deserialize(source);
        }

        return (written, read, done);
    }

    private static IReadOnlyList<string> Compare<T>(ICodec<T> codec, Payload<T> payload, byte[]? written, T? read)
        where T : class
    {
        IReadOnlyList<string> inReading = codec.Traits.Supports(Directions.Deserialize) ? Gate.Differences(payload, read) : [];
        if (written is null)
            return inReading;
        T? back = codec.Traits.Format == WireFormat.Json
            ? JsonSerializer.Deserialize(written, payload.Metadata)
            : codec.Deserialize(written);
        return [.. inReading, .. Gate.Differences(payload, back)];
    }

    /// <returns>Null where there is no such file: the system's own counters include what the launcher once used.</returns>
    private static long? PeakBytes()
    {
        const string StatusFile = "/proc/self/status";
        const string Peak = "VmHWM:";
        IEnumerable<string> lines = File.Exists(StatusFile) ? File.ReadLines(StatusFile) : [];
        return lines.FirstOrDefault(line => line.StartsWith(Peak, StringComparison.Ordinal)) is { } line
            ? 1024 * long.Parse(line.AsSpan(Peak.Length).Trim().TrimEnd("kB").Trim(), NumberStyles.None)
            : null;
    }

    /// <summary>A collection of a generation counts for the younger ones too: each is told once, by the oldest.</summary>
    private static (double WallMs, long Allocated, int Gen0, int Gen1, int Gen2, double PauseMs) Counted() => (
        Stopwatch.GetElapsedTime(0).TotalMilliseconds, GC.GetTotalAllocatedBytes(precise: true),
        GC.CollectionCount(0) - GC.CollectionCount(1), GC.CollectionCount(1) - GC.CollectionCount(2), GC.CollectionCount(2),
        GC.GetTotalPauseDuration().TotalMilliseconds);
}
