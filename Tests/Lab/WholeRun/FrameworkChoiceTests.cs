using JsonAot.Lab;
using JsonAot.Lab.Commands.Run;
using JsonAot.ResultFiles;
using Xunit;

namespace JsonAot.Tests.Lab.WholeRun;

public class FrameworkChoiceTests
{
    private static readonly IReadOnlyList<DeploymentMode> Both = [DeploymentMode.Jit, DeploymentMode.Aot];

    private readonly List<string> _said = [];

    private IReadOnlyList<MeasuredFramework> Choose(IReadOnlyList<string>? names, params string[] missing) =>
        new FrameworkChoice((framework, mode) => missing.Contains($"{framework} {mode}") ? "no such pack" : null).Choose(names, Both, _said.Add);

    [Fact]
    public void The_newest_that_has_every_mode_is_taken()
    {
        Assert.Equal("net10.0", Assert.Single(Choose(null)).Name);
        Assert.Equal("Measuring net10.0, the newest on which jit and aot can be built here.", Assert.Single(_said));
    }

    [Fact]
    public void One_that_lacks_a_mode_is_passed_over_and_the_first_line_says_why()
    {
        MeasuredFramework chosen = Assert.Single(Choose(null, "net10.0 aot"));
        Assert.Equal("net9.0", chosen.Name);
        Assert.True(chosen.IsWhole);
        Assert.Equal("Measuring net9.0, the newest on which jit and aot can be built here (net10.0 aot: no such pack).", Assert.Single(_said));
    }

    [Fact]
    public void Where_none_has_every_mode_the_missing_ones_are_named()
    {
        MeasuredFramework chosen = Assert.Single(Choose(null, "net10.0 aot", "net9.0 aot"));
        Assert.Equal("net10.0", chosen.Name);
        Assert.Equal("aot", Assert.Single(chosen.Missing).Mode.Name);
        Assert.Contains("without aot: no such pack", Assert.Single(_said), StringComparison.Ordinal);
    }

    [Fact]
    public void What_was_asked_for_is_measured_as_far_as_it_goes()
    {
        IReadOnlyList<MeasuredFramework> chosen = Choose(["net9.0", "net10.0"], "net10.0 aot");
        Assert.Equal(["net9.0: jit aot", "net10.0: jit"], chosen.Select(framework => $"{framework.Name}: {string.Join(' ', framework.Modes)}"));
        Assert.Equal("Measuring net9.0 and net10.0 (without aot: no such pack), as asked for.", Assert.Single(_said));
    }

    [Fact]
    public void Where_nothing_can_be_built_it_says_so_instead_of_measuring()
    {
        LabException problem = Assert.Throws<LabException>(() => Choose(["net10.0"], "net10.0 aot", "net10.0 jit"));
        Assert.StartsWith("Nothing can be measured here. net10.0 jit: no such pack.", problem.Message, StringComparison.Ordinal);
    }
}
