namespace JsonAot.Tests.Native;

/// <summary>
/// A self-run of contenders that write well and hang, leave, allocate without end, or are wrong when
/// they read. The same turns with the same contenders are in TurnRunTests and MisbehavingTests.
/// </summary>
[Collection("Self-run")]
public class MisbehavingSelfRunTests(MisbehavingSelfRunTests.Finished run) : IClassFixture<MisbehavingSelfRunTests.Finished>
{
    private const string Sound = "STJ source-gen";

    [Fact]
    public void Whoever_is_right_has_figures_in_both_directions()
    {
        Thorough.Require();
        Assert.Null(run.Result.Absence(Sound));
        Assert.Equal(["Serialize", "Deserialize"], run.Result.DirectionsOf(Sound));
        Assert.Equal("jit", run.Result.Root.GetProperty("compilation").GetString());
    }

    [Theory]
    [InlineData("Hangs", "its process gave no answer within ")]
    [InlineData("Hangs later", "its process gave no answer within ")]
    [InlineData("Allocates", "its process ended by this program, because it took more than 0.2 GB of memory")]
    [InlineData("Leaves", "its process exited without an answer")]
    [InlineData("Broken", "lossy: reading: $[0].RawY: 312 became 0")]
    [InlineData("Wrong later", "refused by the gate: after it was timed")]
    public void A_reader_that_goes_wrong_has_its_reason_and_the_writer_its_figures(string contender, string reason)
    {
        Thorough.Require();
        Assert.StartsWith(reason, run.Result.Absence(contender)?.Reason, StringComparison.Ordinal);
        Assert.Equal("Deserialize", run.Result.Absence(contender)?.Direction);
        Assert.Equal(["Serialize"], run.Result.DirectionsOf(contender));
    }

    public sealed class Finished
    {
        private readonly Lazy<SelfRunJson> _result = new(() => SelfRunJson.Of(Repository.RunWith(
            [.. SelfRunJson.Limits, Repository.LockOfTestHost, Repository.CompiledOnce], Repository.Root, Repository.Built("TestHost"),
            "selfrun", "--json", "--launches", "1")));

        internal SelfRunJson Result => _result.Value;
    }
}
