namespace JsonAot;

public enum Fidelity
{
    /// <summary>Every lane and direction gives the value back, member by member.</summary>
    Faithful,

    /// <summary>It runs, but values are lost or changed; <see cref="GateReport.Findings"/> names them.</summary>
    Lossy,

    /// <summary>It throws on this payload.</summary>
    Throws,

    /// <summary>There is no codec here, for a stated reason.</summary>
    Unavailable,
}

/// <summary>What the gate found of one contender on one payload, before anything is timed.</summary>
public sealed record GateReport(string Contender, string Payload, Fidelity Fidelity, IReadOnlyList<string> Findings)
{
    public bool Passed => Fidelity == Fidelity.Faithful;

    public string Reason => string.Join("; ", Findings);

    public override string ToString() =>
        Passed ? $"{Contender} × {Payload}: faithful" : $"{Contender} × {Payload}: {Fidelity}: {Reason}";
}
