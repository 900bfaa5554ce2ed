using System.Globalization;

namespace JsonAot.Lab.Verify;

/// <summary>Names as the heads of columns, or numbers with the names below where the names would not fit.</summary>
internal sealed record ColumnLegend(IReadOnlyList<string> Heads, IReadOnlyList<string> Lines)
{
    // What a table puts between columns, and room for a mark behind a word.
    private const int Between = 3;
    private const int Cell = 11;

    internal static ColumnLegend For(IReadOnlyList<string> names, int firstColumn)
    {
        int needed = firstColumn + names.Sum(name => Math.Max(name.Length, Cell) + Between);
        return Console.IsOutputRedirected || needed <= Spectre.Console.AnsiConsole.Profile.Width ? new ColumnLegend(names, []) : Numbered(names);
    }

    internal static ColumnLegend Numbered(IReadOnlyList<string> names) => new(
        [.. names.Select((_, i) => (i + 1).ToString(CultureInfo.InvariantCulture))],
        [string.Join(", ", names.Select((name, i) => string.Create(CultureInfo.InvariantCulture, $"{i + 1} {name}")))]);
}
