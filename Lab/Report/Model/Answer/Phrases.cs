namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>Figures, names and lists as sentences have them.</summary>
internal static class Phrases
{
    /// <summary>A longer sentence is read twice.</summary>
    private const int Most = 25;

    internal static string Capital(string sentence) => char.ToUpperInvariant(sentence[0]) + sentence[1..];

    /// <summary>Those that there are, as a cell lists them.</summary>
    internal static string Joined(params string?[] parts) => string.Join("; ", parts.OfType<string>());

    internal static string List(IEnumerable<string> parts)
    {
        string[] all = [.. parts];
        return all.Length <= 1 ? string.Concat(all) : $"{string.Join(", ", all[..^1])} and {all[^1]}";
    }

    internal static string Some(IReadOnlyCollection<string> contenders, int few = 3) =>
        First([.. contenders.Select(ShownName.Marked)], contenders.Count <= few + 1 ? contenders.Count : few);

    /// <summary>Says as many names as a sentence has room for: a reader looks for one of them.</summary>
    internal static string Fitting(IReadOnlyCollection<string> contenders, Func<string, string> sentence)
    {
        string[] names = [.. contenders.Select(ShownName.Of)];
        return Enumerable.Range(1, names.Length).Reverse().Select(most => sentence(First(names, most)))
            .First(text => text.Split(' ').Length <= Most || text == sentence(First(names, 1)));
    }

    /// <summary>A contender once where all its variants share one fate, each variant where they do not. Sorted by name.</summary>
    /// <param name="others">Contenders whose fate is another.</param>
    internal static string[] Families(IEnumerable<string> contenders, IEnumerable<string> others)
    {
        HashSet<string> mixed = [.. others.Select(ShownName.FamilyOf)];
        return [.. contenders.Select(name => mixed.Contains(ShownName.FamilyOf(name)) ? name : ShownName.FamilyOf(name))
            .Distinct().Order(StringComparer.OrdinalIgnoreCase)];
    }

    private static string First(string[] names, int most) =>
        most >= names.Length ? List(names) : $"{string.Join(", ", names[..most])} and {names.Length - most} more";
}
