using SpanCodecs.Tests.Checks;
using Xunit;

namespace SpanCodecs.Tests.Differential;

/// <summary>The checks once more, in processes that stand elsewhere or have no vectors. Fewer of them: what differs there is not chance.</summary>
public class ConditionsTests
{
    [Fact]
    public void The_scalar_path_does_the_same_in_another_culture_and_time_zone() => Run(
        OperatingSystem.IsWindows() ? ["vectors off", "1,5"] : ["vectors off, time zone 05:45:00, 1,5"],
        [("DOTNET_EnableHWIntrinsic", "0"), ("TZ", "Asia/Kathmandu")],
        // What JsonSerializer adds has neither vectors nor dates.
        ["--reduced", "--odd-culture", .. AllChecks.List.Select(check => check.Name).Where(name => name != "by JsonSerializer")]);

    [Fact]
    public void Nor_does_summer_time_west_of_Greenwich() =>
        Run([], [("TZ", "America/St_Johns")], "--reduced", "dates", "samples", "hand-made cases");

    private static void Run(string[] conditions, (string Name, string Value)[] variables, params string[] arguments)
    {
        ProgramRun run = Repository.RunWith(variables, Repository.Root, Repository.Built("SpanCodecChecks"), arguments);
        Assert.True(run.ExitCode == 0, run.ToString());
        Assert.All(conditions, condition => Assert.Contains(condition, run.Output, StringComparison.Ordinal));
        Assert.Contains("checks passed", run.Output, StringComparison.Ordinal);
    }
}
