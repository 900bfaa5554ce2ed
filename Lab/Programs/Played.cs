namespace JsonAot.Lab.Programs;

/// <summary>What the rounds of a run gave.</summary>
/// <param name="Dropped">Why programs were given up, by their ids.</param>
internal sealed record Played<TSample>(
    IReadOnlyList<Contestant> Contestants, IReadOnlyList<Round<TSample>> Rounds, IReadOnlyDictionary<string, string> Dropped, int Seed)
    where TSample : class
{
    internal IEnumerable<TSample> SamplesOf(Contestant contestant) =>
        Rounds.Select(round => round.Samples.GetValueOrDefault(contestant.Id)).OfType<TSample>();

    /// <summary>The figures of two contestants in the rounds that both came through: what slowed a round has slowed both.</summary>
    internal IEnumerable<(double Over, double Under)> PairsOf(Contestant over, Contestant under, Func<TSample, double?> figure) =>
        from round in Rounds
        let first = round.Samples.GetValueOrDefault(over.Id) is { } sample ? figure(sample) : null
        let second = round.Samples.GetValueOrDefault(under.Id) is { } other ? figure(other) : null
        where first is not null && second > 0
        select (first.Value, second.Value);

    internal string[] FailuresOf(Contestant contestant) =>
        [.. Rounds.Select(round => round.Failures.GetValueOrDefault(contestant.Id)).OfType<string>()];

    /// <summary>Why there is no sample of it.</summary>
    internal string WhyNone(Contestant contestant) => contestant.Unavailable
        ?? Dropped.GetValueOrDefault(contestant.Id)
        ?? FailuresOf(contestant).LastOrDefault()
        ?? "it was not started";
}
