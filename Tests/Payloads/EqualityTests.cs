using System.Text.Json;

namespace JsonAot.Tests.Payloads;

/// <summary>The gate is as good as a payload's equality: a member that it forgets may be lost by a codec unseen.</summary>
public sealed class EqualityTests : IPayloadVisitor
{
    [Theory]
    [MemberData(nameof(EveryPayload.Names), MemberType = typeof(EveryPayload))]
    public void A_change_of_any_member_and_a_missing_element_are_noticed(string name) => InBox.PayloadNamed(name).Accept(this);

    void IPayloadVisitor.Visit<T>(Payload<T> payload)
        where T : class
    {
        byte[] utf8 = Reduced.Of(payload).CanonicalUtf8;
        T original = JsonSerializer.Deserialize(utf8, payload.Metadata)!;
        foreach (string leaf in DocumentChanges.Leaves(utf8))
            Differ(DocumentChanges.ChangeLeaf(payload, utf8, leaf), leaf);
        int noticed = 0;
        foreach (byte[] less in DocumentChanges.WithAnElementLess(utf8))
        {
            if (payload.PreservesReferences && !IsWhole(payload, less))
                continue;
            Differ(JsonSerializer.Deserialize(less, payload.Metadata), JsonDifference.Between(utf8, less)[0]);
            noticed++;
        }

        Assert.True(noticed > 0 || !payload.PreservesReferences);
        Differ(null, "null");
        Assert.True(payload.AreEqual(null, null));

        void Differ(T? other, string what)
        {
            Assert.False(payload.AreEqual(original, other), what);
            Assert.False(payload.AreEqual(other, original), what);
        }
    }

    /// <summary>An element that is missing may be what another refers to.</summary>
    private static bool IsWhole<T>(Payload<T> payload, byte[] utf8)
        where T : class
    {
        try
        {
            return JsonSerializer.Deserialize(utf8, payload.Metadata) is not null;
        }
        catch (JsonException)
        {
            return false;
        }
    }
}
