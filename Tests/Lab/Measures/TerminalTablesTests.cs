using JsonAot.Lab.Measures;
using JsonAot.Lab.Tables;
using JsonAot.Lab.Terminal;

namespace JsonAot.Tests.Lab.Measures;

/// <summary>How one table of many rows becomes the small tables of a terminal.</summary>
public class TerminalTablesTests
{
    private sealed record Line(string Payload, string Contender, string Task, double? Time, double? Ratio, string? Note = null);

    private static readonly Line[] Lines =
    [
        new("P", "A", "read", 10, 0.5),
        new("P", "A", "write", 20, null),
        new("P", "B", "read", 30, 1, "it only reads"),
        new("P", "C", "", null, null, "not in this build"),
        new("", "floor", "read", 1, 0.05),
        new("Q", "A", "read", 40, 2),
    ];

    private static (string[] Text, string[] Notes) Print(TerminalLayout layout, params string[] modes)
    {
        TableSpec spec = new TableSpec<Line>("test", "Test", _ => Lines) { Layout = layout }
            .Payload(line => line.Payload)
            .Contender(line => line.Contender)
            .Key("task", "task", line => line.Task)
            .Time("time", "a long label", line => line.Time, "time")
            .Ratio("ratio", "ratio", line => line.Ratio)
            .Note(line => line.Note);
        var reasons = new Reasons();
        using var output = new StringWriter();
        IEnumerable<Deployment> deployments = (modes.Length > 0 ? modes : ["jit"])
            .Select(mode => new Deployment("machine", "net10.0", mode));
        foreach (TextTable table in TerminalTables.Of(spec.ForTerminal(deployments), reasons))
            table.Print(output);

        return (output.ToString().Split(Environment.NewLine, StringSplitOptions.RemoveEmptyEntries), [.. reasons.Lines]);
    }

    /// <summary>Columns are two blanks apart.</summary>
    private static string Cells(string line) =>
        string.Join('|', line.Split("  ", StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries));

    [Fact]
    public void A_mode_keeps_its_name_where_a_table_says_the_framework_too()
    {
        (string[] text, _) = Print(new TerminalLayout { By = [Column.Payload, "task"] }, "aot-speed");
        Assert.Equal("Test: P, read, net10.0 aot-speed", text[0]);
    }

    [Fact]
    public void A_row_is_a_line_and_its_reason_is_marked()
    {
        (string[] text, string[] notes) = Print(new TerminalLayout { By = [Column.Payload, "task"] });
        Assert.Equal("Test: P, read, net10.0 jit", text[0]);
        Assert.Equal("time|ratio", Cells(text[1]));
        Assert.Equal("A|10.0 ns|0.50", Cells(text[2]));
        Assert.Equal("B [1]|30.0 ns|1.00", Cells(text[3]));
        Assert.Equal("C [2]|n/a", Cells(text[4]));
        // It belongs to no payload, and so to each of them.
        Assert.Equal("floor|1.00 ns|0.050", Cells(text[5]));
        Assert.Equal(["[1] it only reads", "[2] not in this build"], notes);
    }

    [Fact]
    public void Values_stand_beside_each_other_and_the_note_of_a_cell_at_its_first_figure()
    {
        (string[] text, string[] notes) = Print(new TerminalLayout { Across = "task" });
        Assert.Equal("Test: P, net10.0 jit", text[0]);
        Assert.Equal("read time|read ratio|write time", Cells(text[1]));
        Assert.Equal("A|10.0 ns|0.50|20.0 ns", Cells(text[2]));
        Assert.Equal("B|30.0 ns [1]|1.00|–", Cells(text[3]));
        Assert.Equal("C|n/a [2]|n/a [2]", Cells(text[4]));
        Assert.Equal("Test: Q, net10.0 jit", text[6]);
        Assert.Equal(2, notes.Length);
    }

    /// <summary>A kind that knows no contenders, such as the length of each document.</summary>
    [Fact]
    public void A_table_by_payload_alone_has_the_payloads_at_the_left()
    {
        TableSpec spec = new TableSpec<Line>("test", "Test", _ => Lines)
            .Payload(line => line.Payload).Time("time", "time", line => line.Time);
        TextTable table = Assert.Single(TerminalTables.Of(spec.ForTerminal([new Deployment("machine", "net10.0", "jit")]), new Reasons()));
        Assert.Equal(("Test: net10.0 jit", "P"), (table.Title, table.Rows[0][0]));
    }

    [Fact]
    public void Modes_share_a_table_where_a_kind_wants_to_compare_them()
    {
        (string[] text, _) = Print(new TerminalLayout { IsMerged = true, By = [Column.Payload, "task"] }, "jit", "aot");
        Assert.Equal("Test: P, read, net10.0", text[0]);
        Assert.Equal(
            ["A", "jit", "A", "aot", "B"],
            text[2..5].SelectMany(line => line.Split(' ', StringSplitOptions.RemoveEmptyEntries).Take(2)).Take(5));
    }
}
