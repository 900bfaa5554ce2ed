namespace JsonAot.Libraries;

/// <summary>Every contender of this build, in-box and third-party, with those left out and their reasons.</summary>
public static class Contenders
{
    public static IReadOnlyList<Contender> All { get; } = [.. InBox.Contenders, .. LibraryContenders.All];

    /// <summary>All that is timed: the contenders, and the floor that none of them can pass.</summary>
    public static IReadOnlyList<Contender> Timed { get; } = [.. All, new Codecs.BareCopy()];

    /// <summary>For a manifest: those whose packages a person built, each with its tag or commit; null where there are none.</summary>
    public static IReadOnlyDictionary<string, string>? BuiltFromSource { get; } =
        All.Where(one => one.Source is not null).ToDictionary(one => one.Name, one => one.Source!) is { Count: > 0 } built ? built : null;

    /// <summary>For a manifest: those that come from a package, each with its name and version; null where there are none.</summary>
    public static IReadOnlyDictionary<string, string>? Packages { get; } =
        All.Where(one => one is { Package: not null } and not AbsentContender).ToDictionary(one => one.Name, one => one.Package!)
            is { Count: > 0 } packages ? packages : null;

    /// <exception cref="ArgumentException">No contender has that name; the message lists them.</exception>
    public static Contender Named(string name) =>
        Timed.FirstOrDefault(contender => contender.Name == name)
        ?? throw new ArgumentException(
            $"There is no contender '{name}'. There are: {string.Join(", ", Timed.Select(contender => contender.Name))}.");
}
