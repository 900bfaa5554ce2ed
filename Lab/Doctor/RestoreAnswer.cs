namespace JsonAot.Lab.Doctor;

/// <summary>Whether this machine can restore something, and where it cannot, why.</summary>
/// <param name="IsFinal">False where the question was not answered at all: neither yes nor no, so it is never remembered.</param>
internal sealed record RestoreAnswer(bool Possible, string? Reason, bool IsFinal = true)
{
    internal static readonly RestoreAnswer Yes = new(true, null);

    internal static readonly RestoreAnswer SourceAway = new(false, "the package source did not answer", IsFinal: false);

    public DateTimeOffset TakenAt { get; init; }

    /// <summary>What the output of a failed restore means.</summary>
    internal static RestoreAnswer From(string output)
    {
        // First: a source that is away hides every other reason.
        if (BuildFailure.IsSourceAway(output))
            return SourceAway;
        IReadOnlyList<string> missing = BuildFailure.MissingPackages(output);
        if (missing.Count > 0)
            return new RestoreAnswer(false, $"the package source does not have {string.Join(", nor ", missing)}");
        // What the SDK refuses it refuses again. Anything else, such as a file in use or a restore that was stopped, may be another way the next time.
        string error = BuildFailure.FirstError(output);
        return new RestoreAnswer(false, $"the restore failed: {error}", IsFinal: error.Contains("error NETSDK", StringComparison.Ordinal));
    }
}
