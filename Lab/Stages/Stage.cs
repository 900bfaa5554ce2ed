namespace JsonAot.Lab.Stages;

/// <summary>One part of a run: a program, which measures one thing and leaves its results.</summary>
/// <param name="Id">Unique in a run, and a file name.</param>
/// <param name="Title">What is done, as a person would say it.</param>
internal sealed record Stage(string Id, string Title, string Program, IReadOnlyList<string> Arguments)
{
    /// <summary>Of the program, and of everything that it builds.</summary>
    internal IReadOnlyDictionary<string, string> Environment { get; init; } = new Dictionary<string, string>();

    /// <summary>When it fails nothing that comes after it would mean anything.</summary>
    internal bool IsGate { get; init; }

    /// <summary>Why it is left out here; null where it is not.</summary>
    internal string? Omitted { get; init; }
}

/// <param name="Problem">Null where it did what it should.</param>
internal sealed record StageEnd(int ExitCode, string? Problem, TimeSpan Took);
