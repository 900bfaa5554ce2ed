using System.Globalization;
using Xunit;

namespace SpanCodecs.Tests.Samples;

/// <summary>The sample of a million orders, with fewer.</summary>
[Collection("Publishing")]
public class MillionTests
{
    private const int Orders = 20_000;

    [Fact]
    public void It_makes_reads_patches_and_serves_every_order() => Check(Repository.Built("samples/Million", "Million"));

    [Fact]
    public void Natively_too()
    {
        Thorough.Require();
        Check(NativeSample.Publish("Million"));
    }

    private static void Check(string program)
    {
        ProgramRun run = Repository.Run(program, Orders.ToString(CultureInfo.InvariantCulture));
        Assert.True(run.ExitCode == 0, run.ToString());
        string[] lines = run.Output.Split('\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries);
        Assert.Equal(3, lines.Length);
        // One in ten waits, and one in twenty has a note, which a patch takes away.
        Assert.StartsWith($"made: {Orders} orders, ", lines[0], StringComparison.Ordinal);
        Assert.StartsWith(
            $"read: {Orders} orders of 10000000.0, 2000 waiting, 0 sent to Rome, 1000 with a note; ", lines[1], StringComparison.Ordinal);
        Assert.StartsWith(
            $"served: {Orders} orders of 10000000.0, 0 waiting, 2000 sent to Rome, 0 with a note; ", lines[2], StringComparison.Ordinal);
    }
}
