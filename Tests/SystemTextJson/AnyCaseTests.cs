using System.Text;
using JsonAot.Payloads.Person;
using Xunit;

namespace JsonAot.Tests.SystemTextJson;

public class AnyCaseTests
{
    private static readonly PersonPayload Payload = new();

    private static readonly byte[] LowerCase = Encoding.UTF8.GetBytes(
        """{"firstname":"a","LASTNAME":"b","aGe":3,"nemesis":"d","preferences":["e"]}""");

    public static TheoryData<string> Contenders() => ["STJ reflection, any case", "STJ source-gen, any case"];

    [Theory]
    [MemberData(nameof(Contenders))]
    public void Names_are_found_in_any_case(string contender) =>
        Assert.True(Payload.AreEqual(new Person("a", "b", 3, "d", "e"), Codec(contender).Deserialize(LowerCase)));

    [Theory]
    [MemberData(nameof(Contenders))]
    public void The_contender_of_the_same_name_without_any_case_finds_them_in_one_only(string contender) =>
        Assert.True(Payload.AreEqual(new Person(), Codec(contender.Replace(", any case", "", StringComparison.Ordinal)).Deserialize(LowerCase)));

    [Theory]
    [MemberData(nameof(Contenders))]
    public void It_reads_only(string contender) => Assert.Equal(Directions.Deserialize, Codec(contender).Traits.Directions);

    private static ICodec<Person> Codec(string contender) => InBox.Contenders.Single(candidate => candidate.Name == contender).Offer(Payload).Codec!;
}
