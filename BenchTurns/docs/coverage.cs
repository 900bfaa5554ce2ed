#:project ../Runner/BenchTurns.Runner.csproj
// Counts, over comparisons of a build with itself, how many of the usual intervals (95 %) of the ratios hold the truth, which is 1.
//   dotnet run coverage.cs -- FILE...      what "bench-turns compare --json" has written
using System.Text.Json;
using BenchTurns.Statistics;

var counts = new SortedDictionary<string, (int All, int Held)>();
var apart = new SortedDictionary<string, List<double>>();
foreach (string file in args)
{
    using var answer = JsonDocument.Parse(File.ReadAllText(file));
    foreach (JsonElement row in answer.RootElement.GetProperty("rows").EnumerateArray())
    {
        double[] quotients = row.TryGetProperty("change", out JsonElement change)
            ? [.. change.GetProperty("quotients").EnumerateArray().Select(value => value.GetDouble())] : [];
        if (quotients.Length < Intervals.LeastGenerations)
            continue;
        string mode = row.GetProperty("mode").GetString()!;
        Estimate ratio = Intervals.OfGenerations(quotients);
        (int all, int held) = counts.GetValueOrDefault(mode);
        counts[mode] = (all + 1, held + (ratio.Reaches(1) ? 1 : 0));
        if (!apart.TryGetValue(mode, out List<double>? differences))
            apart[mode] = differences = [];
        differences.Add(Math.Abs(Math.Log(ratio.Median)));
    }
}

foreach ((string mode, (int all, int held)) in counts)
{
    double[] ordered = [.. apart[mode].Order()];
    double most = 100 * (Math.Exp(Quantile.Of(ordered, 0.95)) - 1);
    double farthest = 100 * (Math.Exp(ordered[^1]) - 1);
    Console.WriteLine($"{mode}: {held} of {all} intervals of identical code hold 1 ({100.0 * held / all:0.0} %); "
        + $"95 of 100 ratios lie within {most:0.0} % of 1, the farthest {farthest:0.0} %.");
}
