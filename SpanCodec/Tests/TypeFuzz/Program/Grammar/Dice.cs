using SpanCodecs.Tests.Checks;

namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>Choices that a seed makes, alike on every machine.</summary>
/// <remarks>
/// A library such as CsCheck or FsCheck would replace these lines and little else: its shrinker tries one value at a time, and
/// here each try is a compilation, so that <see cref="Shrinker"/> compiles a dozen smaller sources at once. Which parts of a
/// source may go is known to <see cref="Piece"/> alone, whichever library rolls the dice.
/// </remarks>
internal sealed class Dice(ulong seed)
{
    internal DeterministicRandom Random { get; } = new(seed);

    internal int Below(int count) => Random.Next(count);

    internal bool Chance(int percent) => Random.Next(100) < percent;

    internal T Pick<T>(params ReadOnlySpan<T> choices) => choices[Random.Next(choices.Length)];

    internal T PickFrom<T>(IReadOnlyList<T> choices) => choices[Random.Next(choices.Count)];
}
