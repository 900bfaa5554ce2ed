namespace JsonAot.Lab.Results;

/// <summary>How tables say that a contender has no such call of its own and converts: its user pays for the copy too.</summary>
public static class AdaptedLane
{
    /// <summary>Beside figures; a legend explains it.</summary>
    public const string Mark = "adapted";

    /// <summary>Where it is said once below a table.</summary>
    public const string Sentence = "adapted: this library has no such call; the suite converts to or from its own, as its user must";
}
