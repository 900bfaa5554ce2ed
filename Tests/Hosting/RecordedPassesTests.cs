using System.Text.Json;
using JsonAot.Hosting.Passes;
using JsonAot.ResultFiles;
using Xunit;

namespace JsonAot.Tests.Hosting;

/// <summary>
/// The logic of passes on what processes really said: HighPerformance on a quiet machine, and while something else kept a core busy half of the
/// time. Recorded, so that it takes no time, and so that a change of the rules can be tried on the same minutes. Recorded/README.md says how.
/// </summary>
public class RecordedPassesTests
{
    private const double MostDifference = 0.05;

    [Fact]
    public void A_busy_core_does_not_change_the_ratios()
    {
        Dictionary<string, double> quiet = Ratios(Replay("quiet"));
        Dictionary<string, double> disturbed = Ratios(Replay("disturbed"));
        Assert.Equal(quiet.Keys.Order(), disturbed.Keys.Order());
        Assert.All(quiet, row => Assert.InRange(disturbed[row.Key] / row.Value, 1 - MostDifference, 1 + MostDifference));
    }

    /// <summary>Otherwise the recorded minutes would be quiet ones too, and the test above would show nothing.</summary>
    [Fact]
    public void The_busy_core_slowed_down_what_does_not_count()
    {
        SteadyPass[][] rows = [.. Replay("disturbed").Values];
        Assert.Contains(rows, row => row.Any(pass => !pass.Counts && pass.MedianNs > 1.25 * Figure(row)));
    }

    [Theory]
    [InlineData("quiet")]
    [InlineData("disturbed")]
    public void Every_row_has_two_undisturbed_passes(string recording) =>
        Assert.All(Replay(recording), row => Assert.True(SteadyPass.Disagreement(row.Value) is not null, row.Key));

    /// <summary>One kind of work has one baseline; its ratios are those to it.</summary>
    private static Dictionary<string, double> Ratios(Dictionary<string, SteadyPass[]> rows) => rows.Keys
        .Where(row => !row.StartsWith(NoiseFloor.BenchmarkType, StringComparison.Ordinal))
        .ToDictionary(row => row, row => Figure(rows[row]) / Figure(rows[BaselineOf(row)]));

    private static string BaselineOf(string row)
    {
        string mode = row[row.IndexOf('[', StringComparison.Ordinal)..];
        return $"HighPerformance.{(row.Contains("Deserialize", StringComparison.Ordinal) ? "DeserializeAot" : "SerializeAot")} {mode}";
    }

    private static double Figure(IEnumerable<SteadyPass> passes) => Middle.Of(passes.Where(pass => pass.Counts).SelectMany(pass => pass.Samples));

    private static Dictionary<string, SteadyPass[]> Replay(string recording)
    {
        string path = Path.Combine(Repository.Root, "Tests", "Hosting", "Recorded", $"{recording}.json");
        Dictionary<string, RecordedPass[]> rows = JsonSerializer.Deserialize<Dictionary<string, RecordedPass[]>>(File.ReadAllText(path), JsonSerializerOptions.Web)!;
        var next = rows.Keys.ToDictionary(row => row, _ => 0);
        var schedule = new PassSchedule<string>(
            PassRules.For("default"),
            seed: 1,
            (row, _) => next[row] < rows[row].Length ? rows[row][next[row]++].Measured : throw new InvalidOperationException($"{row}: the rules ask for more passes than were recorded."),
            ModeOf,
            _ => { });
        return schedule.Run([.. rows.Keys], [], TestContext.Current.CancellationToken).ToDictionary(row => row.Key, row => row.Value.ToArray());
    }

    private static string ModeOf(string row) => row[row.IndexOf('[', StringComparison.Ordinal)..];

    /// <param name="Ms">The whole process.</param>
    private sealed record RecordedPass(double Ms, double[] Samples, double[] Speeds)
    {
        internal MeasuredPass Measured => new(Samples, Speeds, TimeSpan.FromMilliseconds(Ms));
    }
}
