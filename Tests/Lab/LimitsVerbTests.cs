using JsonAot.ResultFiles;
using Xunit;

namespace JsonAot.Tests.Lab;

/// <summary>The verb as a person meets it, with a probe that is published for it.</summary>
[Collection("Measuring")]
public class LimitsVerbTests
{
    private static ProgramRun Lab(params string[] arguments) => Repository.Run(Repository.Built("Lab"), arguments);

    [Theory]
    [InlineData("--library", "Nonsense", "Newtonsoft.Json")]
    [InlineData("--payload", "Nonsense", "CalibrationPoints")]
    [InlineData("--modes", "nonsense", "aot-speed")]
    public void An_unknown_name_is_answered_with_the_list(string option, string name, string known)
    {
        foreach (string verb in new[] { "verify", "limits", "times" })
        {
            ProgramRun run = LabCommand.Run(verb, option, name);
            Assert.Equal(2, run.ExitCode);
            Assert.Contains($"'{name}'", run.Errors, StringComparison.Ordinal);
            Assert.Contains(known, run.Errors, StringComparison.Ordinal);
        }
    }

    [Fact]
    public void An_unknown_option_is_a_mistake_of_usage() => Assert.Equal(2, LabCommand.Run("verify", "--nonsense").ExitCode);

    [Fact]
    public void Times_are_printed_and_saved()
    {
        string folder = Directory.CreateTempSubdirectory("times").FullName;
        try
        {
            // One of them is binary: it writes this payload, and reads no JSON.
            ProgramRun run = Lab(
                "limits", "--library", "STJ fast path", "--library", "Floor", "--library", "SimpleJson", "--library", "protobuf-net",
                "--payload", "Employee", "--modes", "jit", "--results", folder);
            Assert.True(run.ExitCode == 0, run.ToString());
            LimitTimes limits = new ResultStore(folder).Read<LimitTimes>(Machine.Current, Repository.Framework, "jit")!;
            string[] tasks = ["read", "read indented", "read reordered", "write buffer", "write bytes"];
            Assert.Equal(tasks, limits.Rows.Where(row => row.Contender == "Floor").Select(row => row.Task));
            Assert.All(limits.Rows.Where(row => row.Unavailable is null), row => Assert.True(row.Ns > 0));
            Assert.Equal(tasks[..3], limits.Rows.Where(row => row is { Contender: "protobuf-net", Unavailable: not null }).Select(row => row.Task));
            Assert.All(limits.Rows.Where(row => row.Contender is "SimpleJson" or "SimpleJson, again"), row => Assert.True(row.IsMarkedAdapted));
            Assert.All(limits.Rows.Where(row => row.Contender is "STJ fast path" or "Floor"), row => Assert.False(row.IsMarkedAdapted));
            Assert.Contains(AdaptedLane.Sentence, run.Output, StringComparison.Ordinal);
            Assert.Equal(tasks, limits.Rows.Where(row => row.Contender == "SimpleJson, again").Select(row => row.Task));
            Assert.Contains("under two names differs by at most", run.Output, StringComparison.Ordinal);
            Assert.Equal(0, Limit("Floor", "write buffer").AllocatedBytes);
            Assert.True(Limit("Floor", "write buffer").Ns < Limit("STJ fast path", "write buffer").Ns);
            LimitRow Limit(string contender, string task) => Assert.Single(limits.Rows, row => row.Contender == contender && row.Task == task);
        }
        finally
        {
            Directory.Delete(folder, recursive: true);
        }
    }
}
