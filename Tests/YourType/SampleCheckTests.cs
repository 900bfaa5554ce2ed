using System.Text;
using System.Text.Json;
using JsonAot.Lab.YourType.Checking;
using JsonAot.Lab.YourType.Finding;
using JsonAot.Lab.YourType.Samples;
using JsonAot.Tests.Lab;
using Xunit;

namespace JsonAot.Tests.YourType;

public sealed class SampleCheckTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    private IReadOnlyList<SampleFinding> Compare(string code, string sample, string written)
    {
        string file = _folder["Types.cs"];
        File.WriteAllText(file, code);
        var document = SampleDocument.Parse("sample.json", Encoding.UTF8.GetBytes(sample));
        using var right = JsonDocument.Parse(written);
        return SampleCheck.Compare(document.Root, right.RootElement, TypeFinder.Find(UserCode.Load([file]).EnsureCompiles(), document, null));
    }

    private static IReadOnlyList<SampleFinding> Compare(string sample, string written)
    {
        using var left = JsonDocument.Parse(sample);
        using var right = JsonDocument.Parse(written);
        return SampleCheck.Compare(left.RootElement, right.RootElement);
    }

    [Theory]
    [InlineData("""{"a":1,"b":[1,2]}""", """{"b":[1,2],"a":1}""")]
    [InlineData("""{"a":"ü"}""", """{"a":"\u00fc"}""")]
    public void The_same_value_has_no_finding(string sample, string written) => Assert.Empty(Compare(sample, written));

    [Theory]
    [InlineData("""{"items":[{"sku":"x"}]}""", """{"items":[{}]}""", SampleChange.Dropped, "$.items[0].sku is not on the type")]
    [InlineData("""{"a":{"b c":1}}""", """{"a":{}}""", SampleChange.Dropped, "$.a['b c'] is not on the type")]
    [InlineData("""{"a":1}""", """{"a":"1"}""", SampleChange.Changed, "$.a is a number and becomes a text")]
    [InlineData("""{"a":1.25}""", """{"a":1}""", SampleChange.Changed, "$.a changes: 1.25 is written as 1")]
    [InlineData("""{"firstName":"x"}""", """{"FirstName":"x"}""", SampleChange.Changed, "$.firstName is written under the name 'FirstName'")]
    [InlineData("""{"a":[1,2]}""", """{"a":[1]}""", SampleChange.Changed, "$.a has 2 elements, and 1 are written")]
    [InlineData("""{"a":"2024-01-01T00:00:00+02:00"}""", """{"a":"2023-12-31T22:00:00Z"}""", SampleChange.Changed, "$.a changes")]
    [InlineData("""{"a":"2024-01-01T00:00:00"}""", """{"a":"2024-01-01T00:00:00Z"}""", SampleChange.Changed, "$.a changes")]
    [InlineData("""{"a":9007199254740993}""", """{"a":9007199254740992}""", SampleChange.Changed, "$.a changes")]
    public void A_loss_is_named_with_its_path(string sample, string written, SampleChange change, string expected)
    {
        SampleFinding finding = Assert.Single(Compare(sample, written));
        Assert.Equal(change, finding.Change);
        Assert.True(finding.IsLoss);
        Assert.StartsWith(expected, finding.ToString(), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("""{"a":1.10}""", """{"a":1.1}""", SampleChange.Reformatted)]
    [InlineData("""{"a":1e2}""", """{"a":100}""", SampleChange.Reformatted)]
    [InlineData("""{"a":"2024-01-01T00:00:00.100Z"}""", """{"a":"2024-01-01T00:00:00.1+00:00"}""", SampleChange.Reformatted)]
    [InlineData("""{"a":null}""", """{}""", SampleChange.Reformatted)]
    [InlineData("""{}""", """{"a":null}""", SampleChange.Defaulted)]
    public void What_is_the_same_in_other_words_is_no_loss(string sample, string written, SampleChange change)
    {
        SampleFinding finding = Assert.Single(Compare(sample, written));
        Assert.Equal(change, finding.Change);
        Assert.False(finding.IsLoss);
    }

    /// <summary>With names in any case a name is no loss; the value below it may be one.</summary>
    [Fact]
    public void A_name_in_another_case_is_no_loss_where_any_case_is_read()
    {
        IReadOnlyList<SampleFinding> findings = Compare(
            "public class A { public string? FirstName { get; set; } public B? Inner { get; set; } } public class B { public int Total { get; set; } }",
            """{"FIRSTNAME":"x","INNER":{"TOTAL":1.5}}""",
            """{"FirstName":"x","Inner":{"Total":1}}""");

        Assert.Contains(findings, finding => finding is { Path: "$.FIRSTNAME", IsLoss: false, Change: SampleChange.Reformatted });
        Assert.Equal("$.INNER.TOTAL changes: 1.5 is written as 1; give the member a type that keeps it", Assert.Single(findings, finding => finding.IsLoss).ToString());
    }

    [Fact]
    public void The_names_of_a_map_are_data_in_any_case() =>
        Assert.Contains(
            Compare(
                "public class A { public int LongName { get; set; } public Dictionary<string, int> Map { get; set; } = []; }",
                """{"LONGNAME":1,"MAP":{"a":1}}""",
                """{"LongName":1,"Map":{"A":1}}"""),
            finding => finding is { Path: "$.MAP.a", IsLoss: true });

    [Fact]
    public void The_text_of_an_enum_in_another_case_is_told_with_what_keeps_it()
    {
        SampleFinding[] losses =
        [
            .. Compare(
                "public enum State { Pending, Paid } "
                    + "public class A { public State? State { get; set; } public List<State> States { get; set; } = []; public string? Text { get; set; } }",
                """{"State":"pending","States":["paid","PAID","paid"],"Text":"x"}""",
                """{"State":"Pending","States":["Paid","Paid","Paid"],"Text":"X"}""").Where(finding => finding.IsLoss),
        ];

        Assert.Equal(
            [
                "$.State is read in any case, and \"pending\" is written as \"Pending\": give the value of State that is meant [JsonStringEnumMemberName(\"pending\")]",
                "$.States[0] is read in any case, and \"paid\" is written as \"Paid\": give the value of State that is meant [JsonStringEnumMemberName(\"paid\")]"
                    + " (and at 1 more places like it)",
                "$.States[1] is read in any case, and \"PAID\" is written as \"Paid\": give the value of State that is meant [JsonStringEnumMemberName(\"PAID\")]",
                "$.Text changes: \"x\" is written as \"X\"; give the member a type that keeps it",
            ],
            losses.Select(loss => loss.ToString()));
    }

    [Fact]
    public void Dates_and_GUIDs_that_are_read_as_text_are_remarked()
    {
        const string sample = """
            {"Created":"2024-01-01","Items":[{"At":"2024-01-01T00:00:00Z","Key":"0b8a0000-0000-4000-8000-000000000001","Note":"2024-01-01"},
            {"At":"2024-01-01T00:00:00+01:00","Key":"0b8a0000-0000-4000-8000-000000000002","Note":"x"}],"Days":["2024-01-01"],"Typed":"2024-01-01T00:00:00Z"}
            """;
        SampleFinding[] remarks =
        [
            .. Compare(
                "public class A { public string? Created { get; set; } public List<I> Items { get; set; } = []; public string[]? Days { get; set; } "
                    + "public DateTime Typed { get; set; } } "
                    + "public class I { public string? At { get; set; } public string? Key { get; set; } public string? Note { get; set; } }",
                sample,
                sample),
        ];

        Assert.Equal(
            [
                "$.Created is read as text: its value is a date, which a DateOnly keeps",
                "$.Items[].At is read as text: all 2 values are dates, which a DateTimeOffset keeps",
                "$.Items[].Key is read as text: all 2 values are GUIDs, which a Guid keeps",
                "$.Days[] is read as text: its value is a date, which a DateOnly keeps",
            ],
            remarks.Select(remark => remark.ToString()));
        Assert.All(remarks, remark => Assert.False(remark.IsLoss));
    }

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
        SampleFinding finding = Assert.Single(Compare("""[{"a":1},{"a":2},{"a":3}]""", "[{},{},{}]"));
        Assert.Contains("2 more places", finding.Text, StringComparison.Ordinal);
    }
}
