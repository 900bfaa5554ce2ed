using JsonAot.Lab.Stages;
using Xunit;

namespace JsonAot.Tests.Lab.WholeRun;

public sealed class StageProcessTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    private StageEnd Run(Stage stage) => new StageProcess(_folder.Path).Run(stage, (_, _) => { }, TestContext.Current.CancellationToken);

    private static Stage Lab(params string[] arguments) => new("a-stage", "a stage", TimeSpan.Zero, Repository.Built("Lab"), arguments);

    [Fact]
    public void A_failure_is_told_in_the_words_of_the_program_and_the_rest_is_in_the_log()
    {
        StageEnd end = Run(Lab("compare", "nowhere", "nowhere"));
        Assert.Equal(2, end.ExitCode);
        Assert.StartsWith("There is no folder nowhere. (log: ", end.Problem, StringComparison.Ordinal);
        Assert.Contains("There is no folder nowhere.", File.ReadAllText(_folder["a-stage.log"]), StringComparison.Ordinal);
    }

    [Fact]
    public void Success_has_no_problem_and_its_output_is_in_the_log()
    {
        StageEnd end = Run(Lab("compare", "--help"));
        Assert.Equal(0, end.ExitCode);
        Assert.Null(end.Problem);
        Assert.Contains("--fail-on-regression", File.ReadAllText(_folder["a-stage.log"]), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(
        "// Benchmark: Matrix.Serialize: jit(Runtime=.NET 10.0, Toolchain=jit, IterationCount=7) [Payload=Simple, Contender=STJ, Lane=Utf8]",
        "Matrix.Serialize jit [Payload=Simple, Contender=STJ, Lane=Utf8]")]
    [InlineData("// Benchmark: NoiseFloor.First: aot-speed(Runtime=NativeAOT 9.0)", "NoiseFloor.First aot-speed")]
    [InlineData("// ***** Building 2 exe(s) in Parallel: Start   *****", "publishing the benchmarks for each mode")]
    [InlineData("Pass 2: 40 of 500 open rows measured, about 300 s of it left", "Pass 2: 40 of 500 open rows measured, about 300 s of it left")]
    [InlineData("WorkloadActual  1: 16 op, 12.3 ns", null)]
    [InlineData("", null)]
    public void What_is_measured_is_read_from_what_BenchmarkDotNet_prints(string line, string? doing) => Assert.Equal(doing, StageOutput.Doing(line));
}
