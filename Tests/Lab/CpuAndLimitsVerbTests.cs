using JsonAot.Errors;
using JsonAot.ResultFiles;
using Xunit;

namespace JsonAot.Tests.Lab;

/// <summary>The verbs as a person meets them, with a probe that is published for it.</summary>
[Collection("Measuring")]
public class CpuAndLimitsVerbTests
{
    private static ProgramRun Lab(params string[] arguments) => Repository.Run(Repository.Built("Lab"), arguments);

    [Theory]
    [InlineData("--library", "Nonsense", "Newtonsoft.Json")]
    [InlineData("--payload", "Nonsense", "CalibrationPoints")]
    [InlineData("--modes", "nonsense", "aot-speed")]
    public void An_unknown_name_is_answered_with_the_list(string option, string name, string known)
    {
        foreach (string verb in new[] { "verify", "cpu", "limits" })
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
            ProgramRun run = Lab("cpu", "--library", "STJ fast path", "--library", "SimpleJson", "--payload", "Simple", "--modes", "jit", "--quick", "--results", folder);
            Assert.True(run.ExitCode == 0, run.ToString());
            CpuTimes times = new ResultStore(folder).Read<CpuTimes>(Machine.Current, Repository.Framework, "jit")!;
            Assert.InRange(Cpu("STJ fast path", "serialize", null).Utilisation!.Value, 0.0001, 1.05);
            Assert.Equal("it only writes", Cpu("STJ fast path", "deserialize", null).Unavailable);
            Assert.DoesNotContain(times.Rows, row => row.Contender != "SimpleJson" && row.IsMarkedAdapted);
            // SimpleJson refuses whatever is damaged; the calls that fail cost something too.
            Assert.All(ErrorScenarios.All, scenario =>
            {
                CpuRow row = Cpu("SimpleJson", scenario.Direction == Directions.Serialize ? "serialize" : "deserialize", scenario.Name);
                Assert.True(row is { CpuNs: > 0, AgainNs: null, IsMarkedAdapted: false }, row.ToString());
            });
            Assert.All((string[])["serialize", "deserialize"], direction => Assert.True(Cpu("SimpleJson", direction, null) is { AgainNs: null or > 0, CpuNs: > 0, IsMarkedAdapted: true }));
            // Of a busy machine nothing is said.
            Assert.Equal(times.Rows.Any(row => row.Noise is not null), run.Output.Contains("the same calls in two processes differ by", StringComparison.Ordinal));
            CpuRow Cpu(string contender, string direction, string? scenario) =>
                Assert.Single(times.Rows, row => (row.Contender, row.Direction, row.Scenario) == (contender, direction, scenario));

            // One payload, which one of them reads wrongly.
            run = Lab(
                "limits", "--library", "STJ fast path", "--library", "Floor", "--library", "SimpleJson", "--library", "ServiceStack.Text",
                "--payload", "Complex", "--modes", "jit", "--results", folder);
            Assert.True(run.ExitCode == 0, run.ToString());
            LimitTimes limits = new ResultStore(folder).Read<LimitTimes>(Machine.Current, Repository.Framework, "jit")!;
            string[] tasks = ["read", "read indented", "read reordered", "write buffer", "write bytes"];
            Assert.Equal(tasks, limits.Rows.Where(row => row.Contender == "Floor").Select(row => row.Task));
            Assert.StartsWith("reading: $.Link:", Limit("ServiceStack.Text", "read").Unavailable, StringComparison.Ordinal);
            Assert.All(limits.Rows.Where(row => row.Unavailable is null), row => Assert.True(row.Ns > 0));
            Assert.Equal(tasks[..3], limits.Rows.Where(row => row is { Contender: "ServiceStack.Text", Unavailable: not null }).Select(row => row.Task));
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
