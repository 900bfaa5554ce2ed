using System.Text.Json;
using JsonAot.Lab.YourType;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.YourType;

public sealed class SampleCheckTests : TestsInFolder
{
    private static IReadOnlyList<string> Compare(string sample, string written)
    {
        using var left = JsonDocument.Parse(sample);
        using var right = JsonDocument.Parse(written);
        return SampleCheck.Compare(left.RootElement, right.RootElement);
    }

    [Theory]
    [InlineData("""{"items":[{"sku":"x"}]}""", """{"items":[{}]}""", "$.items[0].sku is not on the type")]
    [InlineData("""{"a":{"b c":1}}""", """{"a":{}}""", "$.a.b c is not on the type")]
    [InlineData("""{"a":1}""", """{"a":"1"}""", "$.a changes: 1 is written as \"1\"; give the member a type that keeps it")]
    [InlineData("""{"a":1.25}""", """{"a":1}""", "$.a changes: 1.25 is written as 1")]
    [InlineData(
        """{"firstName":"x"}""",
        """{"FirstName":"x"}""",
        "$.firstName is not on the type: add a member for it, or give the one that is meant [JsonPropertyName(\"firstName\")]")]
    [InlineData("""{"a":[1,2]}""", """{"a":[1]}""", "$.a has 2 elements, and 1 are written")]
    [InlineData("""{"a":"2024-01-01T00:00:00+02:00"}""", """{"a":"2023-12-31T22:00:00Z"}""", "$.a changes")]
    [InlineData("""{"a":"2024-01-01T00:00:00"}""", """{"a":"2024-01-01T00:00:00Z"}""", "$.a changes")]
    [InlineData("""{"a":9007199254740993}""", """{"a":9007199254740992}""", "$.a changes")]
    public void A_loss_is_named_with_its_path(string sample, string written, string expected) =>
        Assert.StartsWith(expected, Assert.Single(Compare(sample, written)), StringComparison.Ordinal);

    [Theory]
    [InlineData("""{"a":1,"b":[1,2]}""", """{"b":[1,2],"a":1}""")]
    [InlineData("""{"a":"ü"}""", """{"a":"\u00fc"}""")]
    [InlineData("""{"a":1.10}""", """{"a":1.1}""")]
    [InlineData("""{"a":1e2}""", """{"a":100}""")]
    [InlineData("""{"a":"2024-01-01T00:00:00.100Z"}""", """{"a":"2024-01-01T00:00:00.1+00:00"}""")]
    [InlineData("""{"a":null}""", """{}""")]
    [InlineData("""{}""", """{"a":null}""")]
    public void What_is_the_same_in_other_words_is_no_loss(string sample, string written) => Assert.Empty(Compare(sample, written));

    [Theory]
    [InlineData("public class Order { public List<int> Tags { get; } = []; }", """{"Tags":[1,2]}""", """{"Tags":[]}""",
        "$.Tags has 2 elements, and 0 are written: Order.Tags has no setter, so that nothing is read into it: give it one")]
    [InlineData("public class Order { public string? Name { get; private set; } }", """{"Name":"x"}""", """{"Name":null}""",
        "$.Name changes: \"x\" is written as null; "
            + "the setter of Order.Name is not public: make it public, or give the member [JsonInclude]")]
    [InlineData("public class Order { public int Id { get; internal set; } }", """{"Id":7}""", """{"Id":0}""",
        "$.Id changes: 7 is written as 0; the setter of Order.Id is not public: make it public, or give the member [JsonInclude]")]
    [InlineData("public class Order { public List<Line>? Lines { get; set; } } public class Line { public int X { get; private set; } }",
        """{"Lines":[{"X":1}]}""", """{"Lines":[{"X":0}]}""",
        "$.Lines[0].X changes: 1 is written as 0; the setter of Line.X is not public: make it public, or give the member [JsonInclude]")]
    [InlineData("public class Order { public Stack<int>? Top { get; set; } }", """{"Top":[1,1,2]}""", """{"Top":[2,1,1]}""",
        "$.Top[0] changes: 1 is written as 2; give the member a type that keeps it (and at 1 more places like it)")]
    [InlineData("public class Order { public int Id { get; set; } }", """{"Id":7}""", """{"Id":0}""",
        "$.Id changes: 7 is written as 0; give the member a type that keeps it")]
    [InlineData("public class Order(int id) { public int Id { get; } = id / 2; }", """{"Id":7}""", """{"Id":3}""",
        "$.Id changes: 7 is written as 3; give the member a type that keeps it")]
    public void A_loss_has_its_cause_where_the_type_says_it(string code, string sample, string written, string expected)
    {
        Subject subject = Subjects.Of(_folder, "Order", $"using System.Collections.Generic; {code}", sample, "Order");
        using var after = JsonDocument.Parse(written);

        Assert.Equal([expected], SampleCheck.Compare(subject.Samples[0].Root, after.RootElement, subject.Type.Root, subject.Type.Policy));
    }

    /// <summary>Nobody would know otherwise that it is not the bytes that were given.</summary>
    [Theory]
    [InlineData("""{"a":1}""", 7, "sample.json comes back whole.")]
    [InlineData("""{ "a": 1 }""", 7, "sample.json comes back whole; timed as System.Text.Json writes it, 7 bytes for 10.")]
    [InlineData("""{ "a": 1 }""", null, "sample.json comes back whole.")]
    public void What_is_timed_is_told_where_it_is_not_what_was_given(string sample, int? written, string expected) =>
        Assert.Equal(expected, RoundTrip.Whole(Subjects.Sample(sample), written));

    [Fact]
    public void The_text_of_an_enum_in_another_case_is_told_with_what_keeps_it() => Assert.Equal(
        "$.State changes: \"pending\" is written as \"Pending\"; give the value of its enum [JsonStringEnumMemberName(\"pending\")]",
        Assert.Single(Compare("""{"State":"pending"}""", """{"State":"Pending"}""")));

    [Fact]
    public void A_document_of_many_elements_is_compared_in_a_time_that_grows_as_it_does()
    {
        string many = $"[{string.Join(',', Enumerable.Repeat("""{"a":{"b":1}}""", 300_000))}]";
        var watch = System.Diagnostics.Stopwatch.StartNew();
        Assert.Empty(Compare(many, many));
        Assert.InRange(watch.Elapsed, TimeSpan.Zero, TimeSpan.FromSeconds(20));
    }

    [Fact]
    public void The_same_loss_in_many_elements_is_told_once()
    {
        string loss = Assert.Single(Compare("""[{"a":1},{"a":2},{"a":3}]""", "[{},{},{}]"));
        Assert.Contains("2 more places", loss, StringComparison.Ordinal);
    }
}
