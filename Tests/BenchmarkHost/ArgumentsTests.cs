using JsonAot.Lab.BenchmarkHost;
using JsonAot.Lab.BenchmarkHost.Arguments;

namespace JsonAot.Tests.BenchmarkHost;

public class ArgumentsTests
{
    private static HostArguments Parse(params string[] args) => HostArguments.Parse(args, "jit", "net10.0");

    [Fact]
    public void Own_options_are_taken_out_and_the_rest_goes_to_BenchmarkDotNet()
    {
        HostArguments arguments = Parse(
            "--filter", "*A*", "*B*", "--modes", "jit,aot", "--framework=net11.0", "-j", "short", "--iterationCount", "3");
        Assert.Equal(["*A*", "*B*"], arguments.Filters);
        Assert.Equal([DeploymentMode.Jit, DeploymentMode.Aot], arguments.Modes);
        Assert.Equal("net11.0", arguments.Framework);
        Assert.Equal("short", arguments.Job);
        Assert.Equal(["--iterationCount", "3"], arguments.Remaining);
        Assert.Equal(["--envVars", "A:1", "B:2"], Parse("--envVars", "A:1", "B:2", "-f", "*").Remaining);
    }

    [Fact]
    public void Defaults_are_the_hosts_and_a_mode_named_twice_is_measured_once()
    {
        HostArguments arguments = Parse("-f", "*");
        Assert.Equal([DeploymentMode.Jit], arguments.Modes);
        Assert.Equal("net10.0", arguments.Framework);
        Assert.Equal([DeploymentMode.Aot], Parse("--modes", "aot,aot").Modes);
    }

    [Theory]
    [InlineData("There is no mode 'ngen'", "--modes", "ngen")]
    [InlineData("jit, r2r, aot, aot-speed", "--modes", "ngen")]
    [InlineData("No mode was named", "--modes", ",")]
    [InlineData("There is no mode ''", "--modes", "jit,,aot")]
    [InlineData("a variable that is not set", "--results", "")]
    [InlineData("looks like another option", "--results=-x")]
    [InlineData("not a framework", "--framework", "net48")]
    [InlineData("needs a value", "--filter")]
    [InlineData("needs a value", "--modes", "--filter", "*")]
    [InlineData("--modes and --framework", "--runtimes", "net8.0")]
    [InlineData("goes on by itself", "--resume")]
    [InlineData("'aot' belongs to no option", "--filter", "*", "--modes", "jit", "aot")]
    [InlineData("'Original' belongs to no option", "Original")]
    public void Unusable_arguments_say_why(string expected, params string[] args) =>
        Assert.Contains(expected, Assert.Throws<ArgumentException>(() => Parse(args)).Message, StringComparison.Ordinal);

    [Theory]
    [InlineData(true, "--help")]
    [InlineData(true, "-h")]
    [InlineData(true, "--modes", "jit", "--help")]
    [InlineData(true, "--modes", "jit", "-?")]
    // BenchmarkDotNet hides columns with it.
    [InlineData(false, "--modes", "jit", "-h", "Mean")]
    public void Help_may_stand_anywhere(bool expected, params string[] args) => Assert.Equal(expected, Parse(args).WantsHelp);
}
