using JsonAot.Errors;
using JsonAot.Lab.Tables;

namespace JsonAot.Lab.Measures.Verify;

/// <summary>How each library fails, which matters more than how fast it is on the day when the input is wrong.</summary>
internal sealed class ErrorsKind : Kind<Results<ErrorRow>>
{
    internal override int Place => 90;

    internal override string Plot => "errors";

    internal override string Command => LabCommand("verify");

    internal override IReadOnlyList<TableSpec> Tables { get; } =
    [
        new TableSpec<ErrorRow>("errors", "When the input is wrong", deployment => deployment.Rows<ErrorRow>())
            {
                Layout = new() { By = ["document"], Across = "scenario" },
            }
            .Payload(row => row.Payload)
            .Contender(row => row.Contender)
            .Key("document", "document", DocumentOf, Shown.OnTerminal)
            .Key("scenario", "scenario", row => ErrorScenarios.Find(row.Scenario)?.Title ?? row.Scenario)
            .Outcome("outcome", row => row.Outcome is { } outcome ? Word(outcome) : null, "n/a")
            .Note(row => row.Unavailable ?? Seen(row), "what was seen", Shown.InReports)
            .Note(row => row.Unavailable ?? (IsOdd(row) ? $"{Word(row.Outcome!.Value)}: {row.Detail}" : null), shown: Shown.OnTerminal),
    ];

    internal override IEnumerable<string> Remarks(IReadOnlyList<IResults> measured) =>
        ErrorScenarios.All.Select(scenario => $"  {scenario.Title}: {scenario.Description}");

    /// <summary>A value that cannot be written has no document, so it is in every table.</summary>
    private static string DocumentOf(ErrorRow row) =>
        ErrorScenarios.Find(row.Scenario)?.Direction == Directions.Serialize ? "" : row.Payload;

    private static string Seen(ErrorRow row) => string.Join(": ", new[] { row.Exception, row.Detail }.OfType<string>());

    private static bool IsOdd(ErrorRow row) => row.Outcome is not (null or ErrorKind.Throws or ErrorKind.ReturnsNull);

    private static string Word(ErrorKind outcome) => outcome switch
    {
        ErrorKind.Throws => "throws",
        ErrorKind.Accepts => "accepts",
        ErrorKind.Cuts => "cuts",
        ErrorKind.ReturnsNull => "null",
        ErrorKind.StackOverflow => "overflow",
        ErrorKind.Hangs => "hang",
        _ => "crash",
    };
}
