using JsonAot.Lab.MeasuredPrograms.Probe.Answers;
using JsonAot.Lab.Measures.Verify;
using JsonAot.Lab.Programs.Probes;

namespace JsonAot.Tests.Lab;

/// <summary>Probes that answer, babble, crash and hang; and what the verb makes of each.</summary>
public class ProbeProcessTests
{
    private static readonly ErrorRow Row = new() { Contender = "C", Payload = "P", Scenario = "empty" };

    private static ProbeReply<ErrorAnswer> Ask(string script, double seconds = 60)
    {
        Assert.SkipWhen(OperatingSystem.IsWindows(), "The probes of these tests are written for a Unix shell.");
        return new ProbeProcess("/bin/sh").Ask(AnswerJson.Default.ErrorAnswer, TimeSpan.FromSeconds(seconds), "-c", script);
    }

    private static ErrorKind? Outcome(string script, double seconds = 60) => ErrorCheck.Judge(Row, Ask(script, seconds)).Outcome;

    [Fact]
    public void The_last_line_is_the_answer_whatever_a_library_printed_before()
    {
        ErrorRow row = ErrorCheck.Judge(
            Row, Ask("""echo 'Licence: {'; echo; echo '{"Observation":{"Outcome":"Throws","Exception":"X","Detail":"d"}}'"""));
        Assert.Equal((ErrorKind.Throws, "X", "d"), (row.Outcome, row.Exception, row.Detail));
    }

    [Fact]
    public void A_reason_is_no_outcome()
    {
        ErrorRow row = ErrorCheck.Judge(Row, Ask("""echo '{"Unavailable":"it only writes"}'"""));
        Assert.Equal((null, "it only writes"), (row.Outcome, row.Unavailable));
    }

    [Theory]
    [InlineData("Throws", ErrorKind.Throws)]
    [InlineData("Accepts", ErrorKind.Accepts)]
    [InlineData("Cuts", ErrorKind.Cuts)]
    [InlineData("ReturnsNull", ErrorKind.ReturnsNull)]
    public void An_observation_keeps_its_kind(string said, ErrorKind expected) =>
        Assert.Equal(expected, Outcome($$$"""echo '{"Observation":{"Outcome":"{{{said}}}","Detail":"d"}}'"""));

    [Theory]
    [InlineData("echo 'Stack overflow.' >&2; kill -ABRT $$", ErrorKind.StackOverflow)]
    [InlineData("echo 'Unhandled exception.' >&2; kill -ABRT $$", ErrorKind.Crashes)]
    [InlineData("kill -SEGV $$", ErrorKind.Crashes)]
    [InlineData("exit 0", ErrorKind.Crashes)]
    [InlineData("echo '{\"Observation\":'", ErrorKind.Crashes)]
    public void An_end_without_an_answer_is_an_outcome(string script, ErrorKind expected) => Assert.Equal(expected, Outcome(script));

    [Fact]
    public void No_end_is_an_outcome_too() => Assert.Equal(ErrorKind.Hangs, Outcome("sleep 100", seconds: 0.5));

    [Fact]
    public void Why_there_is_no_answer_is_said()
    {
        Assert.Equal("exited without an answer", Ask("echo garbage").Run.WhyNoAnswer);
        Assert.Equal("exited with code 2: no such payload", Ask("echo no such payload >&2; exit 2").Run.WhyNoAnswer);
    }

    [Fact]
    public void A_probe_may_not_use_all_memory() =>
        Assert.Equal("0x60000000", Ask("echo $DOTNET_GCHeapHardLimit").Run.Output.Trim());
}
