namespace JsonAot.Turns;

/// <summary>Something that is timed in turns, or the reason why it is not.</summary>
public sealed record TurnTask
{
    /// <summary>Where every result goes, so that making it cannot be optimised away.</summary>
    public static object? Kept { get; private set; }

    /// <summary>Makes so many calls.</summary>
    public Action<long>? Run { get; private init; }

    public string? Refusal { get; private init; }

    /// <summary>The library has no such call, and what is timed converts.</summary>
    public bool IsAdapted { get; init; }

    /// <summary>What is read or written is no JSON.</summary>
    public bool IsBinary { get; init; }

    /// <summary>It loses or changes members, and the note says which.</summary>
    public bool IsLossy { get; init; }

    public int DocumentBytes { get; init; }

    /// <summary>What to know of the figure, such as the members that a lossy contender changes.</summary>
    public string Note { get; init; } = "";

    /// <summary>What is wrong with the call after the last turn; null for nothing.</summary>
    public Func<string?> Problem { get; init; } = () => null;

    public static TurnTask Of(Action<long> run) => new() { Run = run };

    public static TurnTask Of(Func<object?> call) => Of(count =>
    {
        for (long i = 0; i < count; i++)
            Kept = call();
    });

    public static TurnTask Refused(string reason) => new() { Refusal = reason };
}
