using JsonAot.Lab.Measures.Web;
using Xunit;

namespace JsonAot.Tests.Lab.Web;

/// <summary>What the load generator prints.</summary>
public class LoadGeneratorTests
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
        string folder = Directory.CreateTempSubdirectory("load").FullName;
        try
        {
            string script = Path.Combine(folder, "wrk");
            await File.WriteAllTextAsync(script, "#!/bin/sh\necho JSONAOT 0 1000000 0.0 0.0 0\n", TestContext.Current.CancellationToken);
            if (!OperatingSystem.IsWindows())
                File.SetUnixFileMode(script, UnixFileMode.UserRead | UnixFileMode.UserExecute);
            var generator = new LoadGenerator(script, folder);
            (LoadSlice? slice, string? failure) = await generator.RunAsync(new Uri("http://127.0.0.1:1/0"), WebBody.Make, "body.json", 1);
            Assert.Equal((0, null), (slice?.Requests, failure));
        }
        finally
        {
            Directory.Delete(folder, recursive: true);
        }
    }

    [Theory]
    [InlineData("")]
    [InlineData("unable to connect to 127.0.0.1:1 Connection refused")]
    [InlineData("JSONAOT 1 2 3")]
    [InlineData("JSONAOT a b c d e")]
    public void Anything_else_is_no_slice(string output) => Assert.Null(LoadGenerator.SliceOf(output));
}
