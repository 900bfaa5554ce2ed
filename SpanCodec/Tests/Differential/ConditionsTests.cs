using SpanCodecs.Tests.Checks;
using Xunit;

namespace SpanCodecs.Tests.Differential;

/// <summary>
/// The checks once more, in a process that stands elsewhere and has no vectors. Fewer of them: what differs there is not chance.
/// </summary>
public class ConditionsTests
{
    [Fact]
    public void The_scalar_path_does_the_same_in_another_culture_and_time_zone()
    {
        // JsonSerializer's own code has neither vectors nor dates.
        string[] checks = [.. AllChecks.List.Select(check => check.Name).Where(name => name != "by JsonSerializer")];
        string[] amount = Thorough.IsAsked ? ["--reduced"] : ["--reduced", "--small"];
        ProgramRun run = Repository.RunWith(
            [("DOTNET_EnableHWIntrinsic", "0"), ("TZ", "Asia/Kathmandu")], Repository.Root,
            Repository.Built("Tests/Native/Program", "SpanCodecChecks"), [.. amount, "--odd-culture", .. checks]);
        Assert.True(run.ExitCode == 0, run.ToString());
        Assert.Contains(
            OperatingSystem.IsWindows() ? "vectors off" : "vectors off, time zone 05:45:00, 1,5", run.Output, StringComparison.Ordinal);
        Assert.Contains("checks passed", run.Output, StringComparison.Ordinal);
    }
}
