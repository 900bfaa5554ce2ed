using JsonAot.ResultFiles;
using JsonAot.Starting;

namespace JsonAot.Lab.Startup;

/// <summary>A program that is started once in every round; or the reason why it is not.</summary>
/// <param name="Mode">Null for what belongs to no mode.</param>
internal sealed record Contestant(string Program, string Payload, string? Mode, StartupKind Kind)
{
    /// <summary>How every reason begins that is an accident of a process, and no property of a contender.</summary>
    internal const string ItsProcess = "its process";

    internal string? Executable { get; init; }

    internal IReadOnlyList<string> Arguments { get; init; } = [];

    /// <summary>Null where nothing is written.</summary>
    internal TargetDocument? Document { get; init; }

    /// <summary>Null for a floor.</summary>
    internal string? PayloadHash { get; init; }

    internal string? Unavailable { get; init; }

    /// <summary>Unique in a run.</summary>
    internal string Id => $"{Mode}|{Program}|{Payload}";

    internal string Title => string.Join(", ", new[] { Program, Payload, Mode }.Where(part => !string.IsNullOrEmpty(part)));

    /// <param name="sampleOf">Throws InvalidDataException where the report's stamps cannot be.</param>
    internal Attempt<TSample> Start<TSample>(Launcher launcher, Func<Launch, TSample> sampleOf)
        where TSample : class
    {
        Launch launch = launcher.Run();
        if (launch.Failure is { } failure)
            return new Attempt<TSample>(null, $"{ItsProcess} {failure}", IsFinal: false);
        StartReport report = launch.Report!;
        if (report.Outcome != StartOutcome.Done)
            return new Attempt<TSample>(null, report.Text, IsFinal: true);
        if (report.Written.Length > 0 && Document?.Check(report.Written) is { } wrong)
            return new Attempt<TSample>(null, wrong, IsFinal: true);
        try
        {
            return new Attempt<TSample>(sampleOf(launch), null, IsFinal: false);
        }
        catch (InvalidDataException impossible)
        {
            return new Attempt<TSample>(null, $"{ItsProcess} {impossible.Message}", IsFinal: false);
        }
    }
}

/// <summary>What came of one launch.</summary>
/// <param name="Failure">Why there is no sample.</param>
/// <param name="IsFinal">Trying again would only fail again.</param>
internal sealed record Attempt<TSample>(TSample? Sample, string? Failure, bool IsFinal)
    where TSample : class;
