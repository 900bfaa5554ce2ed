using System.Text.Json;
using JsonAot.Libraries;
using JsonAot.Tests.OwnCodecs;

namespace JsonAot.Tests.ThirdParty;

/// <summary>
/// A document of another author has names of its own. An adapter sets the option that its library has for them, or says that there is
/// none: otherwise a library that could is counted among those that lose members.
/// </summary>
public class NamingTests
{
    public static TheoryData<string, string> Every() => new(
        from contender in Contenders.All
        where contender is not AbsentContender
        from policy in new[] { nameof(JsonNamingPolicy.CamelCase), nameof(JsonNamingPolicy.SnakeCaseLower) }
        select (contender.Name, policy));

    [Theory]
    [MemberData(nameof(Every))]
    public void A_contender_names_members_as_the_document_does_or_says_why_not(string contender, string policy)
    {
        var payload = new ReflectedPayload<Named>(
            new Named { FirstName = "Ada", OrderCount = 3 },
            policy == nameof(JsonNamingPolicy.CamelCase) ? JsonNamingPolicy.CamelCase : JsonNamingPolicy.SnakeCaseLower);
        Offer<Named> offer = Contenders.Named(contender).Offer(payload);
        if (offer.Codec is not { Traits.Format: WireFormat.Json } codec)
            return;
        if (codec.Traits.Supports(Directions.Serialize))
            Assert.Equal(payload.CanonicalUtf8, codec.SerializeToUtf8Bytes(payload.Sample));
        if (codec.Traits.Supports(Directions.Deserialize))
            Assert.Equal(payload.Sample, codec.Deserialize(payload.CanonicalUtf8));
    }

    public sealed record Named
    {
        public string? FirstName { get; set; }

        public int OrderCount { get; set; }
    }
}
