using JsonAot.Errors;
using JsonAot.Lab.MeasuredPrograms.Probe.Answers;
using JsonAot.Lab.Tables;

namespace JsonAot.Lab.Measures.Verify;

/// <summary>How each library fails, which matters more than how fast it is on the day when the input is wrong.</summary>
internal sealed class ErrorsKind : Kind<Results<ErrorRow>>
{
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

/// <summary>Tries every case of an error, each in a process of its own, which it may end.</summary>
internal sealed class ErrorCheck(ProbeSession session, IReadOnlyList<IPayload> payloads)
{
    // A process starts, reads the whole document and then the damaged one: all but a hang is over in less than a second.
    private static readonly TimeSpan Limit = TimeSpan.FromSeconds(10);

    private readonly (IPayload Chosen, ErrorScenario Scenario)[] _cases = [.. ErrorScenarios.For(Damaged(payloads))];

    internal IReadOnlyList<ErrorRow> Run(Contender contender)
    {
        if (ProbeSession.AbsenceOf(contender) is { } absence)
            return [.. _cases.Select(one => RowOf(contender, one.Chosen, one.Scenario) with { Unavailable = absence })];
        return VerifyVerb.AskEach(_cases, one => Judge(
            RowOf(contender, one.Chosen, one.Scenario),
            session.Process.Ask(AnswerJson.Default.ErrorAnswer, Limit, "error", one.Scenario.Name, contender.Name, one.Chosen.Name)));
    }

    internal static ErrorRow Judge(ErrorRow row, ProbeReply<ErrorAnswer> reply) => reply switch
    {
        { Answer.Unavailable: { } reason } => row with { Unavailable = reason },
        // Both have the same words; a kind has more of them, for children that end without an answer.
        { Answer.Observation: { } seen } =>
            row with { Outcome = Enum.Parse<ErrorKind>($"{seen.Outcome}"), Exception = seen.Exception, Detail = seen.Detail },
        { Run.IsStackOverflow: true } => row with { Outcome = ErrorKind.StackOverflow, Detail = reply.Reason },
        { Run.End: ChildEnd.Hung } => row with { Outcome = ErrorKind.Hangs, Detail = reply.Reason },
        _ => row with { Outcome = ErrorKind.Crashes, Detail = reply.Reason },
    };

    /// <summary>
    /// The payloads that the articles damaged, or all that were chosen where those are not among them: every case is a process.
    /// </summary>
    internal static IReadOnlyList<IPayload> Damaged(IReadOnlyList<IPayload> payloads)
    {
        IPayload[] known = [.. payloads.Where(payload => ErrorScenarios.Payloads.Contains(payload.Name))];
        return known.Length > 0 ? known : payloads;
    }

    private static ErrorRow RowOf(Contender contender, IPayload chosen, ErrorScenario scenario) => new()
    {
        Contender = contender.Name,
        Payload = scenario.PayloadFor(chosen).Name,
        Scenario = scenario.Name,
        TakenAt = DateTimeOffset.UtcNow,
    };
}
