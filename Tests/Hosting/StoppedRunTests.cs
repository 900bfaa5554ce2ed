using System.Diagnostics;
using System.Globalization;
using System.Text;
using JsonAot.ResultFiles;
using Xunit;

namespace JsonAot.Tests.Hosting;

/// <summary>A real run that is stopped in the middle, and the same command once more.</summary>
[Collection("Test host")]
public sealed class StoppedRunTests : IDisposable
{
    private static readonly TimeSpan Ample = TimeSpan.FromMinutes(5);

    private readonly string _folder = Path.Combine(Repository.Root, "artifacts", "tests", $"stopped-{Guid.NewGuid():N}");

    // A folder of its own among the arguments makes it a run of its own: its journal is nobody else's.
    // The job with the fewest passes: beside other tests all of them are disturbed, and a row has as many as its job allows.
    private string[] Arguments =>
    [
        "--filter", "*Sound*", "--modes", "jit", "--job", "quick", "--results", Path.Combine(_folder, "results"), "--artifacts", Path.Combine(_folder, "bdn"),
    ];

    public void Dispose()
    {
        if (Directory.Exists(_folder))
            Directory.Delete(_folder, recursive: true);
    }

    [Fact]
    public async Task What_is_measured_is_written_and_the_same_command_goes_on()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux() || OperatingSystem.IsMacOS(), "It sends a signal.");
        var (exitCode, output) = await StopAfterTwoProcesses();
        Assert.True(exitCode == 130, output);
        // Where the signal comes late, one may have its second pass.
        Assert.Matches("Stopped: [01] rows have all their passes, ", output);
        Assert.Contains("Run the same command again to go on.", output, StringComparison.Ordinal);
        SteadyRow[] kept = [.. Rows().Where(row => row.MedianNs is not null)];
        Assert.NotEmpty(kept);
        Assert.All(kept, row => Assert.NotNull(row.Passes));

        ProgramRun again = Repository.Run(Repository.Built("TestHost"), Arguments);
        Assert.True(again.ExitCode == 0, again.ToString());
        Assert.Contains("Resuming a run that was stopped: ", again.Output, StringComparison.Ordinal);
        IReadOnlyList<SteadyRow> whole = Rows();
        Assert.Equal(2, whole.Count);
        Assert.All(whole, row => Assert.True(row.Passes!.Count >= 2));
        // The first pass is the one that the stopped run has measured.
        foreach (SteadyRow row in kept)
            Assert.True(AreTheSameTimes(row.Passes![0].Samples, whole.Single(other => other.Key == row.Key).Passes![0].Samples), again.ToString());
        Assert.Empty(Journals(again.Output));
    }

    /// <summary>
    /// What is known of the machine later changes the clock at which the times of a pass are given, all by one factor, and may leave out some of its iterations.
    /// </summary>
    private static bool AreTheSameTimes(IReadOnlyList<double> earlier, IReadOnlyList<double> later)
    {
        const double Rounding = 0.0001;
        (IReadOnlyList<double> few, IReadOnlyList<double> many) = earlier.Count < later.Count ? (earlier, later) : (later, earlier);
        return many.Any(first => few.All(one => many.Any(other => Math.Abs(one / other / (few[0] / first) - 1) < Rounding)));
    }

    private IReadOnlyList<SteadyRow> Rows() =>
        ResultFile.Read<SteadyState>(new ResultStore(Path.Combine(_folder, "results")).FilesOf<SteadyState>().Single())!.Rows;

    private static IEnumerable<string> Journals(string output) => output.Split('\n')
        .Where(line => line.Contains("To begin anew, delete ", StringComparison.Ordinal))
        .Select(line => line[(line.IndexOf("delete ", StringComparison.Ordinal) + "delete ".Length)..].Trim().TrimEnd('.'))
        .Where(File.Exists);

    private async Task<(int ExitCode, string Output)> StopAfterTwoProcesses()
    {
        var start = new ProcessStartInfo(Repository.Built("TestHost"), Arguments)
        {
            WorkingDirectory = Repository.Root, RedirectStandardOutput = true, RedirectStandardError = true,
            Environment = { [Repository.LockVariable] = Repository.TestHostLock },
        };
        using Process host = Process.Start(start)!;
        var output = new StringBuilder();
        Task errors = host.StandardError.ReadToEndAsync(TestContext.Current.CancellationToken);
        try
        {
            while (await host.StandardOutput.ReadLineAsync(TestContext.Current.CancellationToken).AsTask().WaitAsync(Ample, TestContext.Current.CancellationToken) is { } line)
            {
                output.AppendLine(line);
                // The second pass begins when each row has one.
                if (line.StartsWith("Pass 2: ", StringComparison.Ordinal))
                    // Not SIGINT: a shell that starts the tests in the background has them ignore it, and their children with them.
                    Assert.Equal(0, Repository.Run("kill", "-TERM", host.Id.ToString(CultureInfo.InvariantCulture)).ExitCode);
            }

            await host.WaitForExitAsync(TestContext.Current.CancellationToken).WaitAsync(Ample, TestContext.Current.CancellationToken);
            await errors;
        }
        finally
        {
            // One that goes on would hold the lock, and fail every test after this one.
            host.Kill(entireProcessTree: true);
        }

        return (host.ExitCode, output.ToString());
    }
}
