using JsonAot.Codecs;
using JsonAot.Payloads;
using JsonAot.Tests.OwnCodecs;

namespace JsonAot.Tests.Payloads;

/// <summary>
/// A payload that has nothing but its declaration: compared by documents, and with a reason for each row that it does not have.
/// </summary>
public class DocumentEqualityTests
{
    private static readonly Payload<Shelf> Payload = new ReflectedPayload<Shelf>(Of(("a", 1), ("b", 2)));

    [Fact]
    public void Values_are_equal_when_their_documents_are_and_the_order_of_entries_means_nothing()
    {
        Assert.True(Payload.AreEqual(Of(("a", 1), ("b", 2)), Of(("b", 2), ("a", 1))));
        Assert.False(Payload.AreEqual(Of(("a", 1)), Of(("a", 2))));
        Assert.False(Payload.AreEqual(Of(("a", 1)), Of(("a", 1), ("b", 2))));
        Assert.False(Payload.AreEqual(Payload.Sample, null));
        Assert.False(Payload.AreEqual(null, Payload.Sample));
        Assert.True(Payload.AreEqual(null, null));
    }

    [Fact]
    public void The_gate_accepts_it_and_names_what_is_lost()
    {
        Assert.Empty(JsonAot.Gate.Differences(Payload, Of(("b", 2), ("a", 1))));
        Assert.Equal(["$.Books.b: lost"], JsonAot.Gate.Differences(Payload, Of(("a", 1))));
    }

    [Fact]
    public void A_contender_that_needs_more_says_so()
    {
        foreach (Contender contender in (Contender[])
        [
            new HandWrittenContender(),
            new MemoryStreamContender(),
            new ManualContender(),
            new SpanCodecContender(),
            new BareCopy(),
        ])
            Assert.InRange(contender.Offer(Payload).Unavailable!.Length, 20, 200);
    }

    [Fact]
    public void With_another_sample_it_is_the_same_payload_otherwise()
    {
        byte[] before = Payload.CanonicalUtf8;
        Shelf sample = Of(("c", 3));
        Payload<Shelf> other = Payload.With(sample);
        Assert.Same(sample, other.Sample);
        Assert.Equal("""{"Books":{"c":3}}""", System.Text.Encoding.UTF8.GetString(other.CanonicalUtf8));
        Assert.Equal(Payload.Name, other.Name);
        Assert.Same(before, Payload.CanonicalUtf8);
    }

    private static Shelf Of(params (string Title, int Pages)[] books) =>
        new() { Books = books.ToDictionary(book => book.Title, book => book.Pages) };

    public sealed class Shelf
    {
        public Dictionary<string, int>? Books { get; set; }
    }
}
