using System.Globalization;
using System.Text.RegularExpressions;
using Xunit;

namespace SpanCodecs.Tests.Lanes;

/// <summary>
/// How much memory a long sequence takes, by a process that does nothing else: read and written at once, in a heap as small as that of a
/// small container. A gigabyte where the tests are thorough.
/// </summary>
public partial class SequenceMemoryTests
{
    private const long Most = 50_000_000;

    // In a heap without a limit the collector waits as long as it likes: what it keeps then says nothing of the sequence.
    private static readonly (string, string)[] SmallHeap = [("DOTNET_GCHeapHardLimit", "0xC00000"), ("DOTNET_TieredPGO", "0")];

    [Theory]
    [InlineData]
    [InlineData("--lines")]
    [InlineData("--inside")]
    public void A_long_sequence_takes_little_memory(params string[] form) =>
        Check(Repository.Built("Tests/Native/Program", "SpanCodecChecks"), form);

    internal static void Check(string program, params string[] form)
    {
        long length = Thorough.IsAsked ? 1L << 30 : 64L << 20;
        string[] arguments = ["--sequence", length.ToString(CultureInfo.InvariantCulture), .. form];
        ProgramRun run = Repository.RunWith(SmallHeap, Repository.Root, program, arguments);
        Assert.True(run.ExitCode == 0, run.ToString());
        Match said = Said().Match(run.Output);
        Assert.True(said.Success, run.ToString());
        Assert.InRange(Number(said, 1), length - 1000, length + 1000);
        Assert.True(Number(said, 2) < Most, run.ToString());
    }

    private static long Number(Match said, int group) => long.Parse(said.Groups[group].ValueSpan, CultureInfo.InvariantCulture);

    [GeneratedRegex("([0-9]+) bytes written, ([0-9]+) bytes of memory")]
    private static partial Regex Said();
}
