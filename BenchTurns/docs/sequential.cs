// Compares two of BenchmarkDotNet's reports by the rule of dotnet/performance's ResultsComparer: a benchmark is told slower (or faster)
// where the Mann-Whitney test says that the one side's times, less the threshold, are still larger than the other's.
//   dotnet run sequential.cs -- BASE CHANGE [THRESHOLD]      folders with *-report-full.json; 0.03
using System.Text.Json;

double threshold = args.Length > 2 ? double.Parse(args[2]) : 0.03;
Dictionary<string, double[]> before = Times(args[0]), after = Times(args[1]);
foreach ((string name, double[] times) in after)
{
    double[] old = before[name];
    string verdict = IsGreater(times, old, threshold) ? "slower" : IsGreater(old, times, threshold) ? "faster" : "same";
    Console.WriteLine($"{name}  {Median(old):0.###} ns  {Median(times):0.###} ns  {Median(old) / Median(times):0.000}  {verdict}");
}

static Dictionary<string, double[]> Times(string folder)
{
    var times = new Dictionary<string, double[]>();
    foreach (string file in Directory.EnumerateFiles(folder, "*-report-full.json", SearchOption.AllDirectories))
    {
        using var report = JsonDocument.Parse(File.ReadAllText(file));
        foreach (JsonElement row in report.RootElement.GetProperty("Benchmarks").EnumerateArray())
        {
            times[row.GetProperty("FullName").GetString()!] =
                [.. row.GetProperty("Statistics").GetProperty("OriginalValues").EnumerateArray().Select(value => value.GetDouble())];
        }
    }

    return times;
}

// One-sided, at 5 %, by the normal approximation, which is good from ten values on.
static bool IsGreater(double[] x, double[] y, double threshold)
{
    double wins = x.Sum(one => y.Sum(other => one > other * (1 + threshold) ? 1 : one == other * (1 + threshold) ? 0.5 : 0));
    double mean = x.Length * y.Length / 2.0;
    double deviation = Math.Sqrt(x.Length * (double)y.Length * (x.Length + y.Length + 1) / 12);
    return (wins - 0.5 - mean) / deviation > 1.645;
}

static double Median(double[] values) => values.Order().ElementAt(values.Length / 2);
