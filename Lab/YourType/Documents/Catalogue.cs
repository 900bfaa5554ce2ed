namespace JsonAot.Lab.YourType.Documents;

/// <summary>One way in which the two libraries may differ, and how it is provoked.</summary>
/// <param name="Name">A few words.</param>
/// <param name="Kinds">The kinds of member that it is provoked at: <see cref="Place.Kinds"/>.</param>
/// <param name="Put">JSON to be read, or a value to be written, as text.</param>
/// <param name="Option">An option of System.Text.Json, as <c>Name=Value</c>; null where none makes them equal.</param>
/// <param name="IsUsual">Whether they do differ where nobody says otherwise.</param>
/// <param name="Words">Everything else that is to be known.</param>
internal sealed record Difference(
    string Name, bool IsRead, IReadOnlyList<string> Kinds, string Put, string? Option, bool IsUsual, string Words)
{
    /// <summary>Says what makes them equal, or that nothing does.</summary>
    internal string Advice => Option is null ? IsUsual ? $"no option: {Words}" : Words
        : Option.Replace("=", " = ", StringComparison.Ordinal) + (Words.Length == 0 ? "" : $"; {Words}");

    /// <summary>A required member has lines of its own for a value that is not there, and a list without a setter for null.</summary>
    internal bool IsOf(Place place)
    {
        return Kinds.Any(place.Kinds.Contains) && (Put is not ("null" or "@null" or "@absent") || IsSame("required"))
            && (Put is not ("null" or "@null") || IsSame("filled"));

        bool IsSame(string kind) => place.Kinds.Contains(kind) == Kinds.Contains(kind);
    }
}

/// <summary>All that are known, from the file with a line for each.</summary>
internal static class Catalogue
{
    internal static IReadOnlyList<Difference> All { get; } = Read();

    internal static Difference Of(string name) => All.Single(one => one.Name == name);

    private static Difference[] Read()
    {
        using Stream file = typeof(Catalogue).Assembly.GetManifestResourceStream("JsonAot.Lab.YourType.Differences.txt")!;
        using var reader = new StreamReader(file);
        return [.. reader.ReadToEnd().Split('\n').Where(line => line.Length > 0 && line[0] != '#').Select(Parse)];
    }

    private static Difference Parse(string line)
    {
        if (line.Split('|', StringSplitOptions.TrimEntries)
            is not [var name, ("read" or "write") and var verb, var kinds, var put, var option, var words])
            throw new InvalidOperationException($"The catalogue has a line that is none: {line}");
        return new Difference(name, verb == "read", kinds.Split(','), put, option is "-" or "=" ? null : option, option != "=", words);
    }
}
