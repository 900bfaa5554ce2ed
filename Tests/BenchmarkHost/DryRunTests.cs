namespace JsonAot.Tests.BenchmarkHost;

/// <summary>One real run of BenchmarkDotNet, JIT and native, with a contender that the gate must stop in both.</summary>
[Collection("Test host")]
public class DryRunTests(DryRunTests.Finished run) : IClassFixture<DryRunTests.Finished>
{
    [Fact]
    public void A_sound_benchmark_is_measured_under_both_with_the_settings_of_the_run()
    {
        Assert.All((string[])["jit", "aot"], mode => Assert.NotNull(run.Row(mode, "Sound.SourceGen").CpuNs));
        Assert.Contains("IterationCount=1", run.Row("jit", "Sound.SourceGen").Settings, StringComparison.Ordinal);
    }

    [Fact]
    public void A_contender_that_cannot_work_natively_is_a_row_with_its_reason()
    {
        Assert.NotNull(run.Row("jit", "Sound.Reflection").CpuNs);
        TimesRow native = run.Row("aot", "Sound.Reflection");
        Assert.Null(native.CpuNs);
        Assert.Contains("reflection", native.Unavailable, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("jit")]
    [InlineData("aot")]
    public void A_broken_contender_is_refused_with_the_members_name(string mode)
    {
        TimesRow row = run.Row(mode, "Broken.Deserialize");
        Assert.Null(row.CpuNs);
        Assert.Contains("refused by the gate", row.Unavailable, StringComparison.Ordinal);
        Assert.Contains("$[0].RawY: 312 became 0", row.Unavailable, StringComparison.Ordinal);
    }

    [Fact]
    public void The_refusal_makes_the_run_fail_and_the_rest_is_kept()
    {
        Assert.Equal(1, run.Program.ExitCode);
        Assert.Contains("3 measured, 1 not available, 2 failed.", run.Program.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void Both_modes_ran_the_same_build_of_the_framework()
    {
        Assert.Contains(".NET 10.0.", run.State("jit").Manifest.RuntimeVersion, StringComparison.Ordinal);
        Assert.Contains("10.0.", run.State("aot").Manifest.RuntimeVersion, StringComparison.Ordinal);
        Assert.Contains("NativeAOT", run.State("aot").Manifest.RuntimeVersion, StringComparison.Ordinal);
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
                [Repository.LockOfTestHost, ("NativeDebugSymbols", "false"), ("StripSymbols", "false")], Repository.Root,
                Repository.Built("TestHost"), "--filter", "*Sound*", "*Broken*", "--modes", "jit,aot", "--job", "dry", "--results", _results, "--artifacts",
                Path.Combine(_results, "bdn"));
        }

        internal ProgramRun Program { get; }

        internal TimesResults State(string mode) =>
            new ResultStore(_results).Read<TimesResults>(Machine.Current, Repository.Framework, mode)
            ?? throw new InvalidOperationException($"Nothing was measured under {mode}: {Program}");

        internal TimesRow Row(string mode, string benchmark) => State(mode).Rows.Single(row => row.Benchmark == benchmark && !row.IsTwin);
    }
}
