using JsonAot.Lab.Tables;

namespace JsonAot.Lab.Measures.Verify;

/// <summary>What each contender loses on each payload.</summary>
internal sealed class FidelityKind : Kind<FidelityResults>
{
    internal override int Place => 20;

    internal override string Plot => "fidelity";

    internal override string Command => LabCommand("verify");

    internal override IVerb Verb => new VerifyVerb(this, new CrossReadKind());

    internal override IReadOnlyList<TableSpec> Tables { get; } =
    [
        new TableSpec<FidelityRow>("fidelity", "Fidelity", deployment => deployment.Of<FidelityResults>()?.Rows ?? [])
            {
                Layout = new() { By = [], Across = ResultTable.Payload, HasNotesInCells = true },
            }
            .Payload(row => row.Payload)
            .Contender(row => row.Contender)
            .Outcome("outcome", row => row.Outcome == CheckOutcome.Unavailable ? null : CheckWords.Of(row.Outcome), CheckWords.Of(CheckOutcome.Unavailable), "")
            .Note(row => CheckWords.Summary([.. row.Findings, .. row.Remarks]) ?? row.OneWay, "what was seen"),
    ];
}

/// <summary>Whose output each contender can read.</summary>
internal sealed class CrossReadKind : Kind<CrossReadResults>
{
    internal override int Place => 100;

    internal override string SectionId => "crossread";

    internal override string Plot => "crossread";

    internal override string Command => LabCommand("verify");

    internal override IReadOnlyList<TableSpec> Tables { get; } =
    [
        new TableSpec<CrossReadRow>("crossread", "Who reads whose output", deployment => deployment.Of<CrossReadResults>()?.Rows ?? [])
            {
                Layout = new()
                {
                    Across = "reader",
                    IsNumbered = true,
                    Sentence = (cell, reader, writers, note) => cell == "–" ? $"– {note}" : $"{cell} {reader} reading {writers}: {note}",
                },
                LeftOut = ("outcome", CheckWords.Of(CheckOutcome.Faithful), "Pairs that are not listed read equal by value."),
            }
            .Payload(row => row.Payload)
            .Name(ResultTable.Contender, "writer", row => row.Writer)
            .Name("reader", "reader", row => row.Reader, ResultTable.Contender)
            .Text("outcome", "outcome", row => CheckWords.Of(row.Outcome), shown: Shown.InReports)
            .Text("letter", "outcome", row => CheckWords.LetterOf(row.Outcome), shown: Shown.OnTerminal)
            .Note(row => CheckWords.Summary(row.Findings), "what was seen"),
    ];
}

internal static class CheckWords
{
    private const int MostFindings = 3;

    internal static string Of(CheckOutcome outcome) => outcome.ToString().ToLowerInvariant();

    internal static string LetterOf(CheckOutcome outcome) => outcome switch
    {
        CheckOutcome.Faithful => "=",
        CheckOutcome.Unavailable => "–",
        _ => outcome.ToString()[..1],
    };

    /// <summary>The first few: the result file has them all.</summary>
    internal static string? Summary(IReadOnlyList<string> findings) => findings.Count switch
    {
        0 => null,
        <= MostFindings => string.Join("; ", findings),
        _ => $"{string.Join("; ", findings.Take(MostFindings))}; and {findings.Count - MostFindings} more",
    };
}
