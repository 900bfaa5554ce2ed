using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using Xunit;

namespace SpanCodecs.Tests.Bridge;

/// <summary>Converters: of the options, and of members whose types have codecs.</summary>
public class BridgedConverterTests
{
    private static readonly Bill s_bill = new() { Id = 7, Total = new Amount(12.50m, "EUR"), Discount = new Amount(2.50m, "EUR") };

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

    [Fact]
    public void A_converter_of_a_member_finds_the_types_and_converters_of_the_options()
    {
        JsonSerializerOptions options = WithParts(BillCodecs.Resolver);
        var without = new JsonSerializerOptions(options) { TypeInfoResolver = new DefaultJsonTypeInfoResolver() };
        Assert.Equal(JsonTypeInfoKind.None, options.GetTypeInfo(typeof(Bill)).Kind);
        CheckSame(s_bill, options, without);
        CheckSame(new Crate { Price = s_bill.Total }, options, without);
        CheckSame(new Ledger { Bills = [s_bill, s_bill] }, options, without);
    }

    [Theory]
    [InlineData("""{"Id":1,"Total":"EUR 1","Discount":5}""")]
    [InlineData("""{"Id":1,"Total":"EUR 1","Discount":"EUR 1"}x""")]
    [InlineData("""{"Id":1,"Total":"EUR 1","Discount":"EUR 1"]""")]
    public void What_such_a_converter_refuses_is_refused_in_the_same_words(string json)
    {
        JsonSerializerOptions options = WithParts(BillCodecs.Resolver);
        var without = new JsonSerializerOptions(options) { TypeInfoResolver = new DefaultJsonTypeInfoResolver() };
        Assert.Equal(
            Refusal(() => JsonSerializer.Deserialize<Bill>(json, without)), Refusal(() => JsonSerializer.Deserialize<Bill>(json, options)));
    }

    [Fact]
    public void Enums_that_converters_alone_write_are_written_as_the_options_say()
    {
        var roster = new Roster
        {
            Known = UriKind.Absolute, Day = new(DayOfWeek.Friday), Again = new(UriKind.Relative), Node = JsonValue.Create(DayOfWeek.Monday),
            Colors = new(new() { [ConsoleKey.A] = [ConsoleColor.Red, ConsoleColor.Blue] }),
        };
        var byName = new JsonSerializerOptions { Converters = { new JsonStringEnumConverter() } };
        Check(RosterCodecs.Roster, byName, RosterCodecs.Resolver, """{"Known":"Absolute","Day":"Friday",""");
        Check(NumberedRosterCodecs.Roster, JsonSerializerOptions.Default, NumberedRosterCodecs.Resolver, """{"Known":1,"Day":5,""");

        void Check(SpanCodec<Roster> codec, JsonSerializerOptions plain, SpanCodecResolver resolver, string begin)
        {
            string expected = JsonSerializer.Serialize(roster, plain);
            Assert.StartsWith(begin, expected, StringComparison.Ordinal);
            Assert.Equal(expected, Encoding.UTF8.GetString(codec.SerializeToUtf8Bytes(roster)));
            Roster read = codec.Deserialize(Encoding.UTF8.GetBytes(expected))!;
            Assert.Equal(expected, JsonSerializer.Serialize(read, plain));
            var options = new JsonSerializerOptions(plain) { TypeInfoResolver = resolver };
            options.TypeInfoResolverChain.Add(new DefaultJsonTypeInfoResolver());
            Assert.Null(resolver.WhyNot(typeof(Roster), options));
            Assert.Equal(expected, JsonSerializer.Serialize(roster, options));
        }
    }

    [Fact]
    public void Converters_of_adopted_types_find_the_types_of_their_context()
    {
        var bill = new Bill { Id = 7, Total = new Amount(12.50m, "EUR") };
        byte[] json = AdoptedBillCodecs.Bill.SerializeToUtf8Bytes(bill);
        Assert.Equal(JsonSerializer.SerializeToUtf8Bytes(bill, BillContext.Default.Bill), json);
        Assert.Equal(bill.Total, AdoptedBillCodecs.Bill.Deserialize(json)!.Total);
    }

    private static (Type, string) Refusal(Action read)
    {
        Exception failure = Assert.ThrowsAny<Exception>(read);
        return (failure.GetType(), failure.Message);
    }

    private static void CheckSame<T>(T value, JsonSerializerOptions options, JsonSerializerOptions without)
    {
        string json = JsonSerializer.Serialize(value, without);
        Assert.Equal(json, JsonSerializer.Serialize(value, options));
        Assert.Equal(json, JsonSerializer.Serialize(JsonSerializer.Deserialize<T>(json, options), without));
        // In pieces.
        var small = new JsonSerializerOptions(options) { DefaultBufferSize = 16 };
        using var stream = new MemoryStream(Encoding.UTF8.GetBytes(json));
        Assert.Equal(json, JsonSerializer.Serialize(JsonSerializer.Deserialize<T>(stream, small), without));
    }

    private static JsonSerializerOptions WithParts(SpanCodecResolver resolver)
    {
        JsonSerializerOptions options = ResolverTests.With(resolver);
        options.Converters.Add(new PartsConverter());
        return options;
    }
}
