using JsonAot.Turns;

namespace JsonAot.Tests.Timing;

/// <summary>The words of a command line for a call, and what a process says of one.</summary>
public class TimedCallTests
{
    [Theory]
    [InlineData("read utf8 canonical")]
    [InlineData("write buffer canonical")]
    [InlineData("read utf8 truncated")]
    public void A_call_is_named_as_it_is_parsed(string text) => Assert.Equal(text, TimedCall.Parse(text).ToString());

    [Theory]
    [InlineData("read utf8")]
    [InlineData("read utf7 canonical")]
    [InlineData("read text indented")]
    [InlineData("write utf8 upside-down")]
    public void What_is_no_call_is_an_error(string text) => Assert.Throws<ArgumentException>(() => TimedCall.Parse(text));

    [Theory]
    [InlineData(0, false, false, false, "0")]
    [InlineData(672, false, false, false, "672")]
    [InlineData(672, true, false, true, "672 adapted binary")]
    [InlineData(9, false, true, false, "9 lossy")]
    public void What_a_process_says_of_a_call_is_read_as_it_was_meant(int bytes, bool isAdapted, bool isLossy, bool isBinary, string text)
    {
        var facts = new CallFacts(bytes) { IsAdapted = isAdapted, IsLossy = isLossy, IsBinary = isBinary };
        Assert.Equal(text, facts.ToString());
        Assert.Equal(facts, CallFacts.Parse(text));
        Assert.Equal(isLossy ? "it loses A" : null, CallFacts.WhyNotWhole(text, "it loses A"));
    }

    [Fact]
    public void A_process_that_says_nothing_of_a_call_has_no_document() => Assert.Equal(new CallFacts(0), CallFacts.Parse(""));
}
