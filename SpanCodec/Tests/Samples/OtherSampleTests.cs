using System.Diagnostics;
using System.Text.Json;
using SpanCodecs.Tests.Package;
using Xunit;

namespace SpanCodecs.Tests.Samples;

/// <summary>The other samples, as their readers run them: built with the tests, and from the package in folders of their own.</summary>
[Collection("Publishing")]
public class OtherSampleTests
{
    private static string Samples => Path.Combine(Repository.Root, "samples");

    [Fact]
    public async Task Controllers_answer_as_the_minimal_API_does()
    {
        await using var program = new SampleServer(Path.Combine(Samples, "Controllers", "bin", "Release", Repository.Framework, "Controllers"));
        Assert.Equal(SampleServer.Expected, await program.Answers());
    }

    [Fact]
    public void The_worker_writes_what_System_Text_Json_would()
    {
        string program = Path.Combine(Samples, "Lines", "bin", "Release", Repository.Framework, "Lines");
        string lines = string.Concat(Enumerable.Range(0, 5000).Select(i => $"{JsonSerializer.Serialize(Reading(i), JsonSerializerOptions.Web)}\n"));
        string expected = string.Concat(Enumerable.Range(0, 5000).Select(Reading).Where(reading => reading.Value > 80).Select(reading =>
            JsonSerializer.Serialize(new { reading.Sensor, reading.At, Text = $"{reading.Value} is above 80" }, JsonSerializerOptions.Web) + "\n"));
        Assert.Equal((0, expected, ""), Pipe(program, lines));

        (int exitCode, string alarms, string errors) = Pipe(program, $"{JsonSerializer.Serialize(Reading(90), JsonSerializerOptions.Web)}\n{{\"value\":\"x\"}}\n");
        Assert.Equal(1, exitCode);
        Assert.Contains("$[1].value | LineNumber: 1", errors, StringComparison.Ordinal);
        Assert.DoesNotContain("x", alarms, StringComparison.Ordinal);
    }

    /// <summary>Whoever takes the one line out again has the same answers.</summary>
    [Theory]
    [InlineData("Orders")]
    [InlineData("Controllers")]
    public async Task From_the_package_answers_are_the_same_with_codecs_and_without(string sample)
    {
        Thorough.Require();
        var packed = new PackedSample("sample-" + sample);
        ProgramRun pack = packed.Pack("Runtime");
        Assert.True(pack.ExitCode == 0, pack.ToString());
        var answers = new List<string[]>();
        foreach (bool hasCodecs in (bool[])[true, false])
        {
            string folder = packed.CopyOf(
                hasCodecs ? "with" : "without", sample, line => hasCodecs || !line.Contains("Insert(0, AppCodecs.Resolver)", StringComparison.Ordinal));
            ProgramRun build = Repository.RunIn(folder, "dotnet", ["build", "-c", "Release", "-warnaserror", .. packed.Switches]);
            Assert.True(build.ExitCode == 0, build.ToString());
            await using var program = new SampleServer(Path.Combine(folder, "bin", "Release", Repository.Framework, sample));
            answers.Add(await program.AllAnswers());
        }

        Assert.Equal(SampleServer.Expected, answers[0][..2]);
        Assert.Equal(answers[1], answers[0]);
    }

    [Fact]
    public void A_program_of_one_file_runs_from_the_package()
    {
        Thorough.Require();
        var packed = new PackedSample("sample-file");
        Assert.Equal(0, packed.Pack("Runtime").ExitCode);
        string file = Path.Combine(packed.Folder, "hello.cs");
        string source = File.ReadAllText(Path.Combine(Samples, "hello.cs")).Replace("@0.1.0", "@" + PackedSample.Version, StringComparison.Ordinal);
        IEnumerable<string> properties = packed.Switches.Select(one => one.Replace("-p:", "#:property ", StringComparison.Ordinal));
        File.WriteAllText(file, string.Join('\n', properties) + "\n" + source);
        ProgramRun run = packed.Run(["run", file]);
        Assert.True(run.ExitCode == 0, run.ToString());
        Assert.Equal("7: tea, milk", run.Output.Trim());
    }

    private static Measured Reading(int i) =>
        new($"s{i % 7}", new DateTime(2026, 1, 1, 0, 0, 0, DateTimeKind.Utc).AddSeconds(i), i * 7 % 101);

    private static (int ExitCode, string Output, string Errors) Pipe(string program, string input)
    {
        using var process = Process.Start(new ProcessStartInfo(program + Repository.ExecutableSuffix)
        {
            RedirectStandardInput = true, RedirectStandardOutput = true, RedirectStandardError = true,
        })!;
        Task<string> output = process.StandardOutput.ReadToEndAsync();
        Task<string> errors = process.StandardError.ReadToEndAsync();
        process.StandardInput.Write(input);
        process.StandardInput.Close();
        Assert.True(process.WaitForExit(TimeSpan.FromMinutes(1)));
        return (process.ExitCode, output.Result, errors.Result);
    }

    private sealed record Measured(string Sensor, DateTime At, double Value);
}
