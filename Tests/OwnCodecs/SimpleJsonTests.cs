using JsonAot.Codecs;
using JsonAot.Tests.Payloads;

namespace JsonAot.Tests.OwnCodecs;

[Collection<AloneInTheProcess>]
public class SimpleJsonTests
{
    [Fact]
    public void Carries_every_supported_type_faithfully()
    {
        var payload = new ReflectedPayload<Everything>(new Everything { Inner = new Everything { Texts = [] } });
        GateReport report = JsonAot.Gate.Check(new SimpleJsonContender(), payload);
        Assert.True(report.Passed, report.ToString());
    }

    /// <summary>An attribute chooses among several constructors, of which none is without values.</summary>
    [Fact]
    public void A_constructor_that_an_attribute_chooses_is_given_its_values()
    {
        ICodec<Chosen> codec = new SimpleJsonContender().Offer(new ReflectedPayload<Chosen>(new Chosen(1, "a"))).Codec!;
        Assert.Equal((7, "b"), codec.Deserialize("""{"Id":7,"Name":"b"}""") is { } read ? (read.Id, read.Name) : default);
    }

    public sealed class Chosen
    {
        public Chosen(int id) => (Id, Name) = (id, "of one");

        [System.Text.Json.Serialization.JsonConstructor]
        public Chosen(int id, string name) => (Id, Name) = (id, name);

        public int Id { get; }

        public string Name { get; }
    }

    [Fact]
    public void Writes_the_text_forms_of_System_Text_Json()
    {
        var payload = new ReflectedPayload<Everything>(new Everything());
        byte[] written = new SimpleJsonContender().Offer(payload).Codec!.SerializeToUtf8Bytes(payload.Sample);
        Assert.Empty(JsonDifference.Between(payload.CanonicalUtf8, written));
    }

    [Fact]
    public void The_time_zone_and_the_culture_change_nothing()
    {
        using var other = new OtherZoneAndCulture("America/St_Johns", ",", "\u2212", "-", ".");
        Carries_every_supported_type_faithfully();
        Writes_the_text_forms_of_System_Text_Json();
    }

    [Fact]
    public void A_cycle_is_refused_instead_of_ending_the_process()
    {
        var node = new Node();
        node.Next = node;
        ICodec<Node> codec = new SimpleJsonContender().Offer(new ReflectedPayload<Node>(node)).Codec!;
        Assert.Contains(
            nameof(Node), Assert.Throws<NotSupportedException>(() => codec.SerializeToString(node)).Message, StringComparison.Ordinal);
    }

    public sealed class Node
    {
        public Node? Next { get; set; }
    }
}
