using System.Globalization;

namespace JsonAot.Lab.WholeRun;

/// <summary>Figures and lists as sentences have them.</summary>
internal static class Words
{
    private const int Few = 3;

    internal static string Percent(double part) => part.ToString("0.0 %", CultureInfo.InvariantCulture);

    internal static string Count(int count, string thing) =>
        string.Create(CultureInfo.InvariantCulture, $"{count} {thing}{(count == 1 ? "" : "s")}");

    internal static string Ratio(double ratio) => ratio.ToString(ratio < 0.1 ? "0.000" : "0.00", CultureInfo.InvariantCulture);

    internal static string List(IEnumerable<string> names)
    {
        string[] all = [.. names];
        return all.Length <= 1 ? string.Concat(all) : $"{string.Join(", ", all[..^1])} and {all[^1]}";
    }

    internal static string Some(IReadOnlyCollection<string> names) => names.Count <= Few
        ? List(names)
        : $"{string.Join(", ", names.Take(Few))} and {names.Count - Few} more";
}
