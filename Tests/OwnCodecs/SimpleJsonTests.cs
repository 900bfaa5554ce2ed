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
    public void A_cycle_is_refused_instead_of_ending_the_process()
    {
        var node = new Node();
        node.Next = node;
        Assert.Contains(nameof(Node), Assert.Throws<NotSupportedException>(() => Write(node)).Message, StringComparison.Ordinal);
    }

    private static ICodec<T> Codec<T>(Payload<T> payload)
        where T : class => new SimpleJsonContender().Offer(payload).Codec!;

    private static string Write<T>(T value)
        where T : class => Codec(new ReflectedPayload<T>(value)).SerializeToString(value);

    public sealed class Node
    {
        public Node? Next { get; set; }
    }
}
