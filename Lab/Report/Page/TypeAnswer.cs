using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Report.Page;

/// <summary>What the page of one type opens with, in the place of the suite's decisions: the same as a terminal is told.</summary>
/// <param name="Notes">Why some cells of the table are empty.</param>
/// <param name="Sentences">The most important first.</param>
/// <param name="Code">What adopts the winner; empty where there is none.</param>
internal sealed record TypeAnswer(
    string Type, TextTable Table, IReadOnlyList<string> Notes, IReadOnlyList<string> Sentences, string? Winner, IReadOnlyList<string> Code);
