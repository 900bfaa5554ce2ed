namespace JsonAot.Lab.Running;

/// <summary>Of the Lab and of the hosts.</summary>
internal static class ExitCodes
{
    internal const int Success = 0;

    /// <summary>It ran, and what it checked is not as it should be; of the hosts: something failed, or nothing could be measured.</summary>
    internal const int Differs = 1;

    internal const int Usage = 2;

    /// <summary>A full disk, a missing tool, a child that never answered: the sentence says what.</summary>
    internal const int CouldNotMeasure = 3;

    /// <summary>Somebody pressed Ctrl-C, as a shell would report it; what was measured is kept.</summary>
    internal const int Interrupted = 130;
}
