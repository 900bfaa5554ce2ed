using System.IO.Enumeration;

namespace JsonAot.Lab.Results;

/// <summary>A contender's name as people read it: in a list the comma of a variant looks like the end of a name.</summary>
public static class ShownName
{
    private const string Separator = ", ";

    public static string Of(string contender) => contender.IndexOf(Separator, StringComparison.Ordinal) is > 0 and var comma
        ? $"{contender[..comma]} ({contender[(comma + Separator.Length)..]})"
        : contender;

    /// <summary>The name where figures of others stand beside it: who measures says which contender is their own.</summary>
    public static string Marked(string contender) => IsOurs(contender) ? $"{Of(contender)} (ours)" : Of(contender);

    public static bool IsOurs(string contender) => FamilyOf(contender).StartsWith("SpanCodec", StringComparison.Ordinal);

    /// <summary>The contender that a variant is a variant of; its own name where it is none.</summary>
    public static string FamilyOf(string contender) => contender.Split(Separator)[0];
}

/// <summary>How tables say that a contender has no such call of its own and converts: its user pays for the copy too.</summary>
public static class AdaptedLane
{
    /// <summary>Beside figures; a legend explains it.</summary>
    public const string Mark = "adapted";

    /// <summary>Where it is said once below a table.</summary>
    public const string Sentence = "adapted: this library has no such call; the suite converts to or from its own, as its user must";
}

/// <summary>How a person is told a path: from the current folder if it is below it, whole if it is elsewhere.</summary>
public static class ShownPath
{
    public static string Of(string path)
    {
        string fromHere = Path.GetRelativePath(Directory.GetCurrentDirectory(), path);
        return Path.IsPathRooted(fromHere) || fromHere.Split(Path.DirectorySeparatorChar)[0] == ".." ? Path.GetFullPath(path) : fromHere;
    }
}

/// <summary>Which of several things somebody asks for by name: the Lab and the hosts of BenchmarkDotNet take the same names.</summary>
public static class ChosenNames
{
    /// <param name="patterns">Names, in which * stands for anything; none for all.</param>
    /// <returns>In the order of <paramref name="all"/>.</returns>
    /// <exception cref="ArgumentException">A name that matches nothing; the message lists what there is.</exception>
    public static IReadOnlyList<T> Choose<T>(string kind, IReadOnlyList<string> patterns, IReadOnlyList<T> all, Func<T, string> nameOf)
    {
        if (patterns.Count == 0)
            return all;
        string? unknown = patterns.FirstOrDefault(pattern => !all.Any(item => Matches(pattern, nameOf(item))));
        return unknown is null
            ? [.. all.Where(item => patterns.Any(pattern => Matches(pattern, nameOf(item))))]
            : throw new ArgumentException($"There is no {kind} '{unknown}'. There are: {string.Join("; ", all.Select(nameOf))}.");
    }

    /// <summary>Somebody may have the name from a page, which shows it in another way.</summary>
    private static bool Matches(string pattern, string name) =>
        FileSystemName.MatchesSimpleExpression(pattern, name, ignoreCase: true)
            || pattern.Equals(ShownName.Of(name), StringComparison.OrdinalIgnoreCase);
}
