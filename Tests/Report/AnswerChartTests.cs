using System.Text.Json;
using System.Xml.Linq;
using JsonAot.Lab.Report;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.Report;

/// <summary>The first picture of README and page, and the file of all figures.</summary>
public sealed class AnswerChartTests : AnswerTests
{
    private static TimesRow[] Calls(string contender, double ns) => [Row(contender, "Serialize", ns), Row(contender, "Deserialize", ns)];

    private IReadOnlyList<LibraryBar> Bars()
    {
        TimesRow[] jit =
        [
            .. Calls("STJ source-gen", 200),
            .. Calls("Newtonsoft.Json", 400),
            .. Calls("SpanCodec", 100),
            .. Calls("Hand-written", 10),
            .. Calls("Jil", 50).Select(row => row with { IsLossy = true }),
            .. Calls("STJ reflection, any case", 20),
            Row("STJ fast path", "Serialize", 20),
        ];
        Save("jit", jit);
        Save("aot", [.. Calls("STJ source-gen", 300), .. Calls("SpanCodec", 100)]);
        SaveRows(
            "aot",
            Verdict("STJ source-gen", NativeVerdict.Works), Verdict("SpanCodec", NativeVerdict.Works), Verdict("Jil", NativeVerdict.Throws),
            Verdict("Newtonsoft.Json", NativeVerdict.SilentlyWrong), Verdict("Newtonsoft.Json", NativeVerdict.Throws, "Person"));
        return Conclude().Bars;
    }

    [Fact]
    public void Each_library_has_one_bar_and_what_is_lossy_has_a_line_without_one()
    {
        IReadOnlyList<LibraryBar> bars = Bars();
        Assert.Equal(["SpanCodec", "STJ source-gen", "Newtonsoft.Json", "Jil"], bars.Select(bar => bar.Name));
        Assert.Equal(["works", "works", "1 of 2 silently wrong", "throws"], bars.Select(bar => bar.Verdict.ToString()));
        Assert.Equal(["2.0x", "0.50x"], [bars[0].Jit!.Times, bars[2].Jit!.Times]);
        Assert.Equal("3.0x", bars[0].Native!.Times);
        Assert.Null(bars[2].Native);
        Assert.Null(bars[3].Jit);
    }

    /// <summary>The worst of many documents is no word for all of them, and what helps belongs beside it.</summary>
    [Fact]
    public void A_library_that_is_mended_by_rooting_says_so()
    {
        Bars();
        SaveRows(
            "aot-rooted",
            Verdict("Newtonsoft.Json", NativeVerdict.Works), Verdict("Newtonsoft.Json", NativeVerdict.Works, "Person"),
            Verdict("Jil", NativeVerdict.Throws));
        Assert.Equal(
            ["works", "works", "1 of 2 silently wrong; rooted: works", "throws"],
            Conclude().Bars.Select(bar => bar.Verdict.ToString()));
    }

    /// <summary>Means of one direction hide the other.</summary>
    [Fact]
    public void Reading_and_writing_have_bars_of_their_own_where_both_are_known()
    {
        Save("jit", Row("STJ source-gen", "Serialize", 200), Row("SpanCodec", "Serialize", 100));
        BarPart one = Assert.Single(Conclude().Bars[0].Parts);
        Assert.Equal(("written", "2.0x"), (one.Word, one.Jit.Times));
        Assert.Contains(">2.0x written<", AnswerChart.Picture(Conclude().Bars, "here"), StringComparison.Ordinal);
        Assert.Contains("SpanCodec (ours) written 2.0x, natively ", AnswerChart.OfPage(Conclude().Bars), StringComparison.Ordinal);
        Save("jit", Row("STJ source-gen", "Deserialize", 200), Row("SpanCodec", "Deserialize", 50));
        IReadOnlyList<BarPart> parts = Conclude().Bars[0].Parts;
        Assert.Equal([("read", "4.0x"), ("written", "2.0x")], parts.Select(part => (part.Word, part.Jit.Times)));
    }

    /// <summary>A picture is a document of its own: another program must be able to read it.</summary>
    [Fact]
    public void The_picture_is_whole_and_says_which_bar_is_ours()
    {
        var picture = XDocument.Parse(AnswerChart.Picture(Bars(), "here & now"));
        XElement[] all = [.. picture.Descendants()];
        // Two of each library that is ranked: read, and written.
        Assert.Equal(6, all.Count(part => part.Name.LocalName == "rect"));
        Assert.Equal(4, all.Count(part => part.Name.LocalName == "circle"));
        string[] texts = [.. all.Where(part => part.Name.LocalName == "text").Select(part => part.Value)];
        Assert.Contains("SpanCodec (ours)", texts);
        Assert.Contains("here & now", texts);
        Assert.Contains("(2.0x to 2.0x)", texts);
    }

    /// <summary>A picture is passed on without its page.</summary>
    [Fact]
    public void Libraries_have_their_versions_and_what_comes_with_the_framework_has_none()
    {
        Bars();
        Store.Save(new TimesResults(
            SteadyResults.Of().Manifest with { Packages = new Dictionary<string, string> { ["Jil"] = "Jil 2.17.0" } },
            SteadyResults.InTurns([.. Calls("STJ source-gen", 200), .. Calls("Jil", 50)])));
        var picture = XDocument.Parse(AnswerChart.Picture(Conclude().Bars, "here"));
        string[] texts = [.. picture.Descendants().Where(part => part.Name.LocalName == "text").Select(part => part.Value)];
        Assert.Contains("Jil 2.17.0", texts);
        Assert.Contains("STJ source-gen", texts);
    }

    /// <summary>The circle of a native program may lie behind the end of the bar.</summary>
    [Fact]
    public void A_figure_stands_behind_its_bar_and_its_circle()
    {
        XElement[] all = [.. XDocument.Parse(AnswerChart.Picture(Bars(), "here")).Descendants()];
        double X(XElement part, string name) =>
            double.Parse(part.Attribute(name)!.Value, System.Globalization.CultureInfo.InvariantCulture);
        double text = X(all.First(part => part.Value == "2.0x / 2.0x" && part.Name.LocalName == "text"), "x");
        double circle = all.Where(part => part.Name.LocalName == "circle").Max(part => X(part, "cx"));
        double bar = all.Where(part => part.Name.LocalName == "rect").Max(part => X(part, "x") + X(part, "width"));
        Assert.True(circle > bar && text > circle, $"{bar} {circle} {text}");
    }

    [Fact]
    public void The_file_of_all_figures_has_each_row_of_each_table_and_no_member_for_what_is_not_known()
    {
        using var results = SyntheticResults.Machines(1);
        var model = ReportModel.Load(results.Folder);
        JsonElement data = JsonDocument.Parse(DataFile.Of(model)).RootElement;
        Assert.Equal(1, data.GetProperty("schema").GetInt32());
        Assert.All(model.Tables, table => Assert.Equal(table.Rows.Count, data.GetProperty(table.Id).GetArrayLength()));
        JsonElement[] rows = [.. data.GetProperty("steady").EnumerateArray()];
        Assert.All(
            rows,
            row => Assert.Equal(row.GetProperty("contender").GetString() != SyntheticResults.Absent, row.TryGetProperty("time", out _)));
        Assert.Equal(model["steady"].Rows[0].Number("time"), rows[0].GetProperty("time").GetDouble());
        Assert.Equal(model["warmup"].Rows[0]["calls"].Series!.Count, data.GetProperty("warmup")[0].GetProperty("calls").GetArrayLength());
    }
}
