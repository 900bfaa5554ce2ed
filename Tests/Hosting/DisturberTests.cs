using JsonAot.Lab.Commands.Disturbed;
using JsonAot.ResultFiles;
using Xunit;

namespace JsonAot.Tests.Hosting;

/// <summary>
/// The README's main command while something else keeps a core busy: 3 to 8 seconds at a time, half of the time. Each ratio must be
/// what it is without, and the run's own noise floor must say so.
/// </summary>
public sealed class DisturberTests : IDisposable
{
    private const double MostDifference = 0.05;
    private const double MostNoise = 0.05;
    private const int Runs = 3;

    private readonly DirectoryInfo _folder = Directory.CreateTempSubdirectory("disturber");

    public void Dispose() => _folder.Delete(recursive: true);

    [Fact]
    public void A_busy_core_does_not_change_the_ratios()
    {
        Thorough.Require();
        IReadOnlyDictionary<string, double> quiet = Ratios("quiet");
        for (int run = 1; run <= Runs; run++)
        {
            Dictionary<string, double> disturbed;
            using (new Disturber(seed: run))
                disturbed = Ratios($"disturbed {run}");
            string[] different =
            [
                .. quiet.Where(row => Math.Abs(disturbed[row.Key] / row.Value - 1) > MostDifference)
                    .Select(row => $"{row.Key}: {row.Value:0.000} became {disturbed[row.Key]:0.000}"),
            ];
            Assert.Empty(different);
        }
    }

    private Dictionary<string, double> Ratios(string name)
    {
        string results = Path.Combine(_folder.FullName, name);
        ProgramRun run = Repository.Run(Repository.Built("BenchmarkJson"), "--filter", "*HighPerformance*", $"*{NoiseFloor.BenchmarkType}*", "--results", results);
        Assert.True(run.ExitCode == 0, run.Output + run.Errors);
        SteadyState state = ResultFile.Read<SteadyState>(new ResultStore(results).FilesOf<SteadyState>().Single())!;
        Assert.InRange(NoiseFloor.Of(state)!.Value, 0, MostNoise);
        return state.Rows.Where(row => !NoiseFloor.IsPartOf(row)).ToDictionary(
            row => row.Benchmark,
            row => row.MedianNs!.Value / state.Rows.Single(other => other.IsBaseline && other.Category == row.Category).MedianNs!.Value);
    }
}
