using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;
using SpanCodecs.Support;
using SpanCodecs.Tests.Lanes;
using Xunit;

namespace SpanCodecs.Tests.Hostile;

[SpanCodec(typeof(JsonNode[]), PropertyName = "Nodes")]
internal static partial class NodeCodecs;

/// <summary>Limits what a small document, or a stream that promises much, may cost.</summary>
public class MemoryTests
{
    [Theory]
    [InlineData("1")]
    [InlineData("\"a\"")]
    [InlineData("true")]
    [InlineData("{\"a\":1}")]
    [InlineData("[1]")]
    public void Nodes_take_no_more_than_in_System_Text_Json(string node)
    {
        byte[] json = Encoding.UTF8.GetBytes("[" + string.Join(',', Enumerable.Repeat(node, 20_000)) + "]");
        Assert.Equal(Encoding.UTF8.GetString(json), JsonSerializer.Serialize(NodeCodecs.Nodes.Deserialize(json)));
        long expected = Allocated(() => JsonSerializer.Deserialize<JsonNode[]>(json));
        Assert.InRange(Allocated(() => NodeCodecs.Nodes.Deserialize(json)), 0, expected + 1000);
    }

    [Fact]
    public async Task A_stream_that_promises_much_is_not_believed()
    {
        const int Most = 3_000_000;
        Assert.InRange(Allocated(() => LaneCodecs.One.Deserialize(new PromisingStream("{\"Id\":1}"u8.ToArray()))), 0, Most);
        long before = GC.GetAllocatedBytesForCurrentThread();
        var stream = new PromisingStream("{\"Id\":1}"u8.ToArray());
        Entry? read = await LaneCodecs.One.DeserializeAsync(stream, TestContext.Current.CancellationToken);
        Assert.Equal(1, read!.Id);
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, Most);
        string name = new('x', Most);
        Assert.Equal(name, LaneCodecs.One.Deserialize(new PromisingStream(Encoding.UTF8.GetBytes("{\"Name\":\"" + name + "\"}")))!.Name);
    }

    [Fact]
    public void What_no_array_holds_is_refused_in_a_sentence()
    {
        foreach (Action ask in new Action[]
        {
            () => ThreadBuffer.Grow(new byte[16], 16, int.MaxValue),
            () => ThreadBuffer.Length(1L << 40),
        })
        {
            var refusal = Assert.Throws<InvalidOperationException>(ask);
            Assert.StartsWith("The document has more than", refusal.Message, StringComparison.Ordinal);
        }

        Assert.Equal(Array.MaxLength, ThreadBuffer.Length(Array.MaxLength));
    }

    private static long Allocated(Func<object?> read)
    {
        read();
        long before = GC.GetAllocatedBytesForCurrentThread();
        GC.KeepAlive(read());
        return GC.GetAllocatedBytesForCurrentThread() - before;
    }

    private sealed class PromisingStream(byte[] content) : MemoryStream(content)
    {
        public override long Length => 1_500_000_000;
    }
}
