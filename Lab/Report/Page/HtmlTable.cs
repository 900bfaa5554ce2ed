using System.Net;
using System.Text;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Report.Page;

/// <summary>Tables and lists of the page. Only the script writes tables, too: anew, when a reader chooses something.</summary>
internal static class HtmlTable
{
    // The ends of cells and rows may be left out, and there are thousands of them.
    /// <param name="isPlain">Without what aligns figures: the script writes the table anew.</param>
    internal static StringBuilder AppendTable(this StringBuilder html, TextTable table, bool isPlain = false)
    {
        html.Append("<table><thead><tr>");
        foreach (Head head in table.Heads)
            html.Append(head.Text.Length == 0 ? "<td>" : $"<th scope=\"col\"{Class(head)}>{Text(head.Text)}</th>");
        html.Append("</tr></thead><tbody>");
        foreach (string[] row in table.Rows)
        {
            html.Append("<tr>");
            foreach ((int column, string cell) in row.Index())
                html.Append("<td").Append(isPlain ? "" : Class(table.Heads[column])).Append('>').Append(Text(cell));
        }

        return html.Append("</tbody></table>");
    }

    internal static StringBuilder AppendList(this StringBuilder html, string id, IReadOnlyList<string> sentences) =>
        html.Append($"<ul id=\"{id}\">{string.Concat(sentences.Select(sentence => $"<li>{Text(sentence)}</li>"))}</ul>\n");

    internal static string Text(string? text) => WebUtility.HtmlEncode(text ?? "");

    private static string Class(Head head) => head.IsFigure ? " class=f" : "";
}
