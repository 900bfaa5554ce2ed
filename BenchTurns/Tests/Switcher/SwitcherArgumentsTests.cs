using BenchTurns.Publishing;

namespace BenchTurns.Tests;

/// <summary>The switcher's own options among those of BenchmarkDotNet.</summary>
public class SwitcherArgumentsTests
{
    [Fact]
    public void Its_own_are_taken_out_and_the_rest_is_handed_on()
    {
        SwitcherArguments arguments = SwitcherArguments.Parse(
            ["--filter", "*A*", "--modes=jit,aot", "--quick", "--limit", "9", "--results", "x.json", "--exporters", "json"]);
        Assert.Equal(["jit", "aot"], arguments.Modes.Select(mode => mode.Name));
        Assert.Equal(["--exporters", "json"], arguments.Remaining);
        Assert.Equal(["*A*"], arguments.Filters);
        Assert.Equal(["*A*", "*B*", "*C*"], SwitcherArguments.Parse(["-f", "*A*", "*B*", "--quick", "--filter=*C*"]).Filters);
        Assert.Equal(
            (true, TimeSpan.FromSeconds(9), "x.json", false),
            (arguments.IsQuick, arguments.Limit, arguments.Results, arguments.IsOfItsLoop));
        Assert.Equal([DeploymentMode.Jit], SwitcherArguments.Parse([]).Modes);
    }

    [Theory]
    [InlineData("--job", "short")]
    [InlineData("-j", "dry")]
    [InlineData("--iterationCount", "3")]
    [InlineData("--disasm")]
    [InlineData("--runtimes=net9.0")]
    public void What_changes_BenchmarkDotNets_own_loop_is_left_to_it(params string[] args) =>
        Assert.True(SwitcherArguments.Parse(args).IsOfItsLoop);

    /// <summary>What BenchmarkDotNet answers has 180 lines of help below it.</summary>
    [Theory]
    [InlineData("Bench 1.0\n(c) You\n\nERROR(S):\n  Option 'quik' is unknown.\nUSAGE:\nA:\n  b", "Option 'quik' is unknown. See --help.")]
    [InlineData("The provided exporter \"x\" is invalid.\n", "The provided exporter \"x\" is invalid. See --help.")]
    public void A_mistake_in_the_rest_is_told_in_its_own_words(string said, string expected) =>
        Assert.Equal(expected, SwitcherArguments.MistakeIn(said));

    [Theory]
    [InlineData("--filter")]
    [InlineData("-f", "--quick")]
    [InlineData("--modes")]
    [InlineData("--modes", "jot")]
    [InlineData("--modes", "")]
    [InlineData("--limit", "0")]
    [InlineData("--limit", "ten")]
    [InlineData("--results", "")]
    [InlineData("--results", "--quick")]
    public void What_cannot_be_used_is_said(params string[] args) => Assert.Throws<ArgumentException>(() => SwitcherArguments.Parse(args));
}
