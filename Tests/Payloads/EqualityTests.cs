using System.Text.Json;
using Xunit;

namespace JsonAot.Tests.Payloads;

/// <summary>The gate is as good as a payload's equality: a member that it forgets may be lost by a codec unseen.</summary>
public class EqualityTests
{
    public static TheoryData<string> EveryName() => EveryPayload.Names();

    [Theory]
    [MemberData(nameof(EveryName))]
    public void A_change_of_any_member_is_noticed(string name) => EveryPayload.Check(name, new EveryChange());

    [Theory]
    [MemberData(nameof(EveryName))]
    public void A_missing_element_is_noticed(string name) => EveryPayload.Check(name, new EveryShorterArray());

    [Theory]
    [MemberData(nameof(EveryName))]
    public void Null_equals_null_only(string name) => EveryPayload.Check(name, new Nulls());

    private sealed class EveryChange : IPayloadVisitor
    {
        public void Visit<T>(Payload<T> payload)
            where T : class
        {
            byte[] utf8 = Reduced.Of(payload).CanonicalUtf8;
            T original = JsonSerializer.Deserialize(utf8, payload.Metadata)!;
            foreach (string leaf in DocumentChanges.Leaves(utf8))
            {
                T changed = DocumentChanges.ChangeLeaf(payload, utf8, leaf);
                Assert.False(payload.AreEqual(original, changed), leaf);
                Assert.False(payload.AreEqual(changed, original), leaf);
            }
        }
    }

    private sealed class EveryShorterArray : IPayloadVisitor
    {
        public void Visit<T>(Payload<T> payload)
            where T : class
        {
            Payload<T> reduced = Reduced.Of(payload);
            byte[] document = reduced.CanonicalUtf8;
            T whole = reduced.Sample;
            foreach (byte[] less in DocumentChanges.WithAnElementLess(document))
            {
                T? shorter = JsonSerializer.Deserialize(less, payload.Metadata);
                Assert.False(payload.AreEqual(whole, shorter), JsonDifference.Between(document, less)[0]);
                Assert.False(payload.AreEqual(shorter, whole), JsonDifference.Between(document, less)[0]);
            }
        }
    }

    private sealed class Nulls : IPayloadVisitor
    {
        public void Visit<T>(Payload<T> payload)
            where T : class
        {
            Assert.False(payload.AreEqual(payload.Sample, null));
            Assert.False(payload.AreEqual(null, payload.Sample));
            Assert.True(payload.AreEqual(null, null));
        }
    }
}
