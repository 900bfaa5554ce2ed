using SpanCodecs.Tests.Checks;

namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>Choices that are the same for the same seed, on every machine.</summary>
internal sealed class Dice(ulong seed)
{
    internal DeterministicRandom Random { get; } = new(seed);

    internal int Below(int count) => Random.Next(count);

    internal bool Chance(int percent) => Random.Next(100) < percent;

    internal T Pick<T>(params ReadOnlySpan<T> choices) => choices[Random.Next(choices.Length)];

    internal T PickFrom<T>(IReadOnlyList<T> choices) => choices[Random.Next(choices.Count)];
}
