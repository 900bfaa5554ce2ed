using System.Globalization;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>Figures and lists as sentences have them.</summary>
internal static class Words
{
    private const int Few = 3;

    internal static string Capital(string sentence) => char.ToUpperInvariant(sentence[0]) + sentence[1..];

    internal static string Count(int count, string thing) =>
        string.Create(CultureInfo.InvariantCulture, $"{count} {thing}{(count == 1 ? "" : "s")}");

    internal static string Doing(string direction) =>
        direction.Equals("serialize", StringComparison.OrdinalIgnoreCase) ? "writing" : "reading";

    internal static string List(IEnumerable<string> names)
    {
        string[] all = [.. names];
        return all.Length <= 1 ? string.Concat(all) : $"{string.Join(", ", all[..^1])} and {all[^1]}";
    }

    internal static string Some(IReadOnlyCollection<string> names) => names.Count <= Few + 1
        ? List(names)
        : $"{string.Join(", ", names.Take(Few))} and {names.Count - Few} more";
}
