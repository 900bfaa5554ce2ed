namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>What to take, and what that gains.</summary>
/// <param name="Range">From the slowest to the fastest of the tests that a mean is made of.</param>
/// <param name="More">What else it gains; null for nothing.</param>
internal sealed record Advice(string Take, string Gain, string Range = "", string? More = null)
{
    internal static readonly Advice None = new("", "");

    internal bool IsGiven => Take.Length > 0;

    internal string Told => Phrases.Joined(Range.Length == 0 ? Gain : $"{Gain} ({Range})", More);
}

/// <summary>What to take for a need, and what it costs.</summary>
/// <param name="Today">Of what can be installed.</param>
/// <param name="Built">This project's own, where it is better: nobody can install it yet.</param>
internal sealed record Decision(string Need, Advice Today, Advice Built, string Cost)
{
    internal static readonly IReadOnlyList<string> Heads =
        ["You need", "Take today", "It gains", "Take, if you build it", $"It gains (1x: {ContenderSets.Reference})", "It costs"];

    private const string Words = "STJ is System.Text.Json; calls take or give an array of UTF-8 bytes. What can be taken today comes with "
        + ".NET or from NuGet. A test is one payload, read or written. 2.0x is twice as fast: the mean of all tests, and in brackets the "
        + "slowest and the fastest test, which is no range of error; your own type is one more. A tie is too near to 1x to tell. Where a "
        + "row does not name NativeAOT, its figures are of the JIT. (ours) is SpanCodec, "
        + "this project's own, built from these sources until it is published; its resolver is one line in a program that has STJ.";

    internal string[] Cells => [Need, Today.Take, Today.Told, Built.Take, Built.Told, Cost];

    /// <summary>Below the table, for who does not know its words.</summary>
    internal static string Key(IReadOnlyList<Decision> shown) =>
        shown.Any(decision => decision.Cells.Any(cell => cell.Contains($"({AdaptedLane.Mark})", StringComparison.Ordinal)))
            ? $"{Words} A name may be marked as {AdaptedLane.Sentence}."
            : Words;

    public override string ToString()
    {
        string[] advised =
        [
            .. Today.IsGiven ? [$"take {Today.Take}: {Today.Told}"] : Array.Empty<string>(),
            .. Built.IsGiven ? [$"if you build it, {Built.Take}: {Built.Told}"] : Array.Empty<string>(),
            .. Cost.Length > 0 ? [Cost] : Array.Empty<string>(),
        ];
        return $"{Phrases.Capital(Need)}: {string.Join("; ", advised)}.";
    }
}
