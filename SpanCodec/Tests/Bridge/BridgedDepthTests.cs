using System.Buffers;
using System.Text;
using System.Text.Json;
using Xunit;

namespace SpanCodecs.Tests.Bridge;

/// <summary>Levels around a codec's value count: nothing is written deeper than System.Text.Json writes and reads it.</summary>
public class BridgedDepthTests
{
    // Its type contains itself; a calendar's does not.
    private static readonly Order s_order = new() { Lines = [new Line("tea", 1.50m)] };
    private static readonly Calendar s_calendar = new() { Days = { [new DateOnly(2026, 2, 28)] = new Line("tea", 1.50m) } };

    private static readonly JsonSerializerOptions s_orders = new() { TypeInfoResolver = FleetCodecs.Resolver };
    private static readonly JsonSerializerOptions s_calendars = new() { TypeInfoResolver = KeyCodecs.Resolver };

    [Theory]
    [InlineData(1)]
    [InlineData(31)]
    [InlineData(32)]
    [InlineData(60)]
    [InlineData(61)]
    [InlineData(62)]
    [InlineData(63)]
    [InlineData(64)]
    public void The_last_level_is_the_same_inside_a_type_without_a_codec(int depth)
    {
        AssertSame(depth, s_order, FleetCodecs.Resolver);
        AssertSame(depth, s_calendar, KeyCodecs.Resolver);
    }

    /// <summary>Not inside 61 arrays: docs/differences.md says what is different there.</summary>
    [Theory]
    [InlineData(1)]
    [InlineData(31)]
    [InlineData(32)]
    [InlineData(60)]
    [InlineData(62)]
    [InlineData(63)]
    [InlineData(64)]
    [InlineData(65)]
    public void The_last_level_is_the_same_inside_what_a_writer_has_open(int depth)
    {
        string order = Inside(depth, writer => JsonSerializer.Serialize(writer, s_order));
        Assert.Equal(order, Inside(depth, writer => FleetCodecs.Order.Serialize(writer, s_order)));
        Assert.Equal(order, Inside(depth, writer => JsonSerializer.Serialize(writer, s_order, s_orders)));
        string calendar = Inside(depth, writer => JsonSerializer.Serialize(writer, s_calendar));
        Assert.Equal(calendar, Inside(depth, writer => KeyCodecs.Calendar.Serialize(writer, s_calendar)));
        Assert.Equal(calendar, Inside(depth, writer => JsonSerializer.Serialize(writer, s_calendar, s_calendars)));
    }

    /// <summary>Raw JSON is not counted by the writer that gets it.</summary>
    [Theory]
    [InlineData(0, 1)]
    [InlineData(0, 2)]
    [InlineData(0, 3)]
    [InlineData(2, 3)]
    [InlineData(2, 5)]
    public void A_writer_may_allow_less_than_the_codec(int depth, int limit)
    {
        string order = Inside(depth, writer => JsonSerializer.Serialize(writer, s_order), limit);
        Assert.Equal(order, Inside(depth, writer => FleetCodecs.Order.Serialize(writer, s_order), limit));
        Assert.Equal(order, Inside(depth, writer => JsonSerializer.Serialize(writer, s_order, s_orders), limit));
        Assert.Equal(
            order, Inside(depth, writer => JsonSerializer.Serialize(writer, s_order, ResolverTests.With(FleetCodecs.Resolver)), limit));
    }

    [Fact]
    public void Behind_the_last_level_nothing_is_written()
    {
        Assert.Equal(
            Inside(64, writer => JsonSerializer.Serialize(writer, Status.Open)),
            Inside(64, writer => FleetCodecs.Status.Serialize(writer, Status.Open)));
        Assert.Equal(
            Inside(64, writer => JsonSerializer.Serialize<Order?>(writer, null)),
            Inside(64, writer => FleetCodecs.Order.Serialize(writer, null)));
    }

    private static void AssertSame<T>(int depth, T held, SpanCodecResolver resolver)
    {
        JsonSerializerOptions options = ResolverTests.With(resolver);
        Assert.Null(resolver.WhyNot(typeof(T), options));
        Nest<T> nest = Enumerable.Range(1, depth - 1).Aggregate(new Nest<T> { Held = held }, (inner, _) => new Nest<T> { Inner = inner });
        Assert.Equal(Attempt(() => JsonSerializer.Serialize(nest)), Attempt(() => JsonSerializer.Serialize(nest, options)));
    }

    private static string Inside(int depth, Action<Utf8JsonWriter> write, int limit = 0) => Attempt(() =>
    {
        var output = new ArrayBufferWriter<byte>();
        using (var writer = new Utf8JsonWriter(output, new JsonWriterOptions { MaxDepth = limit }))
        {
            for (int i = 0; i < depth; i++)
                writer.WriteStartArray();
            write(writer);
            for (int i = 0; i < depth; i++)
                writer.WriteEndArray();
        }

        return Encoding.UTF8.GetString(output.WrittenSpan);
    });

    /// <summary>The text, or the exception without its path: that ends at the codec's value.</summary>
    private static string Attempt(Func<string> write)
    {
        try
        {
            return write();
        }
        catch (JsonException refusal)
        {
            int path = refusal.Message.IndexOf(" Path: $", StringComparison.Ordinal);
            return $"{refusal.GetType()}: {(path < 0 ? refusal.Message : refusal.Message[..path])}";
        }
    }
}
