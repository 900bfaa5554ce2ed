namespace JsonAot.Tests.BenchmarkHost;

/// <summary>
/// A real run of BenchmarkDotNet with a native child, and a contender that the gate must stop. Under the JIT StoppedRun is one.
/// </summary>
[Collection("Test host")]
public class DryRunTests(DryRunTests.Finished run) : IClassFixture<DryRunTests.Finished>
{
    [Fact]
    public void A_sound_benchmark_is_measured_with_the_settings_of_the_run()
    {
        Assert.NotNull(run.Row("Sound.SourceGen").CpuNs);
        Assert.Contains("IterationCount=1", run.Row("Sound.SourceGen").Settings, StringComparison.Ordinal);
        Assert.Contains("NativeAOT", run.State.Manifest.RuntimeVersion, StringComparison.Ordinal);
        Assert.Contains("10.0.", run.State.Manifest.RuntimeVersion, StringComparison.Ordinal);
    }

    [Fact]
    public void A_contender_that_cannot_work_natively_is_a_row_with_its_reason()
    {
        TimesRow native = run.Row("Sound.Reflection");
        Assert.Null(native.CpuNs);
        Assert.Contains("reflection", native.Unavailable, StringComparison.Ordinal);
    }

    [Fact]
    public void A_broken_contender_is_refused_with_the_members_name()
    {
        TimesRow row = run.Row("Broken.Deserialize");
        Assert.Null(row.CpuNs);
        Assert.Contains("refused by the gate", row.Unavailable, StringComparison.Ordinal);
        Assert.Contains("$[0].RawY: 312 became 0", row.Unavailable, StringComparison.Ordinal);
    }

    [Fact]
    public void The_refusal_makes_the_run_fail_and_the_rest_is_kept()
    {
        Assert.Equal(1, run.Program.ExitCode);
        Assert.Contains("1 measured, 1 not available, 1 failed.", run.Program.Output, StringComparison.Ordinal);
    }

    public sealed class Finished
    {
        private readonly string _results = Path.Combine(Repository.Root, "artifacts", "tests", "dry-run");

        public Finished()
        {
            if (Directory.Exists(_results))
                Directory.Delete(_results, recursive: true);
            // Nobody debugs the native child, and its symbols take a part of the time.
            Program = Repository.RunWith(
                [Repository.LockOfTestHost, ("NativeDebugSymbols", "false"), ("StripSymbols", "false")],
                Repository.Root,
                Repository.Built("TestHost"),
                "--filter",
                "*Sound*",
                "*Broken*",
                "--modes",
                "aot",
                "--job",
                "dry",
                "--results",
                _results,
                "--artifacts",
                Path.Combine(_results, "bdn"));
        }

        internal ProgramRun Program { get; }

        internal TimesResults State => new ResultStore(_results).Read<TimesResults>(Machine.Current, Repository.Framework, "aot")
            ?? throw new InvalidOperationException($"Nothing was measured: {Program}");

        internal TimesRow Row(string benchmark) => State.Rows.Single(row => row.Benchmark == benchmark && !row.IsTwin);
    }
}
