namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>What to take for a need, what that gains, and what it costs. No cell has more than two figures.</summary>
/// <param name="Range">From the slowest to the fastest of the tests that a mean is made of.</param>
internal sealed record Decision(string Need, string Take, string Gain, string Range, string Next, string Cost)
{
    internal static readonly IReadOnlyList<string> Heads =
        ["You need", "Take", $"It gains (1x: {ContenderSets.Reference})", "Slowest to fastest", "To compare", "It costs"];

    private const string Words = "STJ is System.Text.Json; calls take or give an array of UTF-8 bytes. A test is one payload, read or "
        + "written; \"as fast\" is a mean of all tests, beside the slowest and the fastest of them, and your own type is one more. "
        + "Where a row does not name NativeAOT, its figures are of the JIT. (ours) is SpanCodec, this project's own.";

    internal string[] Cells => [Need, Take, Gain, Range, Next, Cost];

    /// <summary>Below the table, for who does not know its words.</summary>
    internal static string Key(IReadOnlyList<Decision> shown) =>
        shown.Any(decision => decision.Cells.Any(cell => cell.Contains($"({AdaptedLane.Mark})", StringComparison.Ordinal)))
            ? $"{Words} A name may be marked as {AdaptedLane.Sentence}."
            : Words;

    public override string ToString() => $"{Phrases.Capital(Need)}: take {Take}. "
        + $"{string.Join("; ", Cells[2..].Where(cell => cell.Length > 0))}.";
}
