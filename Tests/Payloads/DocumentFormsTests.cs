using System.Text.Json;
using JsonAot.Codecs;
using Xunit;

namespace JsonAot.Tests.Payloads;

/// <summary>The other forms of a document must be the same value, and really other forms.</summary>
public class DocumentFormsTests
{
    public static TheoryData<string> EveryName() => EveryPayload.Names();

    [Theory]
    [MemberData(nameof(EveryName))]
    public void The_indented_document_is_the_same_value_over_many_lines(string name) =>
        EveryPayload.Check(name, new Form(indented: true));

    [Theory]
    [MemberData(nameof(EveryName))]
    public void The_reordered_document_is_the_same_value_with_an_unknown_member_in_every_object(string name) =>
        EveryPayload.Check(name, new Form(indented: false));

    [Theory]
    [MemberData(nameof(EveryName))]
    public void Names_in_lower_case_are_the_same_value_to_who_reads_any_case(string name) => EveryPayload.Check(name, new LowerCase());

    private sealed class LowerCase : IPayloadVisitor
    {
        public void Visit<T>(Payload<T> payload)
            where T : class
        {
            byte[] document = DocumentForms.LowerCaseNames(payload);
            Assert.NotEqual(payload.CanonicalUtf8, document);
            ICodec<T> anyCase = new SourceGenAnyCaseContender().Offer(payload).Codec!;
            Assert.True(payload.AreEqual(payload.Sample, anyCase.Deserialize(document)));
        }
    }

    private sealed class Form(bool indented) : IPayloadVisitor
    {
        public void Visit<T>(Payload<T> payload)
            where T : class
        {
            byte[] document = indented ? DocumentForms.Indented(payload) : DocumentForms.Reordered(payload);
            Assert.True(payload.AreEqual(payload.Sample, JsonSerializer.Deserialize(document, payload.Metadata)));
            if (indented)
            {
                Assert.Contains((byte)'\n', document);
                return;
            }

            using JsonDocument canonical = JsonDocument.Parse(payload.CanonicalUtf8);
            using JsonDocument reordered = JsonDocument.Parse(document);
            JsonElement before = FirstObject(canonical.RootElement);
            JsonElement after = FirstObject(reordered.RootElement);
            string[] names = [.. after.EnumerateObject().Select(member => member.Name)];
            Assert.Equal("NoSuchMember", names[0]);
            Assert.Equal(before.EnumerateObject().Select(member => member.Name).Reverse(), names[1..]);
        }

        private static JsonElement FirstObject(JsonElement root) => root.ValueKind == JsonValueKind.Array ? root[0] : root;
    }
}
