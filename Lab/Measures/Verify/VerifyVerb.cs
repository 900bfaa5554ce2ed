using System.CommandLine;
using JsonAot.Lab.MeasuredPrograms.Probe.Answers;

namespace JsonAot.Lab.Measures.Verify;

/// <summary>
/// What each contender loses on each payload, and how it fails when the input is wrong. When a library loses something, that is a finding;
/// when our own code does, it is a fault.
/// </summary>
internal sealed class VerifyVerb(Kind fidelity) : MeasuringVerb(
    "verify", "Checks every contender on every payload, then with values and documents that are wrong.", fidelity, new ErrorsKind(),
    new ParsingKind())
{
    private readonly Option<bool> _suite = new("--suite")
    {
        Description = "Instead, asks every contender for the documents of JSONTestSuite: docs/conformance.md.",
    };

    // The gate takes nine steps with a document of megabytes, and a naive serializer takes seconds for one.
    private static readonly TimeSpan Limit = TimeSpan.FromSeconds(60);

    protected override Option<string> ModesOption { get; } = Choices.ModesOption("jit");

    protected override IReadOnlyList<Option> FurtherOptions => [_suite];

    protected override void Check(OptionValues given)
    {
        if (given.Get(_suite))
            _ = SuiteFolder.Find();
    }

    internal override IReadOnlyList<PublishRequest> Requests(Measuring run) => run.ProbeRequests;

    protected override IEnumerable<IResults> Measure(Measuring run)
    {
        string? folder = run.Get(_suite) ? SuiteFolder.Find() : null;
        foreach (ProbeSession session in run.Probes())
        {
            if (folder is not null)
            {
                var suite = new ParsingCheck(session.Process, folder);
                yield return new Results<ParsingRow>(session.Manifest, run.Rows(
                    session.Stamp, session.Manifest.Mode, ResultsJson.Readable.ResultsParsingRow, [.. run.Contenders.Chunk(4)],
                    some => $"the test suite with {some[0].Name} and others",
                    some => AskEach(some, suite.Ask)));
                continue;
            }

            yield return new Results<FidelityRow>(session.Manifest, run.Rows(
                session.Stamp, session.Manifest.Mode, ResultsJson.Readable.ResultsFidelityRow, run.Payloads,
                payload => $"the gate with {payload.Name}",
                payload => AskEach(run.Contenders, contender => Check(session.Process, contender, payload))));
            var errors = new ErrorCheck(session, run.Payloads);
            yield return new Results<ErrorRow>(session.Manifest, run.Rows(
                session.Stamp, session.Manifest.Mode, ResultsJson.Readable.ResultsErrorRow, run.Contenders,
                contender => $"how {contender.Name} fails",
                errors.Run));
        }
    }

    /// <summary>
    /// Asks many children at once: nothing is timed here, so they may share the processors. A processor that is free takes the next one,
    /// because slow contenders and cases stand beside each other.
    /// </summary>
    /// <returns>The answers in the order of the items.</returns>
    internal static TResult[] AskEach<TItem, TResult>(IReadOnlyList<TItem> items, Func<TItem, TResult> ask)
    {
        var results = new TResult[items.Count];
        var all = new ParallelOptions { MaxDegreeOfParallelism = Environment.ProcessorCount };
        Parallel.For(0, items.Count, all, i => results[i] = ask(items[i]));
        return results;
    }

    private static FidelityRow Check(ProbeProcess probe, Contender contender, IPayload payload)
    {
        var row = new FidelityRow
        {
            Contender = contender.Name,
            Payload = payload.Name,
            IsOwn = contender.IsOwn,
            TakenAt = DateTimeOffset.UtcNow,
        };
        if (ProbeSession.AbsenceOf(contender) is { } absence)
            return row with { Outcome = CheckOutcome.Unavailable, Findings = [absence] };

        ProbeReply<GateAnswer> reply = probe.AskGate(contender.Name, payload.Name, Limit);
        if (reply.Answer is not { } answer)
            return row with { Outcome = reply.Outcome, Findings = [reply.Reason] };
        return row with
        {
            // Both have the same words; an outcome has more of them, for children that end without an answer.
            Outcome = Enum.Parse<CheckOutcome>($"{answer.Fidelity}"),
            Findings = answer.Findings,
            Remarks = answer.Remarks,
            OneWay = answer.OneWay,
            IsBinary = answer.IsBinary,
        };
    }

    internal override LabException? FaultOf(IReadOnlyList<IResults> measured)
    {
        string[] faults =
        [
            .. from results in measured.OfType<Results<FidelityRow>>()
               from row in results.Rows
               where row.IsFault
               select $"A fault of this project: {row.Contender} × {row.Payload}: {string.Join("; ", row.Findings)}",
            .. from results in measured.OfType<Results<ParsingRow>>()
               from row in results.Rows
               where row.IsOwn && row.AllWrong.Any()
               select $"A fault of this project: {row.Contender}: {string.Join("; ", row.AllWrong)}",
        ];
        return faults.Length > 0 ? new LabException(string.Join(Environment.NewLine, faults), ExitCodes.Differs) : null;
    }
}
