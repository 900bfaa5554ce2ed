using JsonAot.Lab.Measures;

namespace JsonAot.Lab.Commands.Run;

/// <summary>One part of a run, which measures one thing and leaves its results.</summary>
/// <param name="Id">Unique in a run, and a file name.</param>
/// <param name="Title">What is done, as a person would say it.</param>
internal abstract record Stage(string Id, string Title)
{
    /// <summary>When it fails nothing that comes after it would mean anything.</summary>
    internal bool IsGate { get; init; }

    /// <summary>Why it is left out here; null where it is not.</summary>
    internal string? Omitted { get; init; }

    /// <summary>Everything that decides what it measures: an interrupted run goes on where all of this is unchanged.</summary>
    internal abstract IEnumerable<string> Key { get; }
}

/// <summary>A verb measures it in this process.</summary>
internal sealed record VerbStage(string Id, string Title, MeasuringVerb Verb, Wanted Wanted) : Stage(Id, Title)
{
    internal override IEnumerable<string> Key => Wanted.Key.Prepend(Id);
}

/// <summary>A host of BenchmarkDotNet measures it in a process of its own.</summary>
/// <param name="Project">The host's.</param>
/// <param name="Arguments">As a person would type them.</param>
internal sealed record HostStage(string Id, string Title, string Project, IReadOnlyList<string> Arguments) : Stage(Id, Title)
{
    internal override IEnumerable<string> Key => Arguments.Prepend(Id);
}
