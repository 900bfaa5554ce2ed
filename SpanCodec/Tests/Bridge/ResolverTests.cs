using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Schema;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using SpanCodecs.Bridge;
using Xunit;

namespace SpanCodecs.Tests.Bridge;

/// <summary>When JsonSerializer uses a codec, when it does not, and that it says why.</summary>
public class ResolverTests
{
    private static readonly Order s_order =
        new() { Id = 7, Customer = "Ada <&>", Lines = [new Line("é", 1.50m)], Previous = new Order { Id = 6 } };

    [Fact]
    public void One_line_has_JsonSerializer_use_the_codecs()
    {
        JsonSerializerOptions options = With(FleetCodecs.Resolver);
        Assert.Null(FleetCodecs.Resolver.WhyNot(typeof(Order), options));
        // Only a converter of ours makes a description without members.
        Assert.Equal(JsonTypeInfoKind.None, options.GetTypeInfo(typeof(Order)).Kind);
        Assert.Equal(JsonTypeInfoKind.None, options.GetTypeInfo(typeof(Order[])).Kind);
        Assert.Equal(JsonTypeInfoKind.None, options.GetTypeInfo(typeof(Dictionary<string, Order>)).Kind);
        Assert.Equal(JsonSerializer.Serialize(s_order), JsonSerializer.Serialize(s_order, options));
    }

    [Theory]
    [InlineData(typeof(Vehicle), "has derived types")]
    [InlineData(typeof(Van), "is a derived type")]
    [InlineData(typeof(List<int>), "holds numbers")]
    [InlineData(typeof(Dictionary<string, JsonElement>), "known at run time only")]
    [InlineData(typeof(Status), "is one value")]
    [InlineData(typeof(DateTime?), "is one value")]
    [InlineData(typeof(Fleet), "no codec")]
    public void What_System_Text_Json_describes_in_more_than_values_is_left_to_it(Type type, string reason)
    {
        JsonSerializerOptions options = With(FleetCodecs.Resolver);
        Assert.Contains(reason, FleetCodecs.Resolver.WhyNot(type, options), StringComparison.Ordinal);
        Assert.Null(FleetCodecs.Resolver.GetTypeInfo(type, options));
    }

    [Fact]
    public void It_is_made_of_options_and_types()
    {
        var context = new ContextOptions(JsonSerializerOptions.Default, true, []);
        Assert.Empty(new SpanCodecResolver(context).Types);
        Assert.Throws<ArgumentNullException>("context", () => new SpanCodecResolver(null!));
        Assert.Throws<ArgumentNullException>("types", () => new SpanCodecResolver(context, null!));
    }

    /// <summary>A chain asks its resolvers in turn.</summary>
    [Fact]
    public void It_says_so_where_another_resolver_is_asked_before()
    {
        var options = new JsonSerializerOptions { TypeInfoResolverChain = { new DefaultJsonTypeInfoResolver(), FleetCodecs.Resolver } };
        Assert.Equal(JsonTypeInfoKind.Object, options.GetTypeInfo(typeof(Order)).Kind);
        Assert.Contains("stands before", FleetCodecs.Resolver.WhyNot(typeof(Order), options), StringComparison.Ordinal);
        Assert.Throws<InvalidOperationException>(() => FleetCodecs.Resolver.EnsureUsed(options, typeof(Order)));
        var other = new JsonSerializerOptions
        {
            TypeInfoResolverChain = { new CountingResolver(), FleetCodecs.Resolver, new DefaultJsonTypeInfoResolver() },
        };
        Assert.Null(FleetCodecs.Resolver.WhyNot(typeof(Order), other));
        Assert.Equal(JsonTypeInfoKind.None, other.GetTypeInfo(typeof(Order)).Kind);
    }

    /// <summary>It would be asked again while it is asked.</summary>
    [Fact]
    public void A_resolver_may_ask_the_options_that_ask_it()
    {
        var options = new JsonSerializerOptions();
        var asking = new AskingResolver(options, typeof(Line), typeof(Order));
        options.TypeInfoResolver = JsonTypeInfoResolver.Combine(FleetCodecs.Resolver, asking, new DefaultJsonTypeInfoResolver());
        Assert.Equal(JsonSerializer.Serialize(new[] { s_order }), JsonSerializer.Serialize(new[] { s_order }, options));
        Assert.True(asking.IsAsked);
    }

    [Fact]
    public void A_type_without_a_codec_keeps_all_that_its_members_say()
    {
        const string Json = """{"First":{"Id":1},"Numbers":[1,2],"Vehicle":{"$type":"van","Load":2.5,"Wheels":4},"other":{"a":1}}""";
        JsonSerializerOptions options = With(FleetCodecs.Resolver);
        Fleet fleet = JsonSerializer.Deserialize<Fleet>(Json, options)!;
        Assert.Equal(2.5, Assert.IsType<Van>(fleet.Vehicle).Load);
        Assert.Equal(JsonSerializer.Serialize(JsonSerializer.Deserialize<Fleet>(Json)), JsonSerializer.Serialize(fleet, options));
    }

    [Fact]
    public void A_value_whose_type_no_codec_knows_is_written_by_System_Text_Json()
    {
        JsonSerializerOptions options = With(FleetCodecs.Resolver);
        Assert.Equal(JsonTypeInfoKind.None, options.GetTypeInfo(typeof(Parcel)).Kind);
        Parcel[] parcels =
        [
            new Parcel { Id = 1, Content = new List<string> { "é" } },
            new Parcel { Content = new Uri("a/b", UriKind.Relative) },
            new Parcel { Content = new Parcel() },
        ];
        Assert.Equal(JsonSerializer.Serialize(parcels), JsonSerializer.Serialize(parcels, options));
        foreach (Parcel parcel in parcels)
            Assert.Equal(JsonSerializer.Serialize(parcel), JsonSerializer.Serialize(parcel, options));
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void Enums_as_text_are_the_same_by_either_converter_unless_its_names_are_others(bool isListed)
    {
        SpanCodecResolver resolver = isListed ? ListedEnumCodecs.Resolver : TextEnumCodecs.Resolver;
        JsonSerializerOptions options = With(resolver);
        Assert.Contains("no converter", resolver.WhyNot(typeof(Order), options), StringComparison.Ordinal);
        options.Converters.Add(new JsonStringEnumConverter());
        Assert.Null(resolver.WhyNot(typeof(Order), options));
        options.Converters[0] = new JsonStringEnumConverter<Status>();
        Assert.Null(resolver.WhyNot(typeof(Order), options));
        options.Converters[0] = new JsonStringEnumConverter(JsonNamingPolicy.CamelCase);
        Assert.NotNull(resolver.WhyNot(typeof(Order), options));
        options.Converters[0] = new JsonStringEnumConverter(allowIntegerValues: false);
        Assert.NotNull(resolver.WhyNot(typeof(Order), options));
    }

    [Fact]
    public void That_numbers_are_refused_is_noticed_whatever_numbers_an_enum_names()
    {
        Check<Platform>(PlatformCodecs.Resolver);
        Check<Doors>(DoorCodecs.Resolver);
        Check<Lamps>(LampCodecs.Resolver);

        static void Check<T>(SpanCodecResolver resolver)
            where T : struct, Enum
        {
            JsonSerializerOptions options = With(resolver);
            options.Converters.Add(new JsonStringEnumConverter<T>());
            Assert.Null(resolver.WhyNot(typeof(Choice<T>), options));
            options.Converters[0] = new JsonStringEnumConverter<T>(allowIntegerValues: false);
            Assert.NotNull(resolver.WhyNot(typeof(Choice<T>), options));
            Assert.Throws<JsonException>(() => JsonSerializer.Deserialize<Choice<T>>("""{"Chosen":1}""", options));
        }
    }

    [Fact]
    public void A_converter_for_one_enum_is_wanted_in_the_options()
    {
        JsonSerializerOptions options = With(OneEnumCodecs.Resolver);
        Assert.Contains("no converter", OneEnumCodecs.Resolver.WhyNot(typeof(Order), options), StringComparison.Ordinal);
        options.Converters.Add(new JsonStringEnumConverter<Status>());
        Assert.Null(OneEnumCodecs.Resolver.WhyNot(typeof(Order), options));
    }

    [Fact]
    public void A_converter_for_another_type_changes_nothing()
    {
        JsonSerializerOptions options = With(FleetCodecs.Resolver);
        options.Converters.Add(new JsonStringEnumConverter<DayOfWeek>());
        Assert.Null(FleetCodecs.Resolver.WhyNot(typeof(Order), options));
    }

    [Fact]
    public void Schemas_come_from_System_Text_Json_where_the_chain_is_wrapped()
    {
        // Wraps the chain as ASP.NET Core does for OpenAPI.
        JsonNode With(JsonSerializerOptions from) =>
            new JsonSerializerOptions(from) { TypeInfoResolver = from.TypeInfoResolver!.WithAddedModifier(_ => { }) }
            .GetJsonSchemaAsNode(typeof(Order));
        Assert.Equal(
            With(new JsonSerializerOptions { TypeInfoResolver = new DefaultJsonTypeInfoResolver() }).ToJsonString(),
            With(ResolverTests.With(FleetCodecs.Resolver)).ToJsonString());
    }

    [Fact]
    public void A_cycle_is_refused_with_the_path_that_System_Text_Json_tells()
    {
        var cycle = new Order();
        cycle.Previous = cycle;
        JsonException expected = Assert.Throws<JsonException>(() => JsonSerializer.Serialize(cycle));
        JsonException actual = Assert.Throws<JsonException>(() => JsonSerializer.Serialize(cycle, With(FleetCodecs.Resolver)));
        Assert.Equal((expected.Message, expected.Path), (actual.Message, actual.Path));
    }

    [Fact]
    public void The_codec_of_a_type_can_be_asked_for()
    {
        Assert.True(FleetCodecs.Resolver.TryGetCodec(out SpanCodec<Vehicle>? codec));
        Assert.Same(FleetCodecs.Vehicle, codec);
        Assert.False(FleetCodecs.Resolver.TryGetCodec(out SpanCodec<Fleet>? _));
    }

    [Fact]
    public async Task Elements_of_an_asynchronous_array_are_read_by_the_codec()
    {
        JsonSerializerOptions options = With(FleetCodecs.Resolver);
        options.DefaultBufferSize = 16;
        using var stream = new MemoryStream(
            JsonSerializer.SerializeToUtf8Bytes(Enumerable.Range(0, 100).Select(id => new Order { Id = id })));
        int next = 0;
        await foreach (Order? order in JsonSerializer.DeserializeAsyncEnumerable<Order>(
            stream, options, TestContext.Current.CancellationToken))
            Assert.Equal(next++, order!.Id);
        Assert.Equal(100, next);
    }

    internal static JsonSerializerOptions With(SpanCodecResolver resolver) =>
        Inserted(new JsonSerializerOptions { TypeInfoResolver = new DefaultJsonTypeInfoResolver() }, resolver);

    internal static JsonSerializerOptions Inserted(JsonSerializerOptions from, SpanCodecResolver resolver)
    {
        var options = new JsonSerializerOptions(from);
        options.TypeInfoResolverChain.Insert(0, resolver);
        return options;
    }
}
