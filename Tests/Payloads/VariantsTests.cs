using System.Text;
using JsonAot.Payloads;
using JsonAot.Payloads.Person;

namespace JsonAot.Tests.Payloads;

public sealed class VariantsTests : IPayloadVisitor
{
    private string[] _documents = [];

    public static TheoryData<string> Small =>
        [.. InBox.Payloads.Where(payload => payload.CanonicalUtf8.Length <= Variants.LargestDocument).Select(payload => payload.Name)];

    [Theory]
    [MemberData(nameof(Small))]
    public void Variants_differ_in_length_and_are_of_the_same_size_on_average_and_the_same_each_time(string name)
    {
        IPayload payload = InBox.PayloadNamed(name);
        payload.Accept(this);
        string[] first = _documents;
        payload.Accept(this);
        Assert.Equal(first, _documents);
        Assert.Equal(Variants.Count, first.Length);
        Assert.InRange(first.Distinct().Count(), Variants.Count * 3 / 4, Variants.Count);
        Assert.InRange(first.Select(document => document.Length).Distinct().Count(), Variants.Count / 8, Variants.Count);
        Assert.InRange(first.Average(document => document.Length) / payload.CanonicalUtf8.Length, 0.8, 1.25);
    }

    /// <summary>A text with digits, such as a date, means something by its length and by its other letters.</summary>
    [Fact]
    public void Digits_become_other_digits_that_are_no_larger_and_all_else_stays()
    {
        string[] names =
            [.. Variants.Of(new PersonPayload().With(new Person("No 59-x", "", 1, null))).Select(variant => variant.Sample.FirstName!)];
        Assert.All(names, name => Assert.Matches("^No [0-5][0-9]-x$", name));
        Assert.InRange(names.Distinct().Count(), 20, names.Length);
    }

    [Fact]
    public void A_list_gets_from_half_as_many_to_half_as_many_more()
    {
        string[] ten = [.. "abcdefghij".Select(letter => $"{letter}")];
        int[] counts =
        [
            .. Variants.Of(new PersonPayload().With(new Person("A", "B", 1, null, ten)))
                .Select(variant => variant.Sample.Preferences!.Length),
        ];
        Assert.Equal((5, 15), (counts.Min(), counts.Max()));
        Assert.Equal(11, counts.Distinct().Count());
    }

    void IPayloadVisitor.Visit<T>(Payload<T> payload)
        where T : class => _documents = [.. Variants.Of(payload).Select(variant => Encoding.UTF8.GetString(variant.CanonicalUtf8))];
}
