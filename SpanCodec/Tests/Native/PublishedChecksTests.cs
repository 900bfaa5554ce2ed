using SpanCodecs.Tests.TypeFuzz;
using Xunit;

namespace SpanCodecs.Tests.Native;

/// <summary>
/// The checks compiled ahead of time, and executed: what the JIT does right, a native compiler may not. So that no further
/// process is needed for it, in a time zone west of Greenwich with summer time; the JIT's are UTC, and one to the east.
/// </summary>
[Collection("Publishing")]
public class PublishedChecksTests
{
    // SpanCodecPublished.csproj has what is there.
    private static readonly string Types = Path.Combine(Repository.Artifacts, "native-types");

    // Sixty of them are a quarter more work for the native compiler.
    private static readonly int Amount = Thorough.IsAsked ? 60 : 20;

    [Fact]
    public void The_checks_pass_in_a_native_program_that_publishes_without_a_warning()
    {
        Assert.Empty(NativeTypes.Write(Types, Amount));
        ProgramRun publish = Repository.Run("dotnet", "publish", "Tests/Native/Published", "-c", "Release");
        Assert.True(publish.ExitCode == 0, publish.ToString());
        Assert.DoesNotContain("warning", publish.Output, StringComparison.OrdinalIgnoreCase);

        string program = Path.Combine(
            Repository.Root, "Tests", "Native", "Published", "bin", "Release",
            Repository.Framework, Repository.RuntimeIdentifier, "publish",
            $"SpanCodecPublished{Repository.ExecutableSuffix}");
        ProgramRun run = Repository.RunWith([("TZ", "America/St_Johns")], Repository.Root, program, "--reduced");
        Assert.True(run.ExitCode == 0, run.ToString());
        Assert.StartsWith(
            OperatingSystem.IsWindows() ? "native" : "native, vectors on, time zone -03:30:00", run.Output, StringComparison.Ordinal);
        Assert.Contains("checks passed", run.Output, StringComparison.Ordinal);
        RandomTypesDoAsUnderTheJit(program);
    }

    private static void RandomTypesDoAsUnderTheJit(string program)
    {
        ProgramRun run = Repository.Run(program, "--types", Path.Combine(Types, NativeTypes.Documents));
        Assert.True(run.ExitCode == 0, run.ToString());
        string[] expected = File.ReadAllLines(Path.Combine(Types, NativeTypes.Outcomes));
        string[] actual = run.Output.Split(Environment.NewLine, StringSplitOptions.RemoveEmptyEntries);
        Assert.True(expected.Length > 50 * Amount, $"{expected.Length} documents");
        Assert.Equal(expected, actual);
    }
}
