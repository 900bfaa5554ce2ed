using JsonAot.Lab.Measures.Verdicts;
using JsonAot.Lab.Results;
using Xunit;

namespace JsonAot.Tests.Lab.Verdicts;

public class VerdictJudgeTests
{
    private static readonly VerdictStep Equal = new(CheckOutcome.Faithful, [], null);
    private static readonly VerdictStep Empty = new(CheckOutcome.Lossy, ["$[0].RawX: 3750 became 0"], "[{},{}]");
    private static readonly VerdictStep LosesTicks = new(CheckOutcome.Lossy, ["$.When: lost"], "{}");

    private static VerdictStep Ends(CheckOutcome how) => new(how, ["X"], null);

    private static VerdictRow Row(VerdictStep? serialize, VerdictStep? deserialize) =>
        new() { Contender = "C", Payload = "P", Serialize = serialize, Deserialize = deserialize };

    private static NativeVerdict Judge(VerdictStep? serialize, VerdictStep? deserialize) => VerdictJudge.Of(Row(serialize, deserialize), Row(Equal, Equal));

    [Fact]
    public void Both_directions_equal_is_a_library_that_works() => Assert.Equal(NativeVerdict.Works, Judge(Equal, Equal));

    [Fact]
    public void One_direction_is_enough_for_a_contender_that_has_no_other() => Assert.Equal(NativeVerdict.Works, Judge(Equal, null));

    [Fact]
    public void No_direction_at_all_is_no_verdict() => Assert.Equal(NativeVerdict.Unavailable, Judge(null, null));

    [Theory]
    [InlineData(CheckOutcome.Throws, NativeVerdict.Throws)]
    [InlineData(CheckOutcome.Crashes, NativeVerdict.Crashes)]
    [InlineData(CheckOutcome.Hangs, NativeVerdict.Hangs)]
    public void An_end_in_either_direction_is_the_verdict(CheckOutcome outcome, NativeVerdict expected)
    {
        Assert.Equal(expected, Judge(Equal, Ends(outcome)));
        Assert.Equal(expected, Judge(Ends(outcome), Equal));
    }

    [Fact]
    public void A_loss_without_a_word_is_worse_than_any_end()
    {
        Assert.Equal(NativeVerdict.SilentlyWrong, Judge(Empty, Ends(CheckOutcome.Throws)));
        Assert.Equal(NativeVerdict.SilentlyWrong, Judge(Ends(CheckOutcome.Crashes), Empty));
    }

    [Fact]
    public void What_is_lost_under_the_JIT_too_is_not_the_compilers_fault()
    {
        Assert.Equal(NativeVerdict.AsUnderTheJit, VerdictJudge.Of(Row(Equal, LosesTicks), Row(Equal, LosesTicks)));
        Assert.Equal(NativeVerdict.AsUnderTheJit, VerdictJudge.Of(Row(Ends(CheckOutcome.Throws), Equal), Row(Ends(CheckOutcome.Throws), Equal)));
        // But to lose more is.
        Assert.Equal(NativeVerdict.SilentlyWrong, VerdictJudge.Of(Row(Equal, Empty), Row(Equal, LosesTicks)));
        Assert.Equal(NativeVerdict.SilentlyWrong, VerdictJudge.Of(Row(Equal, Empty), Row(Equal, Ends(CheckOutcome.Throws))));
    }
}
