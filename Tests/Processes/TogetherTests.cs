using Xunit;

namespace JsonAot.Tests.Processes;

public class TogetherTests
{
    private readonly List<string> _asked = [];
    private readonly List<string> _takenOut = [];

    [Fact]
    public void Who_answers_together_is_asked_once()
    {
        Assert.Equal(("A,B", "A,B", null), Ask(["A", "B"]));
        Assert.Equal(["A,B"], _asked);
    }

    [Fact]
    public void Who_ends_its_process_is_taken_out_and_the_others_answer()
    {
        Assert.Equal(("A,C", "A,C", null), Ask(["A", "bad", "C"]));
        Assert.Equal(["A,bad,C", "A", "bad", "C", "A,C"], _asked);
        Assert.Equal(["bad: ended with bad"], _takenOut);
    }

    [Fact]
    public void Where_nobody_is_left_nobody_is_asked_again()
    {
        Assert.Equal(("", null, null), Ask(["bad", "worse bad"]));
        Assert.Equal(["bad,worse bad", "bad", "worse bad"], _asked);
        Assert.Equal(("", null, null), Ask([]));
    }

    [Fact]
    public void Those_that_come_back_alone_and_not_together_have_the_reason()
    {
        Assert.Equal(("half,half", null, "ended with half,half"), Ask(["half", "half"]));
        Assert.Empty(_takenOut);
    }

    private (string Asked, string? Answer, string? Failure) Ask(string[] all)
    {
        (IReadOnlyList<string> asked, string? answer, string? failure) = Together.Ask(
            all,
            some =>
            {
                string names = string.Join(',', some);
                _asked.Add(names);
                return names.Contains("bad", StringComparison.Ordinal) || names == "half,half" ? (null, $"ended with {names}") : (names, (string?)null);
            },
            (one, reason) => _takenOut.Add($"{one}: {reason}"));
        return (string.Join(',', asked), answer, failure);
    }
}
