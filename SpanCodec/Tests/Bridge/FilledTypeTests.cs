using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using Xunit;

namespace SpanCodecs.Tests.Bridge;

/// <summary>
/// A converter fills nothing in place: where a type without a codec wants that of its members, nothing is lost without a word.
/// </summary>
public class FilledTypeTests
{
    private static readonly JsonSerializerOptions s_options = ResolverTests.With(FleetCodecs.Resolver);

    [Theory]
    [InlineData(typeof(Holding<Order>))]
    [InlineData(typeof(Settable<Order>))]
    [InlineData(typeof(Holding<Dictionary<string, Order>>))]
    public void A_member_with_a_codec_is_refused(Type type)
    {
        var refusal = Assert.Throws<InvalidOperationException>(() => JsonSerializer.Deserialize("{}", type, s_options));
        Assert.Contains("Held", refusal.Message, StringComparison.Ordinal);
    }

    /// <summary>The first class is asked for the type, and knows nothing of the second's.</summary>
    [Fact]
    public void A_member_with_a_codec_of_another_class_is_refused()
    {
        JsonSerializerOptions options = ResolverTests.With(KeyCodecs.Resolver);
        options.TypeInfoResolverChain.Insert(1, FleetCodecs.Resolver);
        Assert.Throws<InvalidOperationException>(() => JsonSerializer.Deserialize<Holding<Order>>("{}", options));
    }

    [Fact]
    public void Members_without_a_codec_are_filled()
    {
        Holding<List<string>> read = JsonSerializer.Deserialize<Holding<List<string>>>("""{"Held":["a"]}""", s_options)!;
        Assert.Equal(["a"], read.Held);
        Assert.Equal("""{"Held":["a"]}""", JsonSerializer.Serialize(read, s_options));
    }

    /// <summary>System.Text.Json does not fill them either.</summary>
    [Fact]
    public void What_cannot_be_filled_is_as_it_is_without_codecs()
    {
        Assert.Null(JsonSerializer.Deserialize<Holding<Order[]>>("""{"Held":null}""", s_options)!.Held);
        Assert.Equal(JsonSerializer.Serialize(new Marked()), JsonSerializer.Serialize(new Marked(), s_options));
    }

    [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)]
    private sealed class Holding<T>
    {
        public T? Held { get; } = typeof(T) == typeof(Order[]) ? default : Activator.CreateInstance<T>();
    }

    [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)]
    private sealed class Settable<T>
        where T : new()
    {
        public T Held { get; set; } = new();
    }

    [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)]
    private sealed class Marked
    {
        [JsonObjectCreationHandling(JsonObjectCreationHandling.Replace)]
        public Order Held { get; set; } = new() { Id = 3 };
    }
}
