using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using SpanCodecs.Tests.Checks;
using Xunit;

namespace SpanCodecs.Tests.Bridge;

[JsonSerializable(typeof(Order))]
internal sealed partial class FleetContext : JsonSerializerContext;

/// <summary>
/// Compares JsonSerializer's time with codecs to its time with
/// System.Text.Json's source generation: batches in turn, in one process.
/// </summary>
[Collection("Alone")]
public class BridgeFigureTests
{
    private static readonly Order s_order = new()
    {
        Id = 4711,
        Customer = "Ada Lovelace",
        Lines = [.. Enumerable.Range(1, 6).Select(number => new Line($"article number {number}", 1.25m * number))],
        Previous = new Order { Id = 4710, Customer = "Ada Lovelace", Lines = [new Line("tea", 1.50m)] },
    };

    [Fact]
    public void JsonSerializer_is_twice_as_fast_with_codecs()
    {
        Thorough.Require();
        JsonTypeInfo<Order> without = FleetContext.Default.Order;
        var options =
            new JsonSerializerOptions { TypeInfoResolver = JsonTypeInfoResolver.Combine(FleetCodecs.Resolver, FleetContext.Default) };
        var with = (JsonTypeInfo<Order>)options.GetTypeInfo(typeof(Order));
        SpanCodec<Order> codec = FleetCodecs.Order;
        byte[] json = JsonSerializer.SerializeToUtf8Bytes(s_order, without);
        Assert.Equal(json, JsonSerializer.SerializeToUtf8Bytes(s_order, with));

        double[] read = SideBySide.Measure(
            () => JsonSerializer.Deserialize(json, without), () => JsonSerializer.Deserialize(json, with), () => codec.Deserialize(json));
        double[] write = SideBySide.Measure(
            () => JsonSerializer.SerializeToUtf8Bytes(s_order, without),
            () => JsonSerializer.SerializeToUtf8Bytes(s_order, with),
            () => codec.SerializeToUtf8Bytes(s_order));
        double[] stream = SideBySide.Measure(
            () => JsonSerializer.Deserialize(new MemoryStream(json), without),
            () => JsonSerializer.Deserialize(new MemoryStream(json), with),
            () => codec.Deserialize(new MemoryStream(json)));
        string told = $"{json.Length} bytes, System.Text.Json / with the resolver / the codec alone, ns: "
            + $"read {Tell(read)}; write {Tell(write)}; read a stream {Tell(stream)}";
        TestContext.Current.TestOutputHelper!.WriteLine(told);
        // More than was measured on a quiet machine: others are not.
        Assert.True(read[1] / read[0] <= 0.60 && write[1] / write[0] <= 0.60, told);
    }

    private static string Tell(double[] ns) =>
        FormattableString.Invariant($"{ns[0]:0} / {ns[1]:0} / {ns[2]:0} ({ns[1] / ns[0]:0.00}, {ns[2] / ns[0]:0.00})");
}
