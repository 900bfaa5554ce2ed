using System.Text.Json;
using System.Text.Json.Schema;
using Xunit;

namespace SpanCodecs.Tests.Bridge;

/// <summary>
/// A converter has no members to tell of, and so a codec has no schema. Who makes schemas asks for the options without codecs.
/// </summary>
public class SchemaTests
{
    [Fact]
    public void Options_without_codecs_tell_the_schema()
    {
        JsonSerializerOptions options = ResolverTests.With(FleetCodecs.Resolver);
        Assert.Equal("true", options.GetJsonSchemaAsNode(typeof(Order)).ToJsonString());
        string expected = JsonSerializerOptions.Default.GetJsonSchemaAsNode(typeof(Order)).ToJsonString();
        Assert.Equal(expected, FleetCodecs.Resolver.Without(options).GetJsonSchemaAsNode(typeof(Order)).ToJsonString());
    }

    [Fact]
    public void All_else_of_the_options_stays()
    {
        JsonSerializerOptions options = ResolverTests.With(FleetCodecs.Resolver);
        options.PropertyNamingPolicy = JsonNamingPolicy.SnakeCaseUpper;
        JsonSerializerOptions without = FleetCodecs.Resolver.Without(options);
        Assert.Same(JsonNamingPolicy.SnakeCaseUpper, without.PropertyNamingPolicy);
        Assert.Contains("\"CUSTOMER\"", without.GetJsonSchemaAsNode(typeof(Order)).ToJsonString(), StringComparison.Ordinal);
        Assert.Contains(FleetCodecs.Resolver, options.TypeInfoResolverChain);
    }

    [Fact]
    public void Options_with_nothing_but_codecs_are_refused()
    {
        var alone = new JsonSerializerOptions { TypeInfoResolver = FleetCodecs.Resolver };
        var refusal = Assert.Throws<InvalidOperationException>(() => FleetCodecs.Resolver.Without(alone));
        Assert.Contains("no resolver but", refusal.Message, StringComparison.Ordinal);
    }
}
