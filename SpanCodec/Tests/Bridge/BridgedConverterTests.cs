using System.Text.Json;
using System.Text.Json.Serialization;
using Xunit;

namespace SpanCodecs.Tests.Bridge;

/// <summary>Converters: of the options, and of members whose types have codecs.</summary>
public class BridgedConverterTests
{
    [Fact]
    public void A_converter_for_keys_alone_is_noticed()
    {
        JsonSerializerOptions options = ResolverTests.With(KeyCodecs.Resolver);
        Assert.Null(KeyCodecs.Resolver.WhyNot(typeof(Calendar), options));
        options = ResolverTests.With(KeyCodecs.Resolver);
        options.Converters.Add(new DottedDates());
        Assert.Contains("DottedDates", KeyCodecs.Resolver.WhyNot(typeof(Calendar), options), StringComparison.Ordinal);
        var calendar = new Calendar { Days = { [new DateOnly(2026, 2, 28)] = new Line("tea", 1.50m) } };
        Assert.Contains("28.02.2026", JsonSerializer.Serialize(calendar, options), StringComparison.Ordinal);
    }

    [Fact]
    public void Enums_that_are_keys_alone_are_the_same_by_a_converter_of_the_same_names()
    {
        SpanCodecResolver resolver = TextKeyCodecs.Resolver;
        JsonSerializerOptions options = ResolverTests.With(resolver);
        options.Converters.Add(new JsonStringEnumConverter());
        Assert.Null(resolver.WhyNot(typeof(Shifts), options));
        var shifts = new Shifts { Hours = { [DayOfWeek.Monday] = 8 } };
        Assert.Equal("""{"Hours":{"Monday":8}}""", JsonSerializer.Serialize(shifts, options));
        options = ResolverTests.With(resolver);
        options.Converters.Add(new JsonStringEnumConverter(JsonNamingPolicy.CamelCase));
        Assert.NotNull(resolver.WhyNot(typeof(Shifts), options));
        Assert.Equal("""{"Hours":{"monday":8}}""", JsonSerializer.Serialize(shifts, options));
    }

    [Fact]
    public void A_converter_of_somebody_else_may_read_an_enum_in_another_way()
    {
        JsonSerializerOptions options = ResolverTests.With(TextEnumCodecs.Resolver);
        options.Converters.Add(new TolerantStatus());
        Assert.Contains("TolerantStatus", TextEnumCodecs.Resolver.WhyNot(typeof(Order), options), StringComparison.Ordinal);
        Assert.Equal(Status.Open, JsonSerializer.Deserialize<Order>("""{"Status":"Lost"}""", options)!.Status);
    }
}
