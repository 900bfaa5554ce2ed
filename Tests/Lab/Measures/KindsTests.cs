using System.Reflection;
using JsonAot.Lab;
using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Memory;
using JsonAot.Lab.Measures.Size;
using JsonAot.Lab.Report.Model;
using JsonAot.Lab.Tables;
using JsonAot.Lab.Terminal;

namespace JsonAot.Tests.Lab.Measures;

/// <summary>A kind brings words, a section, a verb, tables.</summary>
public class KindsTests
{
    private static readonly IReadOnlyList<Deployment> None = [];

    public static TheoryData<string> Files() => [.. Kinds.All.Select(kind => kind.FileName)];

    private static Kind KindOf(string file) => Kinds.All.Single(kind => kind.FileName == file);

    [Theory]
    [MemberData(nameof(Files))]
    public void A_kind_explains_itself_and_has_a_section(string file)
    {
        Kind kind = KindOf(file);
        Assert.NotEmpty(kind.Explanation.Title);
        Assert.NotEmpty(kind.Explanation.Lead);
        Assert.NotEmpty(kind.Explanation.Figures);
        Assert.Equal(kind.Plot is not null, kind.Explanation.Plot.Count > 0);
        Assert.Equal(kind.Tables, Sections.All.Single(section => section.Id == kind.SectionId).Tables);
        if (kind.Verb is { } verb)
            Assert.Contains(verb.Create().Name, Verbs.All.Select(known => known.Create().Name));
    }

    [Theory]
    [MemberData(nameof(Files))]
    public void Its_columns_have_ids_of_their_own_in_reports_and_on_a_terminal(string file)
    {
        foreach (TableSpec spec in KindOf(file).Tables.Concat(KindOf(file).OnTerminal))
        {
            ResultTable[] tables = [spec.ForReports(None), spec.ForTerminal(None)];
            Assert.All(tables, table => Assert.Equal(table.Columns.Count, table.Columns.DistinctBy(column => column.Id).Count()));
            Assert.All(
                tables[1].Layout.By.Concat(tables[1].Layout.Across is { } across ? [across] : []),
                column => Assert.True(tables[1].Has(column), column));
        }
    }

    /// <summary>Those that other programs read are in Lab/Results; a kind may have its own in its folder.</summary>
    [Fact]
    public void Every_kind_of_result_file_is_known()
    {
        IEnumerable<string> names = new[] { typeof(IResults).Assembly, typeof(Kinds).Assembly }.SelectMany(assembly => assembly.GetTypes())
            .Where(type => type.IsClass && !type.IsGenericTypeDefinition && type.GetInterfaces().Any(one => one.IsGenericType
                && (one.GetGenericTypeDefinition() == typeof(IResults<>) || one.GetGenericTypeDefinition() == typeof(IRow<>))))
            .Select(type => (string)type.GetProperty("FileName", BindingFlags.Public | BindingFlags.Static)!.GetValue(null)!);
        Assert.Equal(names.Order(StringComparer.Ordinal), Kinds.All.Select(kind => kind.FileName).Order(StringComparer.Ordinal));
    }

    [Fact]
    public void A_row_without_figures_says_why()
    {
        var reasons = new Reasons();
        MemoryRow row = new() { Contender = "A", Payload = "P", Times = 10, Unavailable = "no memory" };
        Results<MemoryRow> memory = new(
            SteadyResults.Of().Manifest, [row, row with { Contender = "B", Unavailable = null, PeakBytes = 1, Note = "lossy" }]);
        Results<SizeRow> size = new(memory.Manifest, [new SizeRow { Contender = "A", Payload = "P", Unavailable = "no linker" }]);
        Assert.NotEmpty(new MemoryKind().Fold([memory], reasons));
        Assert.NotEmpty(new SizeKind().Fold([size], reasons));
        Assert.Equal(["[1] no memory", "[2] lossy", "[3] no linker"], reasons.Lines);
    }

    [Fact]
    public void A_file_without_rows_makes_empty_tables() =>
        Assert.All(Kinds.All, kind => Assert.Empty(kind.Fold([], new Reasons())));

    [Fact]
    public void Words_come_from_Markdown_with_a_title_a_lead_and_two_heads()
    {
        var words = Explanation.Parse("# A title\n\nThe lead\nin two lines.\n\n## Plot\n\nA mark.\n\n## Figures\n\none: 1\n\ntwo: 2\n");
        Assert.Equal(("A title", "The lead in two lines.", "A mark. one: 1 two: 2"), (words.Title, words.Lead, words.HowToRead));
        Assert.Equal(["one: 1", "two: 2"], words.Figures);
    }

    [Fact]
    public void A_kind_without_its_Markdown_says_which_file_is_missing() =>
        Assert.Contains("nothing.md", Assert.Throws<LabException>(() => Explanation.Of("nothing")).Message, StringComparison.Ordinal);
}
