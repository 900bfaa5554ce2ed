using BenchTurns.Turns;

namespace BenchTurns.Compare;

/// <summary>A benchmark whose program can be timed.</summary>
/// <param name="Name">The same in every build and in every mode, such as "Parsing.Words(Count: 10)".</param>
/// <param name="Mode">How its program is published, such as "jit".</param>
/// <param name="Group">What is compared with each other within a build.</param>
/// <param name="IsBaseline">Whether the others of the group are compared with it.</param>
/// <param name="Operations">What a call makes; figures are of one of them.</param>
/// <param name="Program">It speaks the protocol of turns. In the file its path is relative to the folder.</param>
/// <param name="Arguments">What it is told behind the task.</param>
/// <param name="Environment">Variables that its process has besides those of every process that is timed.</param>
public sealed record BuiltRow(
    string Name,
    string Mode,
    string Group,
    bool IsBaseline,
    int Operations,
    string Program,
    IReadOnlyList<string> Arguments,
    IReadOnlyDictionary<string, string> Environment)
{
    /// <summary>How its process takes part in a group.</summary>
    /// <param name="name">What the process is called there.</param>
    public Entrant EntrantOf(string name) => Entrant.Of(name, Program, Environment, Arguments);
}
