using JsonAot.Lab.Programs;
using JsonAot.Lab.Statistics;
using JsonAot.Probe.Start;

namespace JsonAot.Lab.Measures.WarmUp;

/// <summary>Curves from the rounds of a run, and where two of them meet.</summary>
internal sealed class WarmUpRows(
    IReadOnlyList<Contestant> contestants, IReadOnlyList<Round<WarmUpSample>> rounds, IReadOnlyDictionary<string, string> dropped, int seed)
{
    internal IReadOnlyList<WarmUpRow> Of(DeploymentMode mode, IReadOnlyList<DeploymentMode> modes) =>
        [.. contestants.Where(contestant => contestant.Mode == mode.Name).Select(Row).Select(row => row with { BreakEvens = BreakEvens(row, mode, modes) })];

    private WarmUpRow Row(Contestant contestant)
    {
        WarmUpSample[] samples = [.. rounds.Select(round => round.Samples.GetValueOrDefault(contestant.Id)).OfType<WarmUpSample>()];
        var row = new WarmUpRow { Contender = contestant.Program, Payload = contestant.Payload, TakenAt = DateTimeOffset.UtcNow };
        if (samples.Length == 0)
        {
            string? failure = rounds.Select(round => round.Failures.GetValueOrDefault(contestant.Id)).OfType<string>().LastOrDefault();
            return row with { Unavailable = contestant.Unavailable ?? dropped.GetValueOrDefault(contestant.Id) ?? failure ?? "it was not started" };
        }

        // A process that was slower than the others may have stopped a point earlier.
        int count = samples.Min(sample => sample.SinceSpawn.Count);
        int[] calls = [.. WarmUpPoints.UpTo(int.MaxValue).Take(count)];
        row = row with
        {
            Rounds = samples.Length,
            Seed = seed,
            Points = [.. calls.Select((n, i) => new WarmUpPoint(n, Rounded(Bootstrap.Median([.. samples.Select(sample => sample.SinceSpawn[i])]))))],
        };
        return count < 2 ? row : row with
        {
            CostNs = Math.Round(Bootstrap.MedianOf([.. samples.Select(sample => Cost(sample, calls))]), 2),
            StartNs = Math.Round(Bootstrap.MedianOf([.. samples.Select(sample => sample.SinceSpawn[count - 1] - Cost(sample, calls) * calls[^1])])),
        };
    }

    private static double Cost(WarmUpSample sample, int[] calls) =>
        (sample.SinceSpawn[calls.Length - 1] - sample.SinceSpawn[calls.Length - 2]) / (calls[^1] - calls[^2]);

    private IReadOnlyList<BreakEven> BreakEvens(WarmUpRow row, DeploymentMode mode, IReadOnlyList<DeploymentMode> modes) => mode.IsNative || row.CostNs is null
        ? []
        : [
            .. from native in modes
               where native.IsNative
               from other in contestants
               where other.Mode == native.Name && other.Program == row.Contender && other.Payload == row.Payload
               let against = Row(other)
               where against.CostNs is not null
               select BreakEven.Of(row.StartNs!.Value, row.CostNs!.Value, against.StartNs!.Value, against.CostNs!.Value) with { Against = native.Name },
        ];

    private static Estimate Rounded(Estimate estimate) => new(Math.Round(estimate.Median), Math.Round(estimate.Low), Math.Round(estimate.High));
}
