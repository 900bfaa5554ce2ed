using JsonAot.Lab.Programs;

namespace JsonAot.Lab.Measures.Startup;

/// <summary>Everything that is started in a round: the floors, every contender, and one of them twice.</summary>
internal static class Contestants
{
    internal const string AgainSuffix = ", again";

    internal static IReadOnlyList<Contestant> Of(StartTargets targets, CFloor c)
    {
        Contestant[] contenders = [.. targets.All.Select(target => Contestant.Of(target, "start"))];
        return
        [
            new Contestant(CFloor.Name, "", null, StartupKind.Floor) { Executable = c.Executable, Unavailable = c.Unavailable },
            .. targets.Floors.Select(floor => new Contestant(Contestant.EmptyName, "", floor.Key, StartupKind.Floor) { Executable = floor.Value }),
            .. contenders,
            .. YardstickFirst(contenders).Where(contender => contender.Executable is not null).DistinctBy(contender => contender.Mode).Select(Again),
        ];
    }

    /// <summary>The best known contender, where it takes part: the others are compared with it.</summary>
    internal static IEnumerable<Contestant> YardstickFirst(IEnumerable<Contestant> contestants) =>
        contestants.OrderBy(contestant => contestant.Program == SteadyState.PreferredBaseline ? 0 : 1);

    private static Contestant Again(Contestant first) => first with { Program = first.Program + AgainSuffix, Kind = StartupKind.Again };
}
