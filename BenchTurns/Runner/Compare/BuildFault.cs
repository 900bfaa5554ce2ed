namespace BenchTurns.Compare;

/// <summary>A benchmark that has no program.</summary>
/// <param name="Reason">Why, as a sentence or the part of one.</param>
public sealed record BuildFault(string Name, string Mode, string Reason);
