using JsonAot.Tests.Lab;

namespace JsonAot.Tests.BenchmarkHost;

/// <summary>
/// What a host that is killed has started ends too. It takes turns with the tests that measure: its children are published into one
/// folder, and another run at the same time would be timed with them.
/// </summary>
[Collection("Test host")]
public sealed class KilledHostTests
{
    [Theory]
    [InlineData(false, "dotnet publish", "*Sound*", "jit")]
    [InlineData(true, "ilc", "*Sound*", "aot")]
    [InlineData(true, "TestHost-jit", "*Hanging*", "jit")]
    public void Its_child_ends(bool isThorough, string child, string benchmarks, string mode)
    {
        if (isThorough)
            Thorough.Require();
        using var program = new MarkedProgram();
        program.AssertLeavesNothing(child, "TestHost", ["--filter", benchmarks, "--modes", mode]);
    }
}
