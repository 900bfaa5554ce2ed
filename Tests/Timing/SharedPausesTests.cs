using Xunit;

namespace JsonAot.Tests.Timing;

public class SharedPausesTests
{
    private static readonly (long Bytes, long Times)[] Calls = [(1000, 50), (0, 700), (3000, 50), (1_000_000, 2)];

    [Fact]
    public void A_call_bears_as_much_as_it_allocates()
    {
        double[] shares = SharedPauses.Of(TimeSpan.FromMilliseconds(3), Calls);
        Assert.Equal(0, shares[1]);
        Assert.Equal(3 * shares[0], shares[2], 1e-6);
        Assert.Equal(1000 * shares[0], shares[3], 1e-6);
    }

    [Fact]
    public void Nothing_of_a_pause_is_lost() =>
        Assert.Equal(3e6, SharedPauses.Of(TimeSpan.FromMilliseconds(3), Calls).Zip(Calls, (share, call) => share * call.Times).Sum(), 1e-3);

    [Fact]
    public void Calls_that_allocate_nothing_bear_nothing() =>
        Assert.Equal([0, 0], SharedPauses.Of(TimeSpan.FromMilliseconds(3), [(0, 5), (0, 6)]));
}
