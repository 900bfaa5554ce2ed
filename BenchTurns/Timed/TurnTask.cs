namespace BenchTurns.Timed;

/// <summary>Something that is timed in turns, or the reason why it is not.</summary>
public sealed record TurnTask
{
    /// <summary>Where every result goes, so that making it cannot be optimised away.</summary>
    public static object? Kept { get; private set; }

    /// <summary>Makes so many calls; null for a task that is refused.</summary>
    public Action<long>? Run { get; private init; }

    /// <summary>Why it is not timed; null where it can be.</summary>
    public string? Refusal { get; private init; }

    /// <summary>What the program wants its own other side to know of the task. It is handed on unread, and has no tab in it.</summary>
    public string Facts { get; init; } = "";

    /// <summary>What a reader should know of the figure.</summary>
    public string Note { get; init; } = "";

    /// <summary>What is wrong with the call after the last turn; null for nothing.</summary>
    public Func<string?> Problem { get; init; } = () => null;

    /// <summary>A task that makes as many calls as it is told in a loop of its own.</summary>
    public static TurnTask Of(Action<long> run) => new() { Run = run };

    /// <summary>A task whose call returns something, which is kept.</summary>
    public static TurnTask Of(Func<object?> call) => Of(count =>
    {
        for (long i = 0; i < count; i++)
            Kept = call();
    });

    /// <summary>A task that is not timed, and why.</summary>
    public static TurnTask Refused(string reason) => new() { Refusal = reason };
}
