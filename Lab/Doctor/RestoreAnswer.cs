namespace JsonAot.Lab.Doctor;

/// <summary>Whether this machine can restore something, and where it cannot, why.</summary>
internal sealed record RestoreAnswer(bool Possible, string? Reason, bool Asked = true)
{
    internal static readonly RestoreAnswer Yes = new(true, null);

    /// <summary>Neither yes nor no, so it is never remembered.</summary>
    internal static readonly RestoreAnswer NoSource = new(false, "the package source did not answer", Asked: false);

    public DateTimeOffset TakenAt { get; init; }
}
