namespace BenchTurns.Tests;

/// <summary>Where a run is.</summary>
public class StatusLineTests
{
    [Fact]
    public void A_log_gets_a_line_now_and_then()
    {
        using var log = new StringWriter();
        var line = new StatusLine(log, isTerminal: false, "Turns: ");
        foreach (int number in Enumerable.Range(0, 5))
            line.Show($"{number} of 5");
        line.End();
        Assert.Equal(["Turns: 0 of 5"], log.ToString().Split('\n', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries));
    }

    [Fact]
    public void On_a_terminal_a_shorter_line_hides_the_one_before_and_the_end_hides_all()
    {
        using var terminal = new StringWriter();
        var line = new StatusLine(terminal, isTerminal: true);
        line.Show("12 of 91");
        line.Show("done");
        line.End();
        Assert.Equal("\r12 of 91\rdone    \r    \r", terminal.ToString());
    }
}
