using JsonAot.Probe.Answers;

namespace JsonAot.Lab.Programs;

/// <summary>Everything that is started in a round: the floors, what is measured, and some of it twice.</summary>
internal static class Contestants
{
    /// <param name="empty">The empty program of each mode.</param>
    /// <param name="twice">Of the measured, those that are started under a second name too.</param>
    internal static IReadOnlyList<Contestant> Of(IReadOnlyDictionary<string, string> empty, IReadOnlyList<Contestant> measured, IEnumerable<Contestant> twice)
    {
        CFloor c = CFloor.Get();
        return
        [
            new Contestant(CFloor.Name, "", null, StartupKind.Floor) { Executable = c.Executable, Unavailable = c.Unavailable },
            .. empty.Select(floor => new Contestant(Contestant.EmptyName, "", floor.Key, StartupKind.Floor) { Executable = floor.Value }),
            .. measured,
            .. twice.Where(contestant => contestant.Executable is not null)
                .Select(contestant => contestant with { Program = SecondName.Of(contestant.Program), Kind = StartupKind.Again }),
        ];
    }

    /// <summary>The best known contender, where it takes part: the others are compared with it.</summary>
    internal static IEnumerable<Contestant> YardstickFirst(IEnumerable<Contestant> contestants) =>
        contestants.OrderBy(contestant => contestant.Program == SteadyState.PreferredBaseline ? 0 : 1);
}
