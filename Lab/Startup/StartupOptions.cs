using JsonAot.ResultFiles;

namespace JsonAot.Lab.Startup;

/// <summary>What to start, and how often.</summary>
internal sealed record StartupOptions(IReadOnlyList<Contender> Contenders, IReadOnlyList<IPayload> Payloads, IReadOnlyList<DeploymentMode> Modes)
{
    internal const int QuickRounds = 20;
    internal const int FullRounds = 100;

    internal required int Rounds { get; init; }

    /// <summary>A full run stops when more rounds would add nothing; a number that was asked for is kept to.</summary>
    internal bool MayStopEarly { get; init; }

    internal int? Seed { get; init; }

    internal static int RoundsOf(int? rounds, bool quick, bool full, int quickRounds, int fullRounds)
    {
        if (new[] { rounds is not null, quick, full }.Count(chosen => chosen) > 1)
            throw new LabException("--rounds, --quick and --full exclude one another.", ExitCodes.Usage);
        if (rounds is < 1 or > 10_000)
            throw new LabException($"{rounds} is not a number of rounds from 1 to 10000.", ExitCodes.Usage);
        return rounds ?? (quick ? quickRounds : fullRounds);
    }

    /// <summary>A contender that is unavailable for a stated reason is an answer; one process after the other that dies or never answers is none.</summary>
    /// <param name="rows">Of the contenders: whether there are figures, and why not.</param>
    internal static int ExitCodeOf(IReadOnlyList<(bool HasFigures, string? Reason)> rows) =>
        !rows.Any(row => row.HasFigures) && rows.Any(row => row.Reason?.StartsWith(Contestant.ItsProcess, StringComparison.Ordinal) == true)
            ? ExitCodes.CouldNotMeasure
            : ExitCodes.Success;
}
