using JsonAot.Tests.Malformed;
using Xunit;

namespace JsonAot.Tests.OwnCodecs;

public class OwnContenderTests
{
    [Theory]
    [InlineData("SimpleJson")]
    [InlineData("Manual")]
    [InlineData("Hand-written")]
    public void Offers_a_codec_for_the_calibration_points(string contender) =>
        Assert.Contains(
            OwnCodec.WithEveryPayload(),
            pair => pair.Data == (contender, "CalibrationPoints"));
}
