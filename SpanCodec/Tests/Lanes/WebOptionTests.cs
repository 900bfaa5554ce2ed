using System.Text.Json;
using Xunit;

namespace SpanCodecs.Tests.Lanes;

public class WebOptionTests
{
    [Fact]
    public void The_options_of_the_web_are_those_of_System_Text_Json()
    {
        var entry = new Entry(7, "seven");
        Assert.Equal(JsonSerializer.Serialize(entry, LaneOptions.Web), WebLaneCodecs.Entry.SerializeToString(entry));
        Assert.Equal(7, WebLaneCodecs.Entry.Deserialize("{\"ID\":\"7\"}")!.Id);
        Assert.Contains("\"parts\"", ChangedWebLaneCodecs.Entry.SerializeToString(entry), StringComparison.Ordinal);
        Assert.Throws<JsonException>(() => ChangedWebLaneCodecs.Entry.Deserialize("{\"ID\":\"7\"}"));
    }
}
