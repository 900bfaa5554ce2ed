using JsonAot.Tests.Malformed;
using Xunit;

namespace JsonAot.Tests.OwnCodecs;

public class OwnContenderTests
{
    public static TheoryData<string, string> EveryOwnCodec() => OwnCodec.WithEveryPayload();

    [Theory]
    [MemberData(nameof(EveryOwnCodec))]
    public Task Passes_the_gate(string contender, string payload) =>
        OwnCodec.Check(contender, payload, new GatePassed(contender));

    [Theory]
    [InlineData("SimpleJson")]
    [InlineData("Manual")]
    [InlineData("Hand-written")]
    public void Offers_a_codec_for_the_calibration_points(string contender) =>
        Assert.Contains(
            OwnCodec.WithEveryPayload(),
            pair => pair.Data == (contender, "CalibrationPoints"));

    private sealed class GatePassed(string contender) : ICodecCheck
    {
        public void Run<T>(ICodec<T> codec, Payload<T> payload)
            where T : class
        {
            GateReport report = JsonAot.Gate.Check(contender, codec, payload);
            Assert.True(report.Passed, report.ToString());
        }
    }
}
