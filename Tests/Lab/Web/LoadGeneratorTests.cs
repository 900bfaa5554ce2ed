using JsonAot.Lab.Measures.Web;
using JsonAot.Libraries;
using JsonAot.Tests.Lab.Startup;

namespace JsonAot.Tests.Lab.Web;

/// <summary>Output of the load generator, and the row that comes of it.</summary>
public sealed class LoadGeneratorTests : TestsInFolder
{
    [Fact]
    public void The_line_of_the_script_is_found_in_what_wrk_prints()
    {
        const string Output = """
            Running 1s test @ http://127.0.0.1:33211/0
              1 threads and 8 connections
              20480 requests in 1.02s, 4.10MB read
            Requests/sec:  20078.43
            JSONAOT 20480 1020000 250.500000 1900.000000 3
            """;
        Assert.Equal(new LoadSlice(20480, 1.02, 250_500, 1_900_000, 3), LoadGenerator.SliceOf(Output));
    }

    [Fact]
    public async Task A_slice_without_an_answer_is_no_failure_of_the_server()
    {
        Assert.SkipWhen(OperatingSystem.IsWindows(), "The load generator is a script here.");
        var generator = new LoadGenerator(FakeChildren.Write(_folder["wrk"], "echo JSONAOT 0 1000000 0.0 0.0 0"), _folder.Path);
        (LoadSlice? slice, string? failure) = await generator.RunAsync(new Uri("http://127.0.0.1:1/0"), WebBody.Make, "body.json", 1);
        Assert.Equal((0, null), (slice?.Requests, failure));
    }

    [Theory]
    [InlineData("")]
    [InlineData("unable to connect to 127.0.0.1:1 Connection refused")]
    [InlineData("JSONAOT 1 2 3")]
    [InlineData("JSONAOT a b c d e")]
    public void Anything_else_is_no_slice(string output) => Assert.Null(LoadGenerator.SliceOf(output));

    /// <summary>A pause for collection is in most slices, and the best one is without it.</summary>
    [Fact]
    public void The_99th_percentile_is_that_of_the_middle_slice()
    {
        var target = new WebTarget(WebEntry.All[0], [], DeploymentMode.Jit, null);
        var cell = new LoadCell(target, new WebBody(MeasuredPayloads.Named("Simple"), _folder.Path), WebBody.Echo, 0);
        cell.Slices.AddRange(new[] { 1e6, 12e6, 12e6, 12e6 }.Select(p99 => (0, new LoadSlice(1000, 1, 5e5, p99, 0), 20_000.0)));
        Assert.Equal(12e6, WebRows.Load(cell, generations: 1, seed: 1).P99Ns);
    }
}
