using BenchTurns.Children;

namespace BenchTurns.Turns;

/// <summary>How often and how long.</summary>
public sealed record TurnSettings
{
    /// <summary>What a figure that is published is measured with.</summary>
    public static readonly TurnSettings Full = new()
    {
        Generations = 5, MostGenerations = 15, EnoughTime = TimeSpan.FromSeconds(12),
    };

    /// <summary>A look within seconds, with wider intervals.</summary>
    public static readonly TurnSettings Quick = new() { Generations = 3, MostGenerations = 9, EnoughTime = TimeSpan.FromSeconds(3.6) };

    /// <summary>At least. Where a process lies in memory changes its times by some per cent, and each generation lies elsewhere.</summary>
    public int Generations { get; init; }

    /// <summary>Native programs need no warming up. In the same time they have more generations, and narrower intervals.</summary>
    public int MostGenerations { get; init; }

    /// <summary>A group gets as many generations as fit into this time, by what its first one took.</summary>
    public TimeSpan EnoughTime { get; init; }

    /// <summary>
    /// How many generations a group has. It is known after the first, and does not depend on what they say: an interval that is looked
    /// at to decide whether to go on no longer covers what it names.
    /// </summary>
    public int GenerationsOf(TimeSpan first) =>
        (int)Math.Clamp(EnoughTime / first, Generations, Math.Max(Generations, MostGenerations));

    /// <summary>Many short turns, so that whatever slows the machine for a while meets all.</summary>
    public int Rounds { get; init; } = 60;

    /// <summary>How long a turn is.</summary>
    public TimeSpan BatchTime { get; init; } = TimeSpan.FromMilliseconds(1);

    /// <summary>
    /// What is timed by itself. A neighbour on the same core comes and goes within a millisecond or two, and in a slice he is either there
    /// or not. Asking for the time takes a millionth of a second.
    /// </summary>
    public TimeSpan SliceTime { get; init; } = TimeSpan.FromMilliseconds(0.1);

    /// <summary>A task of slow calls takes part in fewer rounds, so that it gets about this time in a generation.</summary>
    public TimeSpan LongestTask { get; init; } = TimeSpan.FromMilliseconds(400);

    /// <summary>Of the facts and the note of a task that can be timed: why it is not to be; null where it is.</summary>
    public Func<string, string, string?> WhyNot { get; init; } = (_, _) => null;

    /// <summary>From the start of a process, and from each of its lines, to the next.</summary>
    public TimeSpan Limit { get; init; } = ChildLimit.Of(TimeSpan.FromMinutes(2));
}
