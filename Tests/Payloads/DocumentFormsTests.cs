using System.Text.Json;
using JsonAot.Codecs;
using JsonAot.Payloads.Documents;

namespace JsonAot.Tests.Payloads;

/// <summary>The other forms of a document must be the same value, and really other forms.</summary>
public sealed class DocumentFormsTests : IPayloadVisitor
{
    [Theory]
    [MemberData(nameof(EveryPayload.Names), MemberType = typeof(EveryPayload))]
    public void Each_form_is_the_same_value(string name) => InBox.PayloadNamed(name).Accept(this);

    /// <summary>A dictionary's entries are no members, but the objects in it have members.</summary>
    [Fact]
    public void Objects_in_a_dictionary_have_the_form_too()
    {
        Payload<Catalog> catalog = new CitmPayload().With(new Catalog { Events = new() { ["7"] = new ConcertEvent { Id = 7 } } });
        using JsonDocument document = JsonDocument.Parse(DocumentForms.Reordered(catalog));
        JsonProperty entry = Assert.Single(document.RootElement.GetProperty("events").EnumerateObject());
        Assert.Equal("7", entry.Name);
        Assert.Equal(["NoSuchMember", "topicIds"], entry.Value.EnumerateObject().Select(member => member.Name).Take(2));
    }

    void IPayloadVisitor.Visit<T>(Payload<T> payload)
        where T : class
    {
        byte[] indented = DocumentForms.Indented(payload);
        byte[] lowerCase = DocumentForms.LowerCaseNames(payload);
        ICodec<T> anyCase = new SourceGenAnyCaseContender().Offer(payload).Codec!;
        Assert.True(payload.AreEqual(payload.Sample, JsonSerializer.Deserialize(indented, payload.Metadata)), "indented");
        Assert.True(payload.AreEqual(payload.Sample, anyCase.Deserialize(lowerCase)), "names in lower case");

        Assert.Contains((byte)'\n', indented);
        // The names of documents that others wrote are in lower case as they are.
        Assert.NotEqual(payload.IsFromOutside, !payload.CanonicalUtf8.SequenceEqual(lowerCase));
        if (payload.PreservesReferences)
            return;
        byte[] reordered = DocumentForms.Reordered(payload);
        Assert.True(payload.AreEqual(payload.Sample, JsonSerializer.Deserialize(reordered, payload.Metadata)), "reordered");
        // Every object has an unknown member first, and then its own, the last one first.
        Assert.Equal(["NoSuchMember", .. NamesOfFirstObject(payload.CanonicalUtf8).Reverse()], NamesOfFirstObject(reordered));
    }

    private static IReadOnlyList<string> NamesOfFirstObject(byte[] utf8)
    {
        using JsonDocument document = JsonDocument.Parse(utf8);
        JsonElement root = document.RootElement;
        return [.. (root.ValueKind == JsonValueKind.Array ? root[0] : root).EnumerateObject().Select(member => member.Name)];
    }
}
