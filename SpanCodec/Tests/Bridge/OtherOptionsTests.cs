using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using Xunit;

namespace SpanCodecs.Tests.Bridge;

/// <summary>Options that are not those of the class, and resolvers that say something else of its types.</summary>
public class OtherOptionsTests
{
    private static readonly Order s_order =
        new() { Id = 7, Customer = "Ada <&>", Lines = [new Line("é", 1.50m)], Previous = new Order { Id = 6 } };

    public static TheoryData<string, Action<JsonSerializerOptions>> OtherOptions() => new()
    {
        { "PropertyNamingPolicy", options => options.PropertyNamingPolicy = JsonNamingPolicy.SnakeCaseUpper },
        { "PropertyNameCaseInsensitive", options => options.PropertyNameCaseInsensitive = true },
        { "NumberHandling", options => options.NumberHandling = JsonNumberHandling.WriteAsString },
        { "DictionaryKeyPolicy", options => options.DictionaryKeyPolicy = JsonNamingPolicy.CamelCase },
        { "DefaultIgnoreCondition", options => options.DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull },
        { "IgnoreReadOnlyProperties", options => options.IgnoreReadOnlyProperties = true },
        { "IgnoreReadOnlyFields", options => options.IgnoreReadOnlyFields = true },
        { "IncludeFields", options => options.IncludeFields = true },
        { "UnmappedMemberHandling", options => options.UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow },
        { "AllowTrailingCommas", options => options.AllowTrailingCommas = true },
        { "ReadCommentHandling", options => options.ReadCommentHandling = JsonCommentHandling.Skip },
#pragma warning disable SYSLIB0020 // Obsolete, and still heeded.
        { "IgnoreNullValues", options => options.IgnoreNullValues = true },
#pragma warning restore SYSLIB0020
        { "MaxDepth", options => options.MaxDepth = 65 },
        { "WriteIndented", options => options.WriteIndented = true },
        { "RespectNullableAnnotations", options => options.RespectNullableAnnotations = true },
        { "RespectRequiredConstructorParameters", options => options.RespectRequiredConstructorParameters = true },
        { "AllowOutOfOrderMetadataProperties", options => options.AllowOutOfOrderMetadataProperties = true },
        { "UnknownTypeHandling", options => options.UnknownTypeHandling = JsonUnknownTypeHandling.JsonNode },
        { "ReferenceHandler", options => options.ReferenceHandler = ReferenceHandler.Preserve },
        // This assembly is compiled for a framework that does not have it, and runs on one that does.
        {
            "AllowDuplicateProperties",
            options => typeof(JsonSerializerOptions).GetProperty("AllowDuplicateProperties")!.SetValue(options, false)
        },
        { "Encoder", options => options.Encoder = JavaScriptEncoder.Create(System.Text.Unicode.UnicodeRanges.All) },
        { "Populate", options => options.PreferredObjectCreationHandling = JsonObjectCreationHandling.Populate },
        { "JsonStringEnumConverter", options => options.Converters.Add(new JsonStringEnumConverter()) },
        { "modifiers", options => options.TypeInfoResolverChain[1] = new DefaultJsonTypeInfoResolver { Modifiers = { _ => { } } } },
        { "modifiers", options => options.TypeInfoResolverChain[1] = new DefaultJsonTypeInfoResolver().WithAddedModifier(_ => { }) },
        { "modifiers", options => options.TypeInfoResolverChain.Insert(0, new OneTypeResolver<Line>().WithAddedModifier(_ => { })) },
        {
            "modifiers",
            options => options.TypeInfoResolverChain[1] = JsonTypeInfoResolver.Combine(
                FleetContext.Default, new DefaultJsonTypeInfoResolver { Modifiers = { _ => { } } })
        },
        { "RedactingResolver", options => options.TypeInfoResolverChain[1] = new RedactingResolver() },
        { "OneTypeResolver", options => options.TypeInfoResolverChain.Insert(0, new OneTypeResolver<Line>()) },
        { "OneTypeResolver", options => options.TypeInfoResolverChain.Insert(1, new OneTypeResolver<Line>()) },
        { "TypeInfoResolverChain", options => options.TypeInfoResolver = options.TypeInfoResolver!.WithAddedModifier(_ => { }) },
    };

    [Theory]
    [MemberData(nameof(OtherOptions))]
    public void Other_options_are_noticed_and_the_type_is_left_to_the_next_resolver(string name, Action<JsonSerializerOptions> change)
    {
        JsonSerializerOptions options = ResolverTests.With(FleetCodecs.Resolver);
        change(options);
        Assert.Contains(name, FleetCodecs.Resolver.WhyNot(typeof(Order), options), StringComparison.Ordinal);
        Assert.Equal(JsonTypeInfoKind.Object, options.GetTypeInfo(typeof(Order)).Kind);

        var without = new JsonSerializerOptions();
        without.TypeInfoResolverChain.Add(FleetCodecs.Resolver);
        without.TypeInfoResolverChain.Add(new DefaultJsonTypeInfoResolver());
        change(without);
        without.TypeInfoResolverChain.Remove(FleetCodecs.Resolver);
        Assert.Equal(JsonSerializer.Serialize(s_order, without), JsonSerializer.Serialize(s_order, options));
    }

    [Fact]
    public void Converters_of_what_is_held_as_object_are_noticed()
    {
        JsonSerializerOptions options = ResolverTests.With(EventCodecs.Resolver);
        options.Converters.Add(new NoonConverter());
        Assert.Contains("System.DateTime", EventCodecs.Resolver.WhyNot(typeof(Event), options), StringComparison.Ordinal);
        Assert.Equal("""{"Value":"noon"}""", JsonSerializer.Serialize(new Event { Value = DateTime.UnixEpoch }, options));
    }

    [Fact]
    public void Converters_of_what_extension_data_keeps_are_noticed()
    {
        JsonSerializerOptions options = ResolverTests.With(EventCodecs.Resolver);
        options.Converters.Add(new InferringConverter());
        Assert.Contains("System.Object", EventCodecs.Resolver.WhyNot(typeof(Noted), options), StringComparison.Ordinal);
        Assert.Equal(true, JsonSerializer.Deserialize<Noted>("""{"x":true}""", options)!.Notes!["x"]);
    }

    [Fact]
    public void A_context_that_writes_names_of_enums_by_its_own_option_is_noticed()
    {
        var options = new JsonSerializerOptions { TypeInfoResolverChain = { FleetCodecs.Resolver, NamingOrderContext.Default } };
        Assert.Contains("names", FleetCodecs.Resolver.WhyNot(typeof(Order), options), StringComparison.Ordinal);
        Assert.Contains("\"Open\"", JsonSerializer.Serialize(s_order, options), StringComparison.Ordinal);
    }

    [Fact]
    public void Every_option_is_compared_but_those_that_change_no_value()
    {
        string[] tested = [.. OtherOptions().Select(row => row.Data.Item1)];
        // The size of pieces, and what the rows name in other words: lines
        // only count where there are any, which the differential checks have.
        string[] others =
            ["DefaultBufferSize", "TypeInfoResolver", "PreferredObjectCreationHandling", "NewLine", "IndentCharacter", "IndentSize"];
        Assert.Empty(typeof(JsonSerializerOptions)
            .GetProperties().Where(option => option.CanWrite).Select(option => option.Name).Except([.. tested, .. others]));
    }

    [Fact]
    public void A_resolver_that_describes_none_of_the_types_changes_nothing()
    {
        JsonSerializerOptions options = ResolverTests.With(FleetCodecs.Resolver);
        options.TypeInfoResolverChain.Insert(0, new OneTypeResolver<Fleet>());
        options.TypeInfoResolverChain.Insert(1, FleetContext.Default);
        // Nobody asks it, as the one before knows every type.
        options.TypeInfoResolverChain.Add(new RedactingResolver());
        Assert.Null(FleetCodecs.Resolver.WhyNot(typeof(Parcel), options));
        Assert.Equal(JsonTypeInfoKind.None, options.GetTypeInfo(typeof(Parcel)).Kind);
        Assert.Contains("\"Numbers_\":[]", JsonSerializer.Serialize(new Fleet(), options), StringComparison.Ordinal);
    }

    [Fact]
    public void All_types_have_one_answer_which_is_found_once_for_options_that_can_no_longer_change()
    {
        var counting = new CountingResolver();
        JsonSerializerOptions options = ResolverTests.With(FleetCodecs.Resolver);
        options.TypeInfoResolverChain.Insert(0, counting);
        Assert.Null(FleetCodecs.Resolver.WhyNot(typeof(Order), options));
        int once = counting.Asked;
        Assert.Null(FleetCodecs.Resolver.WhyNot(typeof(Parcel), options));
        Assert.Equal(2 * once, counting.Asked);

        options.MakeReadOnly();
        Assert.Null(FleetCodecs.Resolver.WhyNot(typeof(Order), options));
        Assert.Equal(3 * once, counting.Asked);
        // Only whether it answers for the type is asked again, because it stands before the codecs'.
        Assert.Null(FleetCodecs.Resolver.WhyNot(typeof(Parcel), options));
        Assert.Equal((3 * once) + 1, counting.Asked);
        Assert.NotEqual(0, once);
    }
}
