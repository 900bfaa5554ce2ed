using JsonAot.Lab;
using JsonAot.Lab.Commands.Run;
using JsonAot.Lab.Terminal;

namespace JsonAot.Tests.Lab.WholeRun;

public sealed class StageRunnerTests : TestsInFolder
{
    private static readonly Stage Gate = new HostStage("gate", "the gate", "Host", []) { IsGate = true };
    private static readonly Stage Timing = new HostStage("timing", "timing", "Host", []);
    private static readonly Stage Weighing = new HostStage("weighing", "weighing", "Host", []);

    private readonly List<string> _ran = [];

    private StagesEnd Run(Action<Stage>? run = null, params Stage[] stages)
    {
        using var line = new ProgressLine();
        using var journal = new Journal<string>(_folder["journal"], "key", 0, StageJson.Default.String);
        var runner = new StageRunner(
            stage =>
            {
                _ran.Add(stage.Id);
                run?.Invoke(stage);
            },
            journal,
            line);
        return runner.Run(stages.Length > 0 ? stages : [Gate, Timing, Weighing]);
    }

    private static LabException Failure(int exitCode) => new("it broke", exitCode);

    private static void FailIf(bool fails, Exception fault)
    {
        if (fails)
            throw fault;
    }

    [Theory]
    [InlineData(89.4, "89 s")]
    [InlineData(90, "1.5 min")]
    [InlineData(3600, "60 min")]
    public void A_stage_says_how_long_it_took(double seconds, string words) =>
        Assert.Equal(words, StageRunner.Words(TimeSpan.FromSeconds(seconds)));

    [Fact]
    public void All_run_in_their_order()
    {
        StagesEnd end = Run();
        Assert.Equal(0, end.ExitCode);
        Assert.Empty(end.Problems);
        Assert.Equal(["gate", "timing", "weighing"], _ran);
    }

    [Fact]
    public void Nothing_is_timed_when_the_gate_fails()
    {
        StagesEnd end = Run(stage => FailIf(stage == Gate, Failure(1)));
        Assert.Equal(1, end.ExitCode);
        Assert.Equal(["gate"], _ran);
        Assert.Equal("the gate failed: it broke", Assert.Single(end.Problems));
        Assert.True(end.IsRefused);
    }

    [Theory]
    [InlineData(1, 1)]
    [InlineData(3, 3)]
    [InlineData(139, 1)]
    public void Another_failure_is_reported_and_the_rest_goes_on(int exitCode, int expected)
    {
        StagesEnd end = Run(stage => FailIf(stage == Timing, Failure(exitCode)));
        Assert.Equal(expected, end.ExitCode);
        Assert.Equal(["gate", "timing", "weighing"], _ran);
        Assert.Equal("timing failed: it broke", Assert.Single(end.Problems));
        Assert.False(end.IsRefused);
    }

    [Fact]
    public void Several_that_could_not_measure_are_no_difference()
    {
        StagesEnd end = Run(stage => FailIf(stage != Gate, Failure(3)));
        Assert.Equal(3, end.ExitCode);
        Assert.Equal(2, end.Problems.Count);
        Assert.Equal(1, Run(stage => throw Failure(stage == Timing ? 3 : 1)).ExitCode);
        Assert.Equal(1, Run(stage => throw Failure(stage == Timing ? 1 : 3)).ExitCode);
    }

    /// <summary>Measurements are functions of this program, and say what they lack by an exception.</summary>
    [Fact]
    public void What_a_measurement_throws_is_its_reason_and_the_rest_goes_on()
    {
        StagesEnd end = Run(stage => FailIf(stage == Timing, new LabException("there is no program")));
        Assert.Equal(3, end.ExitCode);
        Assert.Equal("timing failed: there is no program", Assert.Single(end.Problems));
        Assert.Equal(["gate", "timing", "weighing"], _ran);
        end = Run(stage => FailIf(stage == Timing, new InvalidOperationException("oh")));
        Assert.StartsWith(
            "timing failed: This is a fault of this program: InvalidOperationException: oh.",
            Assert.Single(end.Problems),
            StringComparison.Ordinal);
    }

    /// <summary>Failed stages are tried again, and behind a stage that was interrupted nothing was begun.</summary>
    [Theory]
    [InlineData(130, "timing", "weighing")]
    [InlineData(1, "timing")]
    public void The_same_run_goes_on_with_what_is_not_finished(int exitCode, params string[] left)
    {
        Assert.Equal(exitCode, Run(stage => FailIf(stage == Timing, Failure(exitCode))).ExitCode);
        _ran.Clear();
        Assert.Equal(0, Run().ExitCode);
        Assert.Equal(left, _ran);
    }

    [Fact]
    public void What_cannot_be_done_here_is_left_out_with_its_reason()
    {
        StagesEnd end = Run(null, Gate, Timing with { Omitted = "it needs Linux" });
        Assert.Equal(0, end.ExitCode);
        Assert.Equal(["gate"], _ran);
        Assert.Equal("timing was left out: it needs Linux", Assert.Single(end.Problems));
    }
}
