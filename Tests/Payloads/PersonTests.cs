using System.Text.Json;
using JsonAot.Codecs;
using JsonAot.Payloads.Person;
using Xunit;

namespace JsonAot.Tests.Payloads;

public class PersonTests
{
    private static readonly PersonPayload Payload = new();

    // The sample has no nemesis; this one has, and lacks everything else.
    private static readonly byte[] Opposite = JsonSerializer.SerializeToUtf8Bytes(
        new Person(null!, null!, int.MinValue, "\"M\" ☠", null!, "") { FirstName = null },
        Payload.Metadata);

    [Fact]
    public void The_constructor_of_the_article_sets_what_the_properties_show()
    {
        var person = new Person("a", "b", 3, "d", "e", "f");
        Assert.Equal(("a", "b", 3, "d"), (person.FirstName, person.LastName, person.Age, person.Nemesis));
        Assert.Equal(["e", "f"], person.Preferences!);
    }

    [Fact]
    public void The_sample_has_nulls_escapes_and_letters_beyond_ascii()
    {
        Assert.Null(Payload.Sample.Nemesis);
        Assert.Contains('"', Payload.Sample.LastName!);
        Assert.Contains(Payload.Sample.Preferences!, preference => preference.Contains('\\', StringComparison.Ordinal));
        Assert.Contains(Payload.Sample.Preferences!, preference => preference.Any(char.IsSurrogate));
    }

    [Fact]
    public void Hand_written_code_gives_the_value_back() => HandWrittenChecks.RoundTrips(Payload);

    [Fact]
    public void Hand_written_code_takes_members_in_any_order_and_company()
    {
        HandWrittenChecks.ReadsUnusualDocuments(Payload, Payload.CanonicalUtf8);
        HandWrittenChecks.ReadsUnusualDocuments(Payload, Opposite);
    }

    [Fact]
    public void Hand_written_code_refuses_values_of_another_type()
    {
        HandWrittenChecks.RefusesWrongTokens(Payload, Payload.CanonicalUtf8);
        HandWrittenChecks.RefusesWrongTokens(Payload, Opposite);
    }

    [Fact]
    public void Hand_written_code_writes_what_the_sample_has_not()
    {
        Person person = JsonSerializer.Deserialize(Opposite, Payload.Metadata)!;
        Assert.Equal(Opposite, new HandWrittenContender().Offer(Payload).Codec!.SerializeToUtf8Bytes(person));
    }
}
