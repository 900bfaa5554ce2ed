namespace JsonAot.Libraries;

/// <summary>Every contender of this build, in-box and third-party, with those left out and their reasons.</summary>
public static class Contenders
{
    public static IReadOnlyList<Contender> All { get; } = [.. InBox.Contenders, .. LibraryContenders.All];

    /// <exception cref="ArgumentException">No contender has that name; the message lists them.</exception>
    public static Contender Named(string name) =>
        All.FirstOrDefault(contender => contender.Name == name)
        ?? throw new ArgumentException($"There is no contender '{name}'. There are: {string.Join(", ", All.Select(contender => contender.Name))}.");
}
