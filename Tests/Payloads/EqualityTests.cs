using System.Text.Json;

namespace JsonAot.Tests.Payloads;

/// <summary>The gate is as good as a payload's equality: a member that it forgets may be lost by a codec unseen.</summary>
public class EqualityTests
{
    public static TheoryData<string> EveryName() => EveryPayload.Names();

    [Theory]
    [MemberData(nameof(EveryName))]
    public void A_change_of_any_member_and_a_missing_element_are_noticed(string name) => EveryPayload.Check(name, new Changes());

    private sealed class Changes : IPayloadVisitor
    {
        public void Visit<T>(Payload<T> payload)
            where T : class
        {
            byte[] utf8 = Reduced.Of(payload).CanonicalUtf8;
            T original = JsonSerializer.Deserialize(utf8, payload.Metadata)!;
            foreach (string leaf in DocumentChanges.Leaves(utf8))
                Differ(DocumentChanges.ChangeLeaf(payload, utf8, leaf), leaf);
            foreach (byte[] less in DocumentChanges.WithAnElementLess(utf8))
                Differ(JsonSerializer.Deserialize(less, payload.Metadata), JsonDifference.Between(utf8, less)[0]);
            Differ(null, "null");
            Assert.True(payload.AreEqual(null, null));

            void Differ(T? other, string what)
            {
                Assert.False(payload.AreEqual(original, other), what);
                Assert.False(payload.AreEqual(other, original), what);
            }
        }
    }
}
