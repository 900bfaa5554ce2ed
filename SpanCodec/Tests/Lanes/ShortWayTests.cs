using System.Text;
using System.Text.Json;
using Xunit;

namespace SpanCodecs.Tests.Lanes;

/// <summary>The static members of a context do what its codecs do.</summary>
public class ShortWayTests
{
    [Fact]
    public async Task Static_members_read_and_write_on_every_lane()
    {
        CancellationToken none = TestContext.Current.CancellationToken;
        var entry = new Entry(7, "seven");
        string json = LaneCodecs.SerializeToString(entry);
        var stream = new MemoryStream();
        LaneCodecs.Serialize(stream, entry);
        await LaneCodecs.SerializeAsync(stream, entry, none);
        Assert.Equal(json + json, Encoding.UTF8.GetString(stream.ToArray()));
        Assert.Equal(7, LaneCodecs.DeserializeOne(json)!.Id);
        Assert.Equal(7, LaneCodecs.DeserializeOne(json.AsSpan())!.Id);
        Assert.Equal(7, LaneCodecs.DeserializeOne(new MemoryStream(Encoding.UTF8.GetBytes(json)))!.Id);
        Assert.Equal(7, (await LaneCodecs.DeserializeOneAsync(new MemoryStream(Encoding.UTF8.GetBytes(json)), none))!.Id);
        Assert.Equal(7, LaneCodecs.One.Deserialize(json)!.Id);
    }

    [Fact]
    public void The_options_of_the_web_are_those_of_System_Text_Json()
    {
        var entry = new Entry(7, "seven");
        Assert.Equal(JsonSerializer.Serialize(entry, LaneOptions.Web), WebLaneCodecs.SerializeToString(entry));
        Assert.Equal(7, WebLaneCodecs.DeserializeEntry("{\"ID\":\"7\"}")!.Id);
        Assert.Contains("\"parts\"", ChangedWebLaneCodecs.SerializeToString(entry), StringComparison.Ordinal);
        Assert.Throws<JsonException>(() => ChangedWebLaneCodecs.DeserializeEntry("{\"ID\":\"7\"}"));
    }
}
