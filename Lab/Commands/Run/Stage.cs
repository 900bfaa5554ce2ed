using JsonAot.Lab.Measures;

namespace JsonAot.Lab.Commands.Run;

/// <summary>One part of a run, which measures one thing and leaves its results.</summary>
/// <param name="Id">Unique in a run, and a file name.</param>
/// <param name="Title">What is done, as a person would say it.</param>
/// <param name="Words">What is asked for, as a person would type it behind the verb, or behind the host.</param>
internal sealed record Stage(string Id, string Title, IReadOnlyList<string> Words)
{
    /// <summary>What measures it in this process; null where BenchmarkDotNet's host does in another.</summary>
    internal MeasuringVerb? Verb { get; init; }

    /// <summary>The project of BenchmarkDotNet's host.</summary>
    internal string Host { get; init; } = "BenchmarkJson";

    /// <summary>When it fails nothing that comes after it would mean anything.</summary>
    internal bool IsGate { get; init; }

    /// <summary>Why it is left out here; null where it is not.</summary>
    internal string? Omitted { get; init; }
}

/// <param name="Problem">Null where it did what it should.</param>
internal sealed record StageEnd(int ExitCode, string? Problem);
