using JsonAot.Tests.Lab;
using Xunit;

namespace JsonAot.Tests.BenchmarkHost;

/// <summary>
/// What a host that is killed has started ends too. It takes turns with the tests that measure: its children are published into one
/// folder, and another run at the same time would be timed with them.
/// </summary>
[Collection("Test host")]
public sealed class KilledHostTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();
    private readonly MarkedProgram _program = new();

    public void Dispose()
    {
        _folder.Dispose();
        _program.Dispose();
    }

    [Fact]
    public void Its_publish_ends() => Kill("dotnet publish", "*Sound*", "jit");

    [Theory]
    [InlineData("ilc", "*Sound*", "aot")]
    [InlineData("TestHost-jit", "*Hanging*", "jit")]
    public void Its_compiler_and_its_benchmarks_end(string child, string benchmarks, string mode)
    {
        Thorough.Require();
        Kill(child, benchmarks, mode);
    }

    private void Kill(string child, string benchmarks, string mode) =>
        _program.AssertLeavesNothing(child, "TestHost", ["--filter", benchmarks, "--modes", mode, "--results", _folder.Path]);
}
