namespace BenchTurns.Turns;

/// <summary>Where a run is.</summary>
public sealed record TurnProgress(string Group, int Generation, int Generations, string What, TimeSpan Elapsed)
{
    /// <summary>As one line.</summary>
    public override string ToString() => $"{Group}, generation {Generation} of {Generations}, {Elapsed.TotalSeconds:0} s: {What}";
}
