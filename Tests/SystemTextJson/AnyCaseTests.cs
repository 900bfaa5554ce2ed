using System.Text;
using JsonAot.Payloads.Person;

namespace JsonAot.Tests.SystemTextJson;

public class AnyCaseTests
{
    private static readonly PersonPayload Payload = new();

    private static readonly byte[] LowerCase = Encoding.UTF8.GetBytes(
        """{"firstname":"a","LASTNAME":"b","aGe":3,"nemesis":"d","preferences":["e"]}""");

    [Theory]
    [InlineData("STJ reflection")]
    [InlineData("STJ source-gen")]
    public void Names_are_found_in_any_case_by_the_contender_that_says_so_and_only_reads(string exact)
    {
        ICodec<Person> anyCase = Codec($"{exact}, any case");
        Assert.True(Payload.AreEqual(new Person("a", "b", 3, "d", "e"), anyCase.Deserialize(LowerCase)));
        Assert.Equal(Directions.Deserialize, anyCase.Traits.Directions);
        Assert.True(Payload.AreEqual(new Person(), Codec(exact).Deserialize(LowerCase)));
    }

    private static ICodec<Person> Codec(string contender) =>
        InBox.Contenders.Single(candidate => candidate.Name == contender).Offer(Payload).Codec!;
}
