using System.Runtime.Intrinsics;
using Xunit;

namespace SpanCodecs.Tests.Runtime;

public sealed class VectorSwitchTests
{
    /// <summary>Without this, a run "without vectors" could prove nothing and nobody would notice.</summary>
    [Fact]
    public void The_switch_that_turns_vectors_off_does_so()
    {
        if (Environment.GetEnvironmentVariable("DOTNET_EnableHWIntrinsic") == "0")
            Assert.False(Vector128.IsHardwareAccelerated);
    }
}
