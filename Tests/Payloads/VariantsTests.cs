using System.Text;
using JsonAot.Payloads;

namespace JsonAot.Tests.Payloads;

public sealed class VariantsTests : IPayloadVisitor
{
    private string[] _documents = [];

    public static TheoryData<string> Small => [.. InBox.Payloads.Where(payload => payload.CanonicalUtf8.Length <= Variants.LargestDocument).Select(payload => payload.Name)];

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

    void IPayloadVisitor.Visit<T>(Payload<T> payload)
        where T : class => _documents = [.. Variants.Of(payload).Select(variant => Encoding.UTF8.GetString(variant.CanonicalUtf8))];
}
