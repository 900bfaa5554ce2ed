using JsonAot.Lab.Measures.Cpu;
using JsonAot.Libraries;
using Xunit;

namespace JsonAot.Tests.Lab.Measures;

public class CpuCellTests
{
    private static readonly CpuCell[] Cells = CpuCell.All(
        [Contenders.Named("STJ reflection"), Contenders.Named("STJ source-gen")],
        [MeasuredPayloads.Named("Person"), MeasuredPayloads.Named("Simple"), MeasuredPayloads.Named("Complex")]);

    /// <summary>A result file joins rows by their keys, and a journal its lines by their titles.</summary>
    [Fact]
    public void No_row_and_no_title_is_there_twice_but_for_what_is_measured_again()
    {
        var keys = Cells.Where(cell => !cell.IsAgain).SelectMany(cell => cell.Rows).Select(row => row.Key).ToList();
        Assert.Equal(keys.Distinct().Count(), keys.Count);
        Assert.Equal(Cells.Select(cell => cell.Title).Distinct().Count(), Cells.Length);
    }

    [Fact]
    public void Failing_calls_are_those_of_the_articles_payloads()
    {
        string[] failing = [.. Cells.SelectMany(cell => cell.Rows).Where(row => row.Scenario is not null).Select(row => row.Payload).Distinct().Order()];
        Assert.Equal(["Complex", "ComplexNode", "Simple", "SimpleNode"], failing);
    }

    /// <summary>A probe visits one payload.</summary>
    [Fact]
    public void Calls_of_one_process_have_one_payload() => Assert.All(Cells, cell => Assert.Single(cell.Rows.Select(row => row.Payload).Distinct()));

    [Fact]
    public void One_contender_is_measured_again_at_the_end()
    {
        CpuCell[] again = [.. Cells.Where(cell => cell.IsAgain)];
        Assert.Equal(again, Cells[^3..]);
        Assert.All(again, cell => Assert.Equal("STJ source-gen", cell.Contender.Name));
    }
}
