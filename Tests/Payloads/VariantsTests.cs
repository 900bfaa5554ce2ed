using System.Text;
using JsonAot.Payloads;

namespace JsonAot.Tests.Payloads;

public class VariantsTests
{
    public static TheoryData<string> Small => [.. InBox.Payloads.Where(payload => payload.CanonicalUtf8.Length <= Variants.LargestDocument).Select(payload => payload.Name)];

    [Theory]
    [MemberData(nameof(Small))]
    public void Variants_differ_in_length_and_are_of_the_same_size_on_average_and_the_same_each_time(string name)
    {
        Look look = new(), again = new();
        InBox.PayloadNamed(name).Accept(look);
        InBox.PayloadNamed(name).Accept(again);
        Assert.Equal(look.Documents, again.Documents);
        Assert.Equal(Variants.Count, look.Documents.Count);
        Assert.InRange(look.Documents.Distinct().Count(), Variants.Count * 3 / 4, Variants.Count);
        Assert.InRange(look.Documents.Select(document => document.Length).Distinct().Count(), Variants.Count / 8, Variants.Count);
        double size = look.Documents.Average(document => document.Length) / InBox.PayloadNamed(name).CanonicalUtf8.Length;
        Assert.InRange(size, 0.8, 1.25);
    }

    private sealed class Look : IPayloadVisitor
    {
        internal IReadOnlyList<string> Documents { get; private set; } = [];

        public void Visit<T>(Payload<T> payload)
            where T : class => Documents = [.. Variants.Of(payload).Select(variant => Encoding.UTF8.GetString(variant.CanonicalUtf8))];
    }
}
