using JsonAot.Lab.MeasuredPrograms.Start;

namespace JsonAot.Lab.Programs;

/// <summary>A program that is started once in every round; or the reason why it is not.</summary>
/// <param name="Mode">Null for what belongs to no mode.</param>
internal sealed record Contestant(string Program, string Payload, string? Mode, StartupKind Kind)
{
    /// <summary>The program that does nothing, as tables name it.</summary>
    internal const string EmptyName = ".NET, does nothing";

    /// <summary>How every reason begins that is an accident of a process, and no property of a contender.</summary>
    internal const string ItsProcess = "its process";

    internal string? Executable { get; init; }

    internal IReadOnlyList<string> Arguments { get; init; } = [];

    /// <summary>Null where nothing is written.</summary>
    internal TargetDocument? Document { get; init; }

    /// <summary>Null for a floor.</summary>
    internal string? PayloadHash { get; init; }

    internal string? Unavailable { get; init; }

    /// <summary>What is asked of the process while it waits; null for nothing.</summary>
    internal Func<int, StartReport, Visit?>? Visit { get; init; }

    private static string Documents => Path.Combine(Checkout.Artifacts, "startup", "documents");

    /// <param name="role">What the program does, as it is told.</param>
    /// <param name="further">What it is told besides.</param>
    internal static Contestant Of(StartTarget target, string role, params string[] further)
    {
        TargetDocument? document = target.Program is null ? null : TargetDocument.Of(target.Contender, target.Payload, Documents);
        return new Contestant(target.Contender.Name, target.Payload.Name, target.Mode.Name, StartupKind.Contender)
        {
            Executable = target.Program?.Executable,
            Arguments = document is null ? [] : [role, target.ContenderType, target.PayloadType, document.Path, .. further],
            Document = document,
            PayloadHash = DocumentHash.Of(target.Payload.CanonicalUtf8),
            Unavailable = target.Unavailable,
        };
    }

    /// <summary>Unique in a run.</summary>
    internal string Id => $"{Mode}|{Program}|{Payload}";

    internal string Title => string.Join(", ", new[] { Program, Payload, Mode }.Where(part => !string.IsNullOrEmpty(part)));

    /// <summary>
    /// A contender that is unavailable for a stated reason is an answer; one process after the other that dies or never answers is none.
    /// </summary>
    /// <param name="rows">Of the contenders: whether there are figures, and why not.</param>
    internal static LabException? FaultOf(IReadOnlyList<(bool HasFigures, string? Reason)> rows) =>
        !rows.Any(row => row.HasFigures)
            && rows.FirstOrDefault(row => row.Reason?.StartsWith(ItsProcess, StringComparison.Ordinal) == true) is { Reason: { } reason }
            ? new LabException($"Nothing could be measured: {reason}")
            : null;

    /// <param name="sampleOf">Throws InvalidDataException where the report's stamps cannot be.</param>
    internal Attempt<TSample> Start<TSample>(Launcher launcher, Func<Launch, TSample> sampleOf)
        where TSample : class
    {
        Launch launch = launcher.Run(Visit);
        if (launch.Failure is { } failure)
            return new Attempt<TSample>(null, $"{ItsProcess} {failure}", IsFinal: false);
        StartReport report = launch.Report!;
        if (report.Outcome != StartOutcome.Done)
            return new Attempt<TSample>(null, report.Text, IsFinal: true);
        if (launch.Visit?.Wrong is { } wrongAnswer)
            return new Attempt<TSample>(null, wrongAnswer, IsFinal: false);
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

/// <summary>Everything that is started in a round: the floors, what is measured, and some of it twice.</summary>
internal static class Contestants
{
    /// <param name="empty">The empty program of each mode.</param>
    /// <param name="twice">Of the measured, those that are started under a second name too.</param>
    internal static IReadOnlyList<Contestant> Of(
        IReadOnlyDictionary<string, string> empty, IReadOnlyList<Contestant> measured, IEnumerable<Contestant> twice)
    {
        CFloor c = CFloor.Get();
        return
        [
            new Contestant(CFloor.Name, "", null, StartupKind.Floor) { Executable = c.Executable, Unavailable = c.Unavailable },
            .. empty.Select(floor => new Contestant(Contestant.EmptyName, "", floor.Key, StartupKind.Floor) { Executable = floor.Value }),
            .. measured,
            .. twice.Where(contestant => contestant.Executable is not null)
                .Select(contestant => contestant with { Program = SecondName.Of(contestant.Program), Kind = StartupKind.Again }),
        ];
    }

    /// <summary>The best known contender, where it takes part: the others are compared with it.</summary>
    internal static IEnumerable<Contestant> YardstickFirst(IEnumerable<Contestant> contestants) =>
        contestants.OrderBy(contestant => contestant.Program == TimesResults.PreferredReference ? 0 : 1);
}

/// <summary>The name under which a program or a contender is measured once more: what the two differ by is noise.</summary>
internal static class SecondName
{
    private const string Suffix = ", again";

    internal static string Of(string name) => name + Suffix;

    /// <returns>Null for every other name.</returns>
    internal static string? FirstOf(string name) => name.EndsWith(Suffix, StringComparison.Ordinal) ? name[..^Suffix.Length] : null;
}
