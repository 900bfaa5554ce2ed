using BenchTurns.Turns;
using JsonAot.Lab.Running.Turns;

namespace JsonAot.Tests.Timing;

/// <summary>From results of turns to the rows of a file.</summary>
public class TurnRowsTests
{
    private const string Reference = "STJ source-gen";

    [Fact]
    public void A_row_has_the_figures_of_its_result_and_what_its_process_says_of_the_call()
    {
        TimesRow row = Rows(Of(0, Figure("SpanCodec", 50), Figure(Reference, 100)), Of(1, Figure("SpanCodec", 80), Figure(Reference, 160)))
            .Single(row => row.Contender == "SpanCodec");
        Assert.Equal([2.0, 2.0], row.Quotients);
        Assert.Equal(
            (65.0, Reference, 7, 672, true, false), (row.CpuNs, row.Reference, row.Seed, row.DocumentBytes, row.IsLossy, row.IsAdapted));
        Assert.Equal("it loses A", row.Note);
    }

    [Fact]
    public void A_result_without_a_figure_is_a_row_with_its_reason()
    {
        TimesRow row = Rows(Of(0, Figure("SpanCodec", 50)), Of(1, Figure("SpanCodec", 50) with { Reason = "it hangs" })).Single();
        Assert.Equal(("it hangs", null), (row.Unavailable, row.CpuNs));
    }

    /// <summary>
    /// Rows live at different times if the memory has no room for all at once: these two are not compared with each other.
    /// </summary>
    [Fact]
    public void Rows_of_several_groups_say_in_which_they_lived()
    {
        Generation first = Of(0, Figure("SpanCodec", 50), Figure(Reference, 100));
        Generation second = Of(0, Figure("Jil", 50), Figure(Reference, 100)) with { Group = "P, group 2 of 2" };
        IReadOnlyList<TimesRow> rows = Rows(first, second);
        TimesRow Row(string contender) => rows.Single(row => row.Contender == contender);
        Assert.True(Row("SpanCodec").WasBeside(Row(Reference)) && Row("Jil").WasBeside(Row(Reference)));
        Assert.False(Row("SpanCodec").WasBeside(Row("Jil")));
    }

    private static IReadOnlyList<TimesRow> Rows(params Generation[] generations) => TurnRows.Of(
        generations, Reference, 7,
        result => new TimesRow { Payload = "P", Contender = result.Entrant, Direction = "deserialize", Lane = "utf8", Form = "canonical" });

    private static Generation Of(int number, params TurnFigure[] figures) => new("P", number, figures);

    private static TurnFigure Figure(string contender, double ns) => new(contender, false, "read utf8 canonical")
    {
        CpuNs = ns, WallNs = ns, AllocatedBytes = 8, Facts = "672 lossy", Note = "it loses A",
    };
}
