using System.Text;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Tables;

/// <summary>A table as Markdown. Nothing else writes tables of Markdown.</summary>
internal static class Markdown
{
    internal static string Of(TextTable table)
    {
        var text = new StringBuilder();
        AppendRow(text, table.Heads.Select(head => head.Text));
        text.Append('|');
        foreach ((int column, Head head) in table.Heads.Index())
            text.Append(column > 0 && head.IsFigure ? "--:|" : "---|");
        text.Append('\n');
        foreach (string[] row in table.Rows)
            AppendRow(text, row);
        return text.ToString();
    }

    /// <summary>Markdown lets HTML through, so a hostile name must not be any; nor is a name code, a link or a picture.</summary>
    internal static string Text(string text)
    {
        foreach (string special in (string[])["\\", "*", "`", "[", "|"])
            text = text.Replace(special, $"\\{special}", StringComparison.Ordinal);
        return text.Replace("<", "&lt;", StringComparison.Ordinal).ReplaceLineEndings(" ");
    }

    private static void AppendRow(StringBuilder text, IEnumerable<string> cells)
    {
        text.Append('|');
        foreach (string cell in cells)
            text.Append(cell.Length == 0 ? " |" : $" {Text(cell)} |");
        text.Append('\n');
    }
}
