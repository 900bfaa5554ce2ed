using System.Text;
using JsonAot.Lab.Report.Model.Answer;
using JsonAot.Lab.Terminal;
using static JsonAot.Lab.Report.Page.HtmlReport;

namespace JsonAot.Lab.Report.Page;

/// <summary>What a person who reads for twenty seconds must have seen: what to take for each need, or for one type.</summary>
internal static class PageOpening
{
    /// <summary>The script writes the same for another machine.</summary>
    internal static void Append(StringBuilder html, MachineAnswer answer)
    {
        html.Append("<div id=\"answer\"><h2>Which one to take</h2>\n<table><thead><tr>");
        foreach (string head in Decision.Heads)
            html.Append($"<th scope=\"col\">{Text(head)}</th>");
        html.Append("</tr></thead><tbody>");
        foreach (Decision decision in answer.Decisions)
            html.Append($"<tr><th scope=\"row\">{Text(decision.Need)}</th>")
                .AppendJoin("", decision.Cells.Skip(1).Select(cell => $"<td>{Text(cell)}</td>")).Append("</tr>");
        html.Append($"</tbody></table>\n<p class=\"none\">{Text(Decision.Key)}</p>\n");
        AppendList(html, "findings", answer.Findings);
        AppendList(html, "doubts", answer.Doubts);
        html.Append("</div>\n");
    }

    internal static void Append(StringBuilder html, TypeAnswer answer)
    {
        html.Append("<div id=\"type\"><h2>Which one to take</h2>\n");
        AppendList(html, "sentences", answer.Sentences);
        AppendTable(html, answer.Table);
        foreach (string note in answer.Notes)
            html.Append($"<p class=\"none\">{Text(note)}</p>\n");
        if (answer.Winner is { } winner)
            html.Append(
                $"<h3>To adopt {Text(winner)}</h3>\n<pre tabindex=\"0\"><code>{Text(string.Join('\n', answer.Code))}</code></pre>\n");
        html.Append("</div>\n");
    }

    private static void AppendTable(StringBuilder html, TextTable table)
    {
        html.Append($"<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"{Text(table.Title)}\">")
            .Append($"<table><caption>{Text(table.Title)}</caption><thead><tr><td></td>");
        foreach (string head in table.Heads.Skip(1))
            html.Append($"<th scope=\"col\" class=\"figure\">{Text(head)}</th>");
        html.Append("</tr></thead><tbody>");
        foreach (IReadOnlyList<string> row in table.Rows)
        {
            html.Append($"<tr><th scope=\"row\">{Text(row[0])}</th>")
                .AppendJoin("", row.Skip(1).Select(cell => $"<td class=\"figure\">{Text(cell)}</td>"))
                .Append("</tr>");
        }

        html.Append("</tbody></table></div>\n");
    }

    private static void AppendList(StringBuilder html, string id, IReadOnlyList<string> sentences) =>
        html.Append($"<ul id=\"{id}\">{string.Concat(sentences.Select(sentence => $"<li>{Text(sentence)}</li>"))}</ul>\n");
}
