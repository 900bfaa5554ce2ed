using System.Text.Json.Serialization;
using JsonAot.Lab.Programs;

namespace JsonAot.Lab.Measures.Web;

/// <summary>Makes rows of what was measured.</summary>
internal static class WebRows
{
    /// <summary>How many times as fast as the baseline, in the same generations, under the same load.</summary>
    /// <param name="loads">All rows of the file.</param>
    /// <returns>Null where the row is the baseline, or did not live beside it.</returns>
    internal static Comparison? Compared(WebLoadRow row, IReadOnlyList<WebLoadRow> loads)
    {
        return row.Contender == WebEntry.Baseline ? null
            : Comparison.Of(row.Generations, Of(WebEntry.Baseline), row.Contender == WebEntry.Twin ? [] : Of(WebEntry.Twin));

        IReadOnlyList<double> Of(string contender) => loads.FirstOrDefault(load => load.Contender == contender && load.Seed == row.Seed
            && (load.Payload, load.Operation) == (row.Payload, row.Operation))?.Generations ?? [];
    }

    internal static WebLoadRow Load(LoadCell cell, int generations, int seed)
    {
        var row = new WebLoadRow
        {
            Contender = cell.Target.Entry.Name,
            Payload = cell.Body.Payload.Name,
            Operation = cell.Operation,
            IsFloor = cell.Target.Entry == WebEntry.Echo,
            BodyBytes = cell.Body.Document.Length,
            TakenAt = DateTimeOffset.UtcNow,
            Seed = seed,
        };
        if (cell.Failure is not null || cell.Slices.Count == 0)
            return row with { Unavailable = cell.Failure ?? "no request was answered within a slice: the machine had too much else to do" };
        ILookup<int, double> slices = cell.Slices.ToLookup(slice => slice.Generation, slice => slice.CpuNs);
        double[] lived =
        [
            .. from generation in Enumerable.Range(0, generations)
               select slices.Contains(generation) ? Math.Round(TurnStatistics.LowerQuartile(slices[generation])) : 0,
        ];
        return row with
        {
            Requests = cell.Slices.Sum(slice => slice.Slice.Requests),
            CpuNs = Intervals.OfGenerations([.. lived.Where(ns => ns > 0)]) is { Low: > 0 } known ? known.Rounded()
                : Estimate.Exactly(Math.Round(Quantile.Median(lived.Where(ns => ns > 0)))),
            Generations = lived,
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
            // Fewer rounds do not say how far they scatter.
            Ratio = baseline is null ? null
                : Intervals.OfRounds(played.PairsOf(contestant, baseline, sample => sample.Answered))?.Rounded(4),
            Note = played.FailuresOf(contestant) is [.., var failure] ? $"not every launch gave figures: {failure}" : null,
        };
    }
}

/// <summary>What one launch of a server took; times in nanoseconds from the spawn. An empty program neither listens nor answers.</summary>
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
