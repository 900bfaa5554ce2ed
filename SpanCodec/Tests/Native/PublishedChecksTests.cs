using SpanCodecs.Tests.TypeFuzz;
using Xunit;

namespace SpanCodecs.Tests.Native;

/// <summary>The same checks compiled ahead of time, and executed: what the JIT does right, a native compiler may not.</summary>
[Collection("Publishing")]
public class PublishedChecksTests
{
    private static readonly string Types = Path.Combine(Repository.Root, "artifacts", "tests", "native-types");

    [Fact]
    public void The_checks_pass_in_a_native_program_that_publishes_without_a_warning()
    {
        MakeRandomTypes();
        // Nobody debugs it, and its symbols take a part of the time.
        ProgramRun publish = Repository.Run(
            "dotnet", "publish", "SpanCodec/Tests/Native/Program", "-c", "Release", "-p:PublishAot=true", "-p:RunAnalyzers=false",
            "-p:NativeDebugSymbols=false", "-p:StripSymbols=false", $"-p:SpanCodecRandomTypes={Types}");
        Assert.True(publish.ExitCode == 0, publish.ToString());
        Assert.DoesNotContain("warning", publish.Output, StringComparison.OrdinalIgnoreCase);

        string program = Path.Combine(
            Repository.Root, "SpanCodec", "Tests", "Native", "Program", "bin", "aot", "Release", Repository.Framework, Repository.RuntimeIdentifier, "publish", $"SpanCodecChecks{Repository.ExecutableSuffix}");
        ProgramRun run = Repository.Run(program, "--reduced");
        Assert.True(run.ExitCode == 0, run.ToString());
        Assert.StartsWith("native", run.Output, StringComparison.Ordinal);
        Assert.Contains("checks passed", run.Output, StringComparison.Ordinal);
        RandomTypesDoAsUnderTheJit(program);
    }

    private static void MakeRandomTypes()
    {
        if (Directory.Exists(Types))
            Directory.Delete(Types, recursive: true);
        Directory.CreateDirectory(Types);
        ProgramRun run = Repository.Run(Repository.Built("SpanCodecTypeFuzz"), "60", "301", "60", "1", $"--native={Types}");
        Assert.True(run.ExitCode == 0, run.ToString());
    }

    private static void RandomTypesDoAsUnderTheJit(string program)
    {
        ProgramRun run = Repository.Run(program, "--types", Path.Combine(Types, NativeTypes.Documents));
        Assert.True(run.ExitCode == 0, run.ToString());
        string[] expected = File.ReadAllLines(Path.Combine(Types, NativeTypes.Outcomes));
        string[] actual = run.Output.Split(Environment.NewLine, StringSplitOptions.RemoveEmptyEntries);
        Assert.True(expected.Length > 3000, $"{expected.Length} documents");
        Assert.Equal(expected, actual);
    }
}
