using System.Diagnostics;
using System.Globalization;
using System.Text;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.BenchmarkHost;

/// <summary>
/// A real run of BenchmarkDotNet, of benchmarks that are sound and others that go wrong. Where the tests are thorough it is stopped when
/// each has been tried, and the same command is given once more: each publishes its children anew. That a run goes on, TurnRunTests show
/// too, and what is said when one is stopped, StopTests.
/// </summary>
public sealed class StoppedRun : IAsyncLifetime
{
    // In seconds. A process that shares two processors with compilers takes ten to start and to fill its memory.
    internal const string Limit = "20";

    // A child takes a third of it, and each page more costs whoever touches it first.
    private const string Megabytes = "300";

    private static readonly TimeSpan Ample = TimeSpan.FromMinutes(5);

    private static readonly (string Name, string Value)[] Variables =
        [("BENCHTURNS_CHILD_LIMIT", $"3600,{Megabytes}"), Repository.LockOfTestHost];

    private readonly TemporaryFolder _folder = new();

    // A folder of its own among the arguments makes it a run of its own: its journal is nobody else's.
    private string[] Arguments =>
    [
        "--filter", "*Sound*", "*Hanging*", "*Overflowing*", "*Throwing*", "*Exiting*", "*Allocating*", "*Broken*", "*WrongLater*",
        "--modes", "jit", "--job", "quick", "--child-limit", Limit, "--results", _folder["results"], "--artifacts", _folder["bdn"],
    ];

    /// <summary>The stopped run: its exit code, what it said, and what it wrote.</summary>
    internal (int ExitCode, string Output, IReadOnlyList<TimesRow> Rows) Stopped { get; private set; }

    /// <summary>The run that went on; the only one where none was stopped.</summary>
    internal ProgramRun Again { get; private set; } = null!;

    /// <summary>Rows that were written in the end.</summary>
    internal IReadOnlyList<TimesRow> Rows { get; private set; } = [];

    public async ValueTask InitializeAsync()
    {
        if (Thorough.IsAsked && (OperatingSystem.IsLinux() || OperatingSystem.IsMacOS()))
        {
            (int exitCode, string output) = await StopAfterTheFirstGeneration();
            Stopped = (exitCode, output, Read() ?? []);
        }

        Again = Repository.RunWith(Variables, Repository.Root, Repository.Built("TestHost"), Arguments);
        Rows = Read() ?? throw new InvalidOperationException($"Nothing was measured: {Again}");
    }

    public ValueTask DisposeAsync()
    {
        _folder.Dispose();
        return ValueTask.CompletedTask;
    }

    internal static TimesRow Row(IReadOnlyList<TimesRow> rows, string benchmark) =>
        rows.Single(row => row.Benchmark == benchmark && !row.IsTwin);

    private IReadOnlyList<TimesRow>? Read() =>
        new ResultStore(_folder["results"]).Read<TimesResults>(Machine.Current, Repository.Framework, "jit")?.Rows;

    private async Task<(int ExitCode, string Output)> StopAfterTheFirstGeneration()
    {
        var start = new ProcessStartInfo(Repository.Built("TestHost"), Arguments)
        {
            WorkingDirectory = Repository.Root, RedirectStandardOutput = true, RedirectStandardError = true,
        };
        foreach ((string name, string value) in Variables)
            start.Environment[name] = value;
        using Process host = Process.Start(start)!;
        var output = new StringBuilder();
        int told = 0;
        // A host on a busy machine is ended by its own patience, and says there what it would have said on its output.
        Task<string> errors = host.StandardError.ReadToEndAsync(TestContext.Current.CancellationToken);
        try
        {
            while (await host.StandardOutput.ReadLineAsync(TestContext.Current.CancellationToken)
                .AsTask().WaitAsync(Ample, TestContext.Current.CancellationToken) is { } line)
            {
                output.AppendLine(line);
                // A log has a line every 20 seconds, and by the second a generation is whole.
                if (line.StartsWith("Turns: ", StringComparison.Ordinal) && ++told == 2)
                    // Not SIGINT: a shell that starts the tests in the background has them ignore it, and their children with them.
                    Assert.Equal(0, Repository.Run("kill", "-TERM", host.Id.ToString(CultureInfo.InvariantCulture)).ExitCode);
            }

            await host.WaitForExitAsync(TestContext.Current.CancellationToken).WaitAsync(Ample, TestContext.Current.CancellationToken);
            output.Append(await errors);
        }
        finally
        {
            // One that goes on would hold the lock, and fail every test after this one.
            host.Kill(entireProcessTree: true);
        }

        return (host.ExitCode, output.ToString());
    }
}
