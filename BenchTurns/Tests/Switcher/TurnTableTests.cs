using BenchTurns.Report;

namespace BenchTurns.Tests;

/// <summary>The table at the end of a run.</summary>
public class TurnTableTests
{
    private static readonly TableRow[] Rows =
    [
        new("A", "Base", "jit") { MedianNs = 200, IsReference = true, AllocatedBytes = 24 },
        new("A", "Fast", "jit") { MedianNs = 100, Speed = new Comparison(new Estimate(2, 1.9, 2.1)), AllocatedBytes = 0 },
        new("A", "Fast", "aot") { MedianNs = 80, AllocatedBytes = 0, HasNote = true },
    ];

    [Fact]
    public void Modes_stand_side_by_side_and_what_is_missing_is_said()
    {
        string table = string.Join('\n', TurnTable.Lines(["jit", "aot"], Rows));
        Assert.Matches(@"Base\s+200 ns\s+1x\s+24 B\s+n/a", table);
        Assert.Matches(@"Fast\s+100 ns\s+2\.00x\s+1\.90–2\.10\s+0 B\s+80\.0 ns \*", table);
    }

    [Fact]
    public void Where_nothing_is_compared_no_column_waits_for_a_ratio()
    {
        string[] alone = [.. TurnTable.Lines(["jit"], [new TableRow("A", "One", "jit") { MedianNs = 200, AllocatedBytes = 24 }])];
        Assert.Matches(@"^\s+jit median\s+allocated$", alone[0]);
        Assert.Matches(@"One\s+200 ns\s+24 B$", alone[2]);
    }

    [Fact]
    public void They_stand_below_each_other_where_the_terminal_is_narrow()
    {
        string[] lines = [.. TurnTable.Lines(["jit", "aot"], Rows, width: 60)];
        Assert.All(lines, line => Assert.True(line.Length <= 60, line));
        Assert.Equal(2, lines.Count(line => line.Contains("Fast", StringComparison.Ordinal)));
    }

    [Fact]
    public void The_clock_on_the_wall_has_columns_where_it_says_something_else()
    {
        Assert.DoesNotContain("wall", string.Join('\n', TurnTable.Lines(["jit"], Rows)), StringComparison.Ordinal);
        TableRow waits = Rows[1] with { Label = "Waits", ApartWallNs = 2e6, WallSpeed = new Comparison(new Estimate(0.5, 0.4, 0.6)) };
        Assert.Matches(@"Waits\s+100 ns\s+2\.00 ms\s+2\.00x\s+0\.50x", string.Join('\n', TurnTable.Lines(["jit"], [.. Rows, waits])));
    }
}
