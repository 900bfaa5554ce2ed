using System.Text.Json;
using System.Text.Json.Serialization;
using JsonAot.Codecs;
using Xunit;

namespace JsonAot.Tests.OwnCodecs;

public class SimpleJsonTests
{
    [Fact]
    public void Carries_every_supported_type_faithfully()
    {
        var payload = new ReflectedPayload<Everything>(new Everything { Inner = new Everything { Texts = [] } });
        GateReport report = JsonAot.Gate.Check(new SimpleJsonContender(), payload);
        Assert.True(report.Passed, report.ToString());
    }

    [Fact]
    public void Writes_the_text_forms_of_System_Text_Json()
    {
        var payload = new ReflectedPayload<Everything>(new Everything());
        byte[] written = Codec(payload).SerializeToUtf8Bytes(payload.Sample);
        Assert.Empty(JsonDifference.Between(payload.CanonicalUtf8, written));
    }

    [Fact]
    public void The_culture_changes_nothing()
    {
        using var odd = new OddCulture();
        Carries_every_supported_type_faithfully();
        Writes_the_text_forms_of_System_Text_Json();
    }

    [Fact]
    public void A_constructor_is_given_its_values_by_name_whatever_their_case()
    {
        Made made = Read<Made>("""{"COUNT":1,"Extra":"e","Names":["a","b"],"Count":2}""")!;
        Assert.Equal(2, made.Count);
        Assert.Equal(["a", "b"], made.Names);
        Assert.Equal("none", made.Title);
        Assert.Equal("e", made.Extra);
    }

    [Fact]
    public void The_last_of_several_equal_names_wins() =>
        Assert.Equal(3, Read<Holder<int>>("""{"Value":1,"value":2,"Value":3}""")!.Value);

    [Fact]
    public void A_missing_required_member_is_named() =>
        Assert.Contains("Needed", Refusal<Demanding>(""" {"Other":1}""", 1).Message, StringComparison.Ordinal);

    [Fact]
    public void Values_of_the_wrong_type_are_named_by_their_byte()
    {
        Refusal<Holder<int>>("""{"é":1,"Value":"1"}""", 16);
        Refusal<Holder<int>>("""{"Value": null}""", 10);
        Refusal<Holder<int>>("""{"Value":2147483648}""", 9);
        Refusal<Holder<byte>>("""{"Value":-1}""", 9);
        Refusal<Holder<bool>>("""{"Value":1}""", 9);
        Refusal<Holder<double>>("""{"Value":1e999}""", 9);
        Refusal<Holder<string>>("""{"Value":1}""", 9);
        Refusal<Holder<char>>("""{"Value":"ab"}""", 9);
        Refusal<Holder<Guid>>("""{"Value":"0f8fad5bd9cb469fa16570867728950e"}""", 9);
        Refusal<Holder<DateTime>>("""{"Value":"21.11.2026"}""", 9);
        Refusal<Holder<TimeSpan>>("""{"Value":"one hour"}""", 9);
        Refusal<Holder<byte[]>>("""{"Value":"AAA"}""", 9);
        Refusal<Holder<Colour>>("""{"Value":"Green"}""", 9);
        Refusal<Holder<Colour>>("""{"Value":256}""", 9);
        Refusal<Holder<Named>>("""{"Value":"Third"}""", 9);
        Refusal<Holder<Named>>("""{"Value":"1"}""", 9);
        Refusal<Holder<int[]>>("""{"Value":[1,2,{}]}""", 14);
        Refusal<Holder<List<int>>>("""{"Value":{}}""", 9);
        Refusal<Holder<Dictionary<string, int>>>("""{"Value":{"a":"é"}}""", 14);
        Refusal<Holder<Holder<int>>>("""{"Value":[]}""", 9);
    }

    [Fact]
    public void What_it_cannot_carry_it_refuses_with_the_name_of_the_type()
    {
        Unsupported(new Holder<object> { Value = "text" }, "System.Object");
        Unsupported(new Holder<DateOnly>(), "System.DateOnly");
        Unsupported(new Holder<HashSet<int>> { Value = [1] }, "System.Collections.Generic.HashSet");
        Unsupported(new Holder<Dictionary<int, int>> { Value = new() { [1] = 1 } }, "System.Collections.Generic.Dictionary");
        Unsupported(new Holder<int[,]> { Value = new int[1, 1] }, "System.Int32[,]");
        Unsupported(new Holder<IPoint> { Value = new PointLike() }, nameof(IPoint));
        Unsupported(new Extended(), nameof(Extended));
        Unsupported(new Holder<Polymorphic> { Value = new Polymorphic() }, nameof(Polymorphic));
        Unsupported(new CamelCased(), nameof(CamelCaseConverter));
        Unsupported(new SometimesIgnored(), nameof(SometimesIgnored));
    }

    [Theory]
    [InlineData(double.NaN)]
    [InlineData(double.PositiveInfinity)]
    public void What_is_no_number_cannot_be_written(double value) =>
        Assert.Throws<NotSupportedException>(() => Write(new Holder<double> { Value = value }));

    [Fact]
    public void A_cycle_is_refused_instead_of_ending_the_process()
    {
        var node = new Node();
        node.Next = node;
        Assert.Contains(nameof(Node), Assert.Throws<NotSupportedException>(() => Write(node)).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Nests_as_deep_as_it_reads()
    {
        Node deepest = Enumerable.Range(1, TextScanner.MostDepth - 1).Aggregate(new Node(), (inner, _) => new Node { Next = inner });
        GateReport report = JsonAot.Gate.Check(new SimpleJsonContender(), new ReflectedPayload<Node>(deepest));
        Assert.True(report.Passed, report.ToString());
        Assert.Throws<NotSupportedException>(() => Write(new Node { Next = deepest }));
    }

    private static ICodec<T> Codec<T>(Payload<T> payload)
        where T : class => new SimpleJsonContender().Offer(payload).Codec!;

    private static string Write<T>(T value)
        where T : class => Codec(new ReflectedPayload<T>(value)).SerializeToString(value);

    private static T? Read<T>(string json)
        where T : class => Codec(new ReflectedPayload<T>(null!)).Deserialize(json);

    private static MalformedJsonException Refusal<T>(string json, long at)
        where T : class
    {
        MalformedJsonException refusal = Assert.Throws<MalformedJsonException>(() => Read<T>(json));
        Assert.Equal(at, refusal.BytePosition);
        return refusal;
    }

    private static void Unsupported<T>(T value, string type)
        where T : class =>
        Assert.Contains(type, Assert.Throws<NotSupportedException>(() => Write(value)).Message, StringComparison.Ordinal);

    public sealed class Holder<T>
    {
        public T? Value { get; set; }
    }

    public sealed class Made(int count, string title = "none", params string[] names)
    {
        public int Count { get; } = count;

        public string Title { get; } = title;

        public string[] Names { get; } = names;

        public string? Extra { get; set; }
    }

    public sealed class Demanding
    {
        public required string Needed { get; set; }
    }

    public sealed class Node
    {
        public Node? Next { get; set; }
    }

    public interface IPoint
    {
        int X { get; }
    }

    public sealed class PointLike : IPoint
    {
        public int X => 1;
    }

    public sealed class Extended
    {
        [JsonExtensionData]
        public Dictionary<string, JsonElement> Rest { get; set; } = [];
    }

    [JsonDerivedType(typeof(Derived))]
    public class Polymorphic;

    public sealed class Derived : Polymorphic;

    public sealed class CamelCaseConverter() : JsonStringEnumConverter(JsonNamingPolicy.CamelCase);

    public sealed class CamelCased
    {
        [JsonConverter(typeof(CamelCaseConverter))]
        public Colour Colour { get; set; }
    }

    public sealed class SometimesIgnored
    {
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        public string? Text { get; set; }
    }
}
