using System.IO.Enumeration;

namespace JsonAot.Lab.Results;

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
