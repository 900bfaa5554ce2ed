using JsonAot.Tests.Lab;

namespace JsonAot.Tests.BenchmarkHost;

/// <summary>
/// Children of a killed host end too. It takes turns with the tests that measure: its children are published into one
/// folder, and another run at the same time would be timed with them. Only when asked: ChildProcessTests ends the children of a parent that
/// is gone, and OneWayTests looks for those that are started otherwise.
/// </summary>
[Collection("Test host")]
public sealed class KilledHostTests
{
    [Theory]
    [InlineData("dotnet publish", "*Sound*", "jit")]
    [InlineData("ilc", "*Sound*", "aot")]
    [InlineData("TestHost-jit", "*Hanging*", "jit")]
    public void Its_child_ends(string child, string benchmarks, string mode)
    {
        Thorough.Require();
        using var program = new MarkedProgram();
        program.AssertLeavesNothing(child, "TestHost", ["--filter", benchmarks, "--modes", mode]);
    }
}
