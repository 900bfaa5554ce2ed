namespace BenchTurns.Tests;

/// <summary>The code of the clock itself, in the process that is timed.</summary>
[Collection("Alone")]
public class OwnCodeTests
{
    private const int Turns = 40;

    /// <summary>
    /// Where calls are slow there are few turns. The JIT compiled the clock's own code in most of them, on another thread, and its time was
    /// counted as the calls'.
    /// </summary>
    [Fact]
    public void The_clock_gives_the_JIT_nothing_to_do_while_calls_are_timed()
    {
        var program = new ChildProcess(House.TimedProgram) { Environment = Entrant.Variables };
        using var child = new LiveChild(program, ["slow", "read"]);
        TurnLine line = Next(child, TurnWord.Ready);
        var compiled = new List<double>();
        for (int turn = 0; turn < Turns; turn++)
        {
            child.Write("0 1 100");
            line = Next(child, TurnWord.Timed);
            compiled.Add(TurnBatch.Of(line.Figures)!.Value.Compiled);
        }

        child.Write(TurnLine.NoMoreTurns);
        // A machine that is busy may be late with some. Without that warming up it was all but a few.
        Assert.True(compiled.Count(methods => methods > 0) <= Turns / 2, string.Join(' ', compiled));
    }

    private static TurnLine Next(LiveChild child, TurnWord word)
    {
        while (child.ReadLine(TimeSpan.FromMinutes(1)) is { } text)
        {
            if (TurnLine.Parse(text) is { } line && line.Word == word)
                return line;
        }

        throw new InvalidOperationException($"it ended: {child.End().WhyNoAnswer}");
    }
}
