namespace JsonAot.Lab.Results;

/// <summary>
/// How tables say that a contender has no call of its own for what was timed, and is still ranked: its user pays for the copy too.
/// </summary>
public static class AdaptedLane
{
    /// <summary>Beside figures; a legend explains it.</summary>
    public const string Mark = "adapted";

    /// <summary>Where it is said once below a table.</summary>
    public const string Sentence = "adapted: this library has no such call; the suite converts to or from its own, as its user must";

    /// <summary>It stands beside what else is said of a figure, such as that its contender is lossy.</summary>
    public static string? Beside(string? mark, bool isAdapted) => !isAdapted ? mark : mark is null ? Mark : $"{mark}, {Mark}";
}
