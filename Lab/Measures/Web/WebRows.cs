using System.Text.Json.Serialization;
using JsonAot.Lab.Programs;

namespace JsonAot.Lab.Measures.Web;

/// <summary>Makes rows of what was measured.</summary>
internal static class WebRows
{
    /// <summary>With fewer slices the intervals of equal servers are too often apart: docs/web.md says how often.</summary>
    internal const int LeastSlices = 8;

    /// <summary>
    /// Other programs on the machine only ever add to a slice. So the figure is the median of the lower half, and its interval
    /// goes from the lowest slice to the middle one.
    /// </summary>
    internal static Estimate LowerHalf(IReadOnlyList<double> samples)
    {
        double[] sorted = [.. samples.Order()];
        double[] lower = sorted[..((sorted.Length + 1) / 2)];
        return new Estimate(Math.Round(Quantile.Median(lower)), Math.Round(sorted[0]), Math.Round(Quantile.Median(sorted)));
    }

    /// <summary>The rows with their ratios to the baseline of the same payload and operation, under the same load.</summary>
    internal static IReadOnlyList<WebLoadRow> Compared(IReadOnlyList<WebLoadRow> rows) =>
    [
        .. rows.Select(row => Compared(row, rows.FirstOrDefault(other =>
            other.Contender == WebEntry.Baseline && other.Payload == row.Payload && other.Operation == row.Operation))),
    ];

    private static WebLoadRow Compared(WebLoadRow row, WebLoadRow? baseline)
    {
        if (row == baseline || row.CpuNs is not { } own || baseline?.CpuNs is not { } other)
            return row with { Ratio = null, IsApart = null };
        bool hasEnough = row.Samples.Count >= LeastSlices && baseline.Samples.Count >= LeastSlices;
        bool isApart = own.Low > other.High || own.High < other.Low;
        return row with { Ratio = Math.Round(own.Median / other.Median, 3), IsApart = hasEnough ? isApart : null };
    }

    internal static WebLoadRow Load(LoadCell cell)
    {
        var row = new WebLoadRow
        {
            Contender = cell.Target.Entry.Name,
            Payload = cell.Body.Payload.Name,
            Operation = cell.Operation,
            IsFloor = cell.Target.Entry == WebEntry.Floor,
            BodyBytes = cell.Body.Document.Length,
            TakenAt = DateTimeOffset.UtcNow,
        };
        if (cell.Failure is not null || cell.Slices.Count == 0)
            return row with { Unavailable = cell.Failure ?? "no request was answered within a slice: the machine had too much else to do" };
        return row with
        {
            Requests = cell.Slices.Sum(slice => slice.Slice.Requests),
            CpuNs = LowerHalf([.. cell.Slices.Select(slice => slice.CpuNs)]),
            PerSecond = Math.Round(cell.Slices.Max(slice => slice.Slice.Requests / slice.Slice.Seconds), 1),
            P50Ns = Math.Round(cell.Slices.Min(slice => slice.Slice.P50Ns)),
            // The best slice is the one without the pauses that a percentile is asked for.
            P99Ns = Math.Round(Quantile.Median([.. cell.Slices.Select(slice => slice.Slice.P99Ns)])),
            Samples = [.. cell.Slices.Select(slice => Math.Round(slice.CpuNs))],
        };
    }

    internal static WebStartRow Start(Contestant contestant, Played<WebSample> played, Contestant? baseline)
    {
        var row = new WebStartRow
        {
            Contender = contestant.Program,
            Payload = contestant.Payload,
            Kind = contestant.Kind,
            TakenAt = DateTimeOffset.UtcNow,
        };
        WebSample[] samples = [.. played.SamplesOf(contestant)];
        if (samples.Length == 0)
            return row with { Unavailable = played.WhyNone(contestant) };
        return row with
        {
            Rounds = samples.Length,
            Seed = played.Seed,
            ToMainNs = samples.Median(sample => sample.ToMain),
            ListeningNs = samples.Median(sample => sample.Listening),
            AnsweredNs = samples.Median(sample => sample.Answered),
            PeakBytes = samples.Median(sample => sample.PeakBytes),
            // Of fewer rounds nobody knows how far they scatter.
            Ratio = baseline is null ? null
                : Intervals.OfRounds(played.PairsOf(contestant, baseline, sample => sample.Answered))?.Rounded(4),
            Note = played.FailuresOf(contestant) is [.., var failure] ? $"not every launch gave figures: {failure}" : null,
        };
    }
}

/// <summary>What one launch of a server took; times in nanoseconds from the spawn. A floor neither listens nor answers.</summary>
internal sealed record WebSample(double ToMain, double? Listening, double? Answered, double PeakBytes)
{
    /// <returns>Null where the report's stamps cannot be.</returns>
    internal static WebSample? Of(Launch launch)
    {
        long[] stamps = [.. launch.Report!.Stamps];
        long[] taken = [launch.Spawned, .. stamps, launch.Received, .. launch.Visit is { } visit ? [visit.Answered] : Array.Empty<long>()];
        if (stamps.Length is not (1 or 4) || taken.Zip(taken.Skip(1)).Any(pair => pair.First > pair.Second))
            return null;
        return new WebSample(
            stamps[0] - launch.Spawned,
            stamps.Length == 4 ? stamps[3] - launch.Spawned : null,
            launch.Visit?.Answered - launch.Spawned,
            launch.PeakBytes ?? 0);
    }
}

[JsonSourceGenerationOptions(DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull)]
[JsonSerializable(typeof(Round<WebSample>))]
internal sealed partial class WebRoundJson : JsonSerializerContext;
