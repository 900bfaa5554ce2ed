using System.Text.Json;
using JsonAot.Codecs;

namespace JsonAot.Tests.Payloads;

/// <summary>Copy and equality are written by the compiler: both are held against a walk by reflection that knows nothing of them.</summary>
public sealed class ValueCodeTests : IPayloadVisitor
{
    private int _noticed;

    [Theory]
    [MemberData(nameof(EveryPayload.Names), MemberType = typeof(EveryPayload))]
    public void Each_single_change_is_noticed_where_reflection_finds_it(string name)
    {
        InBox.PayloadNamed(name).Accept(this);
        Assert.True(_noticed > 0 || name is "Twitter" or "Citm" or "Canada" or "Playlists" or "FolderTree", "Nothing was changed.");
    }

    void IPayloadVisitor.Visit<T>(Payload<T> payload)
        where T : class
    {
        // The compiler writes both or none: equality by hand has its test in EqualityTests.
        if (payload is not (IHasEquality<T> equality and IHasCopy<T>))
        {
            Assert.True(payload is JsonAot.Payloads.Documents.DocumentPayload<T> or ILacksSpanCodec);
            return;
        }

        byte[] document = Reduced.Of(payload).CanonicalUtf8;
        T value = JsonSerializer.Deserialize(document, payload.Metadata)!;
        T changed = ((IHasCopy<T>)payload).Copy(value);
        Assert.Null(ReflectedValue.Difference(value, changed));
        Assert.True(equality.IsSame(value, changed));
        foreach (ReflectedValue.Place place in ReflectedValue.Places(changed).ToArray())
        {
            foreach (object? other in ReflectedValue.Others(place.Value, place.Type))
            {
                place.Put(other);
                string difference = ReflectedValue.Difference(value, changed) ?? $"nothing for {other} at {place.Path}";
                Assert.StartsWith(place.Path, difference, StringComparison.Ordinal);
                Assert.False(equality.IsSame(value, changed), $"{place.Path}: {place.Value} became {other}");
                Assert.False(equality.IsSame(changed, value), $"{place.Path}: {other} became {place.Value}");
                T copy = ((IHasCopy<T>)payload).Copy(changed);
                Assert.Null(ReflectedValue.Difference(changed, copy));
                _noticed++;
            }

            place.Put(place.Value);
            Assert.True(equality.IsSame(value, changed), place.Path);
        }
    }

    /// <summary>The names of a dictionary have no order; the elements of a list do, which the walk above exchanges.</summary>
    [Fact]
    public void Entries_in_another_order_are_the_same_value()
    {
        var payload = new JsonAot.Payloads.SimpleAndComplex.ComplexPayload();
        JsonAot.Payloads.SimpleAndComplex.Complex other = payload.Copy(payload.Sample);
        other.Counts = other.Counts!.Reverse().ToDictionary();
        Assert.NotEqual(payload.Sample.Counts!.Keys, other.Counts.Keys);
        Assert.True(payload.IsSame(payload.Sample, other));
    }
}
