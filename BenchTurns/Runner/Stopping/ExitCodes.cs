namespace BenchTurns.Stopping;

/// <summary>Those of every program that measures.</summary>
public static class ExitCodes
{
    /// <summary>All is as it should be.</summary>
    public const int Success = 0;

    /// <summary>It ran, and what it checked is not as it should be: something failed, or nothing could be measured.</summary>
    public const int Differs = 1;

    /// <summary>The arguments cannot be used.</summary>
    public const int Usage = 2;

    /// <summary>A full disk, a missing tool, a child that never answered: the sentence says what.</summary>
    public const int CouldNotMeasure = 3;

    /// <summary>Somebody pressed Ctrl-C, as a shell would report it; what was measured is kept.</summary>
    public const int Interrupted = 130;
}
