using JsonAot.Lab.MeasuredPrograms.Start;

namespace JsonAot.Lab.Programs;

/// <summary>A program that is started once in every round; or the reason why it is not.</summary>
/// <param name="Mode">Null for what belongs to no mode.</param>
internal sealed record Contestant(string Program, string Payload, string? Mode, StartupKind Kind)
{
    /// <summary>The program that does nothing, as tables name it.</summary>
    internal const string EmptyName = ".NET, does nothing";

    private const int MostAgain = 2;

    /// <summary>How every reason begins that is an accident of a process, and no property of a contender.</summary>
    internal const string ItsProcess = "its process";

    internal string? Executable { get; init; }

    internal IReadOnlyList<string> Arguments { get; init; } = [];

    /// <summary>Null where nothing is written.</summary>
    internal TargetDocument? Document { get; init; }

    /// <summary>Null for an empty program.</summary>
    internal string? PayloadHash { get; init; }

    internal string? Unavailable { get; init; }

    /// <summary>What is asked of the process while it waits; null for nothing.</summary>
    internal Func<int, StartReport, Visit?>? Visit { get; init; }

    /// <param name="role">What the program does, as it is told.</param>
    /// <param name="further">What it is told besides.</param>
    internal static Contestant Of(StartTarget target, string role, params string[] further)
    {
        string documents = Path.Combine(Checkout.Artifacts, "startup", "documents");
        TargetDocument? document = target.Program is null ? null : TargetDocument.Of(target.Contender, target.Payload, documents);
        return new Contestant(target.Contender.Name, target.Payload.Name, target.Mode.Name, StartupKind.Contender)
        {
            Executable = target.Program?.Executable,
            Arguments = document is null ? [] : [role, target.ContenderType, target.PayloadType, document.Path, .. further],
            Document = document,
            PayloadHash = DocumentHash.Of(target.Payload.CanonicalUtf8),
            Unavailable = target.Unavailable,
        };
    }

    /// <summary>Under which a program is started a second time in each round: the run's check of itself.</summary>
    internal static string TwinOf(string program) => $"{program}, twin";

    /// <summary>Unique in a run.</summary>
    internal string Id => $"{Mode}|{Program}|{Payload}";

    internal string Title => string.Join(", ", new[] { Program, Payload, Mode }.Where(part => !string.IsNullOrEmpty(part)));

    /// <summary>
    /// A contender that is unavailable for a stated reason is an answer; one process after the other that dies or never answers is none.
    /// </summary>
    /// <param name="rows">The contenders': whether there are figures, and why not.</param>
    internal static LabException? FaultOf(IReadOnlyList<(bool HasFigures, string? Reason)> rows) =>
        !rows.Any(row => row.HasFigures)
            && rows.FirstOrDefault(row => row.Reason?.StartsWith(ItsProcess, StringComparison.Ordinal) == true) is { Reason: { } reason }
            ? new LabException($"Nothing could be measured: {reason}")
            : null;

    /// <param name="sampleOf">Null where the report's stamps cannot be.</param>
    /// <returns>The sample, or why there is none; it is final where trying again would only fail again.</returns>
    internal (TSample? Sample, string? Failure, bool IsFinal) Start<TSample>(Launcher launcher, Func<Launch, TSample?> sampleOf)
        where TSample : class
    {
        Launch launch = launcher.Run(Visit);
        // On a machine so busy that this program always comes late, late is what there is.
        for (int again = 1; launch.Missed > TimeSpan.Zero && again <= MostAgain; again++)
            launch = launcher.Run(Visit);
        if (launch.Failure is { } failure)
            return (null, $"{ItsProcess} {failure}", false);
        StartReport report = launch.Report!;
        if (report.Outcome != StartOutcome.Done)
            return (null, report.Text, true);
        if (launch.Visit?.Wrong is { } wrongAnswer)
            return (null, wrongAnswer, false);
        if (report.Written.Length > 0 && Document?.Check(report.Written) is { } wrong)
            return (null, wrong, true);
        return sampleOf(launch) is { } sample ? (sample, null, false) : (null, $"{ItsProcess} reported times that cannot be", false);
    }

    /// <summary>Everything that is started in a round: the empty programs, what is measured, and some of it twice.</summary>
    /// <param name="empty">The empty program of each mode.</param>
    /// <param name="twice">Those of the measured that are started under a second name too.</param>
    internal static IReadOnlyList<Contestant> OfRound(
        IReadOnlyDictionary<string, string> empty, IReadOnlyList<Contestant> measured, IEnumerable<Contestant> twice)
    {
        EmptyC c = EmptyC.Compiled.Value;
        return
        [
            new Contestant(EmptyC.Name, "", null, StartupKind.Floor) { Executable = c.Executable, Unavailable = c.Unavailable },
            .. empty.Select(one => new Contestant(EmptyName, "", one.Key, StartupKind.Floor) { Executable = one.Value }),
            .. measured,
            .. twice.Where(contestant => contestant.Executable is not null)
                .Select(contestant => contestant with { Program = TwinOf(contestant.Program), Kind = StartupKind.Twin }),
        ];
    }

    /// <summary>The best known contender, where it takes part: the others are compared with it.</summary>
    internal static IEnumerable<Contestant> YardstickFirst(IEnumerable<Contestant> contestants) =>
        contestants.OrderBy(contestant => contestant.Program == ContenderSets.Reference ? 0 : 1);
}

/// <summary>
/// The handshake in C: what the launcher and the system cost by themselves. Compiled once in each process: it takes a tenth of a second.
/// </summary>
internal sealed record EmptyC(string? Executable, string? Unavailable)
{
    /// <summary>As tables name it.</summary>
    internal const string Name = "C, does nothing";

    internal static Lazy<EmptyC> Compiled { get; } = new(Compile);

    private static EmptyC Compile()
    {
        string source = Path.Combine(Checkout.Root, "Lab", "MeasuredPrograms", "Empty", "empty.c");
        string executable = Path.Combine(Checkout.Artifacts, "publish", "c", "empty");
        Directory.CreateDirectory(Path.GetDirectoryName(executable)!);
        string partial = $"{executable}.{Environment.ProcessId}.tmp";
        (string? compiler, string refusals) = MachineTool.FirstThatWorks(["cc", "gcc", "clang"], "-O2", source, "-o", partial);
        if (compiler is null)
            return new EmptyC(null, $"no C compiler works here ({refusals})");
        File.Move(partial, executable, overwrite: true);
        return new EmptyC(executable, null);
    }
}
