using System.Text;
using JsonAot.Errors;
using JsonAot.Payloads.CalibrationPoints;
using Xunit;

namespace JsonAot.Tests.Lab;

/// <summary>Codecs that go wrong in ways that no library here does, or not reliably.</summary>
public class ErrorJudgementTests
{
    private static readonly CalibrationPointsPayload Payload = new();

    private static ErrorObservation Try(Func<string, CalibrationPoint[]?> read, string scenario) =>
        ErrorTrial.Run(new Reader(read), Payload, ErrorScenarios.Named(scenario));

    private static bool IsWhole(string text) => text == Encoding.UTF8.GetString(Payload.CanonicalUtf8);

    [Fact]
    public void A_part_of_the_value_is_a_cut_and_is_named()
    {
        ErrorObservation seen = Try(text => IsWhole(text) ? Payload.Sample : Payload.Sample[..1], "truncated");
        Assert.Equal(ErrorOutcome.Cuts, seen.Outcome);
        Assert.Equal("$: 2 elements became 1", seen.Detail);
    }

    [Fact]
    public void A_reader_that_always_loses_something_has_not_cut()
    {
        CalibrationPoint[] lossy = [new() { ScreenX = 1 }];
        Assert.Equal(ErrorOutcome.Accepts, Try(_ => lossy, "illegal-end").Outcome);
    }

    [Fact]
    public void What_reflection_wraps_is_what_was_thrown()
    {
        ErrorObservation seen = Try(_ => throw new System.Reflection.TargetInvocationException(new FormatException("inner\nmore")), "empty");
        Assert.Equal((ErrorOutcome.Throws, nameof(FormatException), "inner"), (seen.Outcome, seen.Exception, seen.Detail));
    }

    [Fact]
    public void A_reader_that_refuses_everything_is_not_praised_for_it()
    {
        var codec = new Reader(_ => throw new NotSupportedException("broken here"));
        Assert.Equal(
            "it refuses the undamaged document too: NotSupportedException: broken here",
            ErrorTrial.Unavailable(new Offer<CalibrationPoint[]>(codec, null), Payload, ErrorScenarios.Named("truncated")));
    }

    [Theory]
    [InlineData("illegal-start", "#![")]
    [InlineData("illegal-end", "]#!")]
    [InlineData("duplicated", "][")]
    public void Documents_are_damaged_as_they_are_described(string scenario, string expected)
    {
        string? damaged = null;
        Try(text => (damaged ??= text) is null ? null : throw new FormatException(), scenario);
        Assert.Contains(expected, damaged, StringComparison.Ordinal);
    }

    private sealed class Reader(Func<string, CalibrationPoint[]?> read) : TextCodec<CalibrationPoint[]>
    {
        public override string SerializeToString(CalibrationPoint[] value) => throw new NotSupportedException();

        public override CalibrationPoint[]? Deserialize(string text) => read(text);
    }
}
