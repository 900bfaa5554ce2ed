namespace JsonAot;

public enum Fidelity
{
    /// <summary>Every lane and direction gives the value back, member by member.</summary>
    Faithful,

    /// <summary>It runs, but values are lost or changed; <see cref="GateReport.Findings"/> names them.</summary>
    Lossy,

    /// <summary>It throws on this payload, or what it writes is no JSON.</summary>
    Throws,

    /// <summary>There is no codec here, for a stated reason.</summary>
    Unavailable,
}

/// <summary>One thing that is wrong, in one lane and direction.</summary>
/// <param name="Step">The lane that was tried, such as "writing a string".</param>
/// <param name="IsUseless">Nothing came of it: an exception, or output that is not JSON.</param>
public sealed record GateFinding(Directions Direction, string Step, string Text, bool IsUseless);

/// <summary>The findings of the gate for one contender on one payload, before anything is timed.</summary>
/// <param name="Findings">Each thing that is wrong once, with the steps in which it was seen.</param>
/// <param name="Remarks">Facts that are no faults, but should be known beside a time.</param>
public sealed record GateReport(
    string Contender, string Payload, Fidelity Fidelity, IReadOnlyList<string> Findings, IReadOnlyList<string> Remarks)
{
    private const int StepsOfWriting = 4;
    private const int StepsOfReading = 5;

    public bool Passed => Fidelity == Fidelity.Faithful;

    public string Reason => string.Join("; ", Findings);

    internal static GateReport Absent(string contender, string payload, string reason) =>
        new(contender, payload, Fidelity.Unavailable, [reason], []);

    internal static GateReport Of(string contender, string payload, IReadOnlyList<GateFinding> findings, IReadOnlyList<GateFinding> remarks)
    {
        Fidelity fidelity = findings.Any(finding => finding.IsUseless) ? Fidelity.Throws
            : findings.Count > 0 ? Fidelity.Lossy
            : Fidelity.Faithful;
        return new GateReport(contender, payload, fidelity, Sentences(findings), Sentences(remarks));
    }

    public override string ToString() =>
        Passed ? $"{Contender} × {Payload}: faithful" : $"{Contender} × {Payload}: {Fidelity}: {Reason}";

    private static string[] Sentences(IReadOnlyList<GateFinding> findings) =>
    [
        .. findings.GroupBy(finding => (finding.Direction, finding.Text))
            .Select(same => $"{Steps(same.Key.Direction, [.. same.Select(finding => finding.Step).Distinct()])}: {same.Key.Text}"),
    ];

    /// <summary>One word where every step of the direction says the same.</summary>
    private static string Steps(Directions direction, string[] steps) => (direction, steps.Length) switch
    {
        (Directions.Serialize, StepsOfWriting) => "writing",
        (Directions.Deserialize, StepsOfReading) => "reading",
        _ => string.Join(", ", steps),
    };
}
