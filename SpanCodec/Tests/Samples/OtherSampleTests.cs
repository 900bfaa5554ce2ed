using System.Diagnostics;
using System.Text.Json;
using SpanCodecs.Tests.Package;
using Xunit;

namespace SpanCodecs.Tests.Samples;

/// <summary>The other samples, as their readers run them: built with the tests, and from the package in folders of their own.</summary>
[Collection("Publishing")]
public class OtherSampleTests
{
    [Fact]
    public async Task Controllers_answer_as_the_minimal_API_does()
    {
        await using var program = new SampleServer(Repository.Built("samples/Controllers", "Controllers"));
        Assert.Equal(SampleServer.Expected, await program.Answers());
    }

    [Fact]
    public void The_worker_writes_what_System_Text_Json_would() => CheckWorker(Repository.Built("samples/Lines", "Lines"));

    [Fact]
    public void The_worker_does_natively_too()
    {
        Thorough.Require();
        CheckWorker(NativeSample.Publish("Lines"));
    }

    /// <summary>Without the one line the answers are equal.</summary>
    [Theory]
    [InlineData("Orders")]
    [InlineData("Controllers")]
    public async Task From_the_package_answers_are_the_same_with_codecs_and_without(string sample)
    {
        Thorough.Require();
        var packed = new PackedSample("sample-" + sample);
        ProgramRun pack = PackedSample.Pack("Runtime");
        Assert.True(pack.ExitCode == 0, pack.ToString());
        var answers = new List<string[]>();
        foreach (bool hasCodecs in (bool[])[true, false])
        {
            string folder = packed.CopyOf(
                hasCodecs ? "with" : "without",
                sample,
                line => hasCodecs || !line.Contains("Insert(0, AppCodecs.Resolver)", StringComparison.Ordinal));
            ProgramRun build = Repository.RunIn(folder, "dotnet", ["build", "-c", "Release", "-warnaserror", .. packed.Switches]);
            Assert.True(build.ExitCode == 0, build.ToString());
            await using var program = new SampleServer(Repository.Built(folder, sample));
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
        Assert.Equal(0, PackedSample.Pack("Runtime").ExitCode);
        string file = Path.Combine(packed.Folder, "hello.cs");
        string source = File.ReadAllText(Path.Combine(Repository.Root, "samples", "hello.cs"))
            .Replace("@0.1.0", "@" + PackedSample.Version, StringComparison.Ordinal);
        IEnumerable<string> properties = packed.Switches.Select(one => one.Replace("-p:", "#:property ", StringComparison.Ordinal));
        File.WriteAllText(file, string.Join('\n', properties) + "\n" + source);
        ProgramRun run = packed.Run(["run", file]);
        Assert.True(run.ExitCode == 0, run.ToString());
        Assert.Equal("7: tea, milk", run.Output.Trim());
    }

    private static void CheckWorker(string program)
    {
        Measured[] readings = [.. Enumerable.Range(0, 5000).Select(Reading)];
        string expected = string.Concat(readings.Where(reading => reading.Value > 80)
            .Select(reading => Line(new { reading.Sensor, reading.At, Text = $"{reading.Value} is above 80" })));
        Assert.Equal((0, expected, ""), Pipe(program, string.Concat(readings.Select(Line))));

        (int exitCode, string alarms, string errors) = Pipe(program, Line(Reading(90)) + "{\"value\":\"x\"}\n");
        Assert.Equal(1, exitCode);
        Assert.Equal(
            "The JSON value could not be converted to System.Double. Path: $[1].value | LineNumber: 1 | BytePositionInLine: 12.",
            errors.TrimEnd());
        Assert.DoesNotContain("x", alarms, StringComparison.Ordinal);
    }

    private static string Line<T>(T value) => JsonSerializer.Serialize(value, JsonSerializerOptions.Web) + "\n";

    private static Measured Reading(int i) =>
        new($"s{i % 7}", new DateTime(2026, 1, 1, 0, 0, 0, DateTimeKind.Utc).AddSeconds(i), i * 7 % 101);

    private static (int ExitCode, string Output, string Errors) Pipe(string program, string input)
    {
        using var process = Process.Start(new ProcessStartInfo(program)
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
