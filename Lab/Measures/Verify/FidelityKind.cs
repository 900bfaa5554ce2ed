using JsonAot.Lab.Tables;

namespace JsonAot.Lab.Measures.Verify;

/// <summary>What each contender loses on each payload.</summary>
internal sealed class FidelityKind : Kind<Results<FidelityRow>>
{
    private const int MostFindings = 3;

    internal override IVerb Verb => new VerifyVerb(this);

    internal override IReadOnlyList<TableSpec> Tables { get; } =
    [
        new TableSpec<FidelityRow>("fidelity", "Fidelity", deployment => deployment.Rows<FidelityRow>())
            {
                Layout = new() { By = [], Across = Column.Payload },
            }
            .Payload(row => row.Payload)
            .Contender(row => row.Contender)
            .Outcome("outcome", WordOrNothing, Word(CheckOutcome.Unavailable))
            .Note(row => Summary([.. row.Findings, .. row.Remarks]) ?? row.OneWay, "what was seen"),
    ];

    private static string? WordOrNothing(FidelityRow row) => row.Outcome == CheckOutcome.Unavailable ? null : Word(row.Outcome);

    private static string Word(CheckOutcome outcome) => outcome.ToString().ToLowerInvariant();

    /// <summary>The first few: the result file has them all.</summary>
    private static string? Summary(IReadOnlyList<string> findings) => findings.Count switch
    {
        0 => null,
        <= MostFindings => string.Join("; ", findings),
        _ => $"{string.Join("; ", findings.Take(MostFindings))}; and {findings.Count - MostFindings} more",
    };
}
