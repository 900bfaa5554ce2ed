using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using Xunit;

namespace SpanCodecs.Tests.Bridge;

/// <summary>A type whose value held what no codec knows is left to System.Text.Json, as far as it is written.</summary>
public class LeftTypeTests
{
    [Fact]
    public void The_codec_is_tried_once()
    {
        JsonSerializerOptions options = ResolverTests.With(FleetCodecs.Resolver);
        var first = new CountedParcel { Content = new List<string> { "x" } };
        JsonSerializer.Serialize(first, options);
        // The codec has called it before it came to what the parcel holds; docs/web.md says so.
        Assert.Equal(2, first.Writings);
        foreach (object content in new object[] { new List<string> { "x" }, 1 })
        {
            string expected = JsonSerializer.Serialize(new CountedParcel { Content = content });
            Assert.Equal(expected, JsonSerializer.Serialize(new CountedParcel { Content = content }, options));
            CountedParcel[] several = [new() { Content = content }, new() { Content = content }];
            Assert.Equal($"[{expected},{expected}]", JsonSerializer.Serialize(several, options));
        }
    }

    [Fact]
    public void It_is_still_read_by_its_codec()
    {
        JsonSerializerOptions options = ResolverTests.With(FleetCodecs.Resolver);
        string json = JsonSerializer.Serialize(new Parcel { Id = 7, Content = new List<string>() }, options);
        Assert.Equal(7, JsonSerializer.Deserialize<Parcel>(json, options)!.Id);
        Assert.Equal(JsonTypeInfoKind.None, options.GetTypeInfo(typeof(Parcel)).Kind);
    }

    /// <summary>
    /// System.Text.Json writes a read-only member of a type without a codec
    /// where it is a collection, which it does not know of a converter.
    /// </summary>
    [Fact]
    public void Collections_are_left_where_read_only_members_are_ignored()
    {
        JsonSerializerOptions Options(IJsonTypeInfoResolver resolver) =>
            new() { TypeInfoResolver = resolver, IgnoreReadOnlyProperties = true };
        JsonSerializerOptions options = Options(JsonTypeInfoResolver.Combine(WritableCodecs.Resolver, new DefaultJsonTypeInfoResolver()));
        string expected = JsonSerializer.Serialize(new Cart(), Options(new DefaultJsonTypeInfoResolver()));
        Assert.Contains("Customer", expected, StringComparison.Ordinal);
        Assert.Equal(expected, JsonSerializer.Serialize(new Cart(), options));
        Assert.Contains("is a collection", WritableCodecs.Resolver.WhyNot(typeof(List<Order>), options), StringComparison.Ordinal);
        Assert.Null(WritableCodecs.Resolver.WhyNot(typeof(Order), options));
    }

    private sealed class Cart
    {
        public List<Order> Items { get; } = [new Order { Customer = "Zoë" }];
    }

    [Fact]
    public void A_cycle_leaves_no_type()
    {
        JsonSerializerOptions options = ResolverTests.With(FleetCodecs.Resolver);
        var cycle = new CountedParcel();
        cycle.Content = cycle;
        Assert.Throws<JsonException>(() => JsonSerializer.Serialize(cycle, options));
        var next = new CountedParcel { Content = new List<string>() };
        JsonSerializer.Serialize(next, options);
        Assert.Equal(2, next.Writings);
    }

    [Fact]
    public void Where_nobody_can_write_the_value_the_type_is_not_left()
    {
        var options = new JsonSerializerOptions { TypeInfoResolver = FleetCodecs.Resolver };
        Assert.Throws<NotSupportedException>(() => JsonSerializer.Serialize(new CountedParcel { Content = new List<string>() }, options));
        Assert.Equal("""{"Writings":1,"Content":1}""", JsonSerializer.Serialize(new CountedParcel { Content = 1 }, options));
    }
}

[SpanCodec(typeof(List<Order>)), SpanCodec(typeof(Order)), SpanCodecOptions(IgnoreReadOnlyProperties = true)]
internal static partial class WritableCodecs;
