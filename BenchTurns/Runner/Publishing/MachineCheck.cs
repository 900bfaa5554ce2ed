namespace BenchTurns.Publishing;

/// <summary>Something that works or lacks, with the reason and the next action.</summary>
/// <param name="IsDefault">A command without options needs it.</param>
/// <param name="Next">What to do; null where it works.</param>
public sealed record MachineCheck(string Group, string Subject, bool IsDefault, string? Detail, string? Next = null)
{
    /// <summary>Whether nothing is to be done.</summary>
    public bool Works => Next is null;
}
