using System.Text;
using JsonAot.Lab.Report.Model;
using JsonAot.Lab.Tables;

namespace JsonAot.Lab.Report.Page;

/// <summary>The chips and the baseline. Hidden until the script is there that they speak to.</summary>
internal static class PageControls
{
    private static readonly string[] Several = ["payload", "mode", "framework", "contender"];

    internal static void Append(StringBuilder html, ReportModel model)
    {
        IReadOnlyDictionary<string, IReadOnlyList<string>> choices = PageChoices.Of(model);
        html.Append("<form id=\"controls\" hidden aria-label=\"What is shown\"><p><label>Baseline <select id=\"base\">");
        foreach (string contender in choices["base"])
            html.Append($"<option>{HtmlReport.Text(contender)}</option>");
        html.Append("</select></label> <button type=\"button\" id=\"reset\">Reset</button></p>\n")
            .Append("<details><summary>Choose what is shown</summary>\n");
        foreach ((string facet, IReadOnlyList<string> names) in choices)
        {
            if (names.Count > 1 && facet != PageChoices.Figure && (Several.Contains(facet) || PageChoices.Single.Contains(facet)))
                AppendChips(html, facet, names);
        }

        html.Append("</details></form>\n");
    }

    /// <summary>Above every plot that can show more than time; all of them are one switch.</summary>
    internal static void AppendSwitch(StringBuilder html, Section section, ResultTable table)
    {
        html.Append($"<div class=\"switch\" role=\"group\" aria-label=\"What is shown of each call: {section.Id}\">");
        foreach (string figure in PageChoices.FiguresOf(table))
        {
            string isPressed = figure == PageChoices.Figures[0] ? "true" : "false";
            html.Append($"<button type=\"button\" data-figure=\"{figure}\" aria-pressed=\"{isPressed}\">{figure}</button>");
        }

        html.Append("</div>\n");
    }

    private static void AppendChips(StringBuilder html, string facet, IReadOnlyList<string> names)
    {
        bool isOne = PageChoices.Single.Contains(facet);
        html.Append($"<fieldset><legend>{(facet == "contender" ? "library" : facet)}</legend>");
        foreach (string name in names)
        {
            html.Append($"<label><input type=\"{(isOne ? "radio" : "checkbox")}\" name=\"{facet}\" value=\"{HtmlReport.Text(name)}\">")
                .Append(HtmlReport.Text(name)).Append("</label>");
        }

        if (!isOne)
            html.Append(
                $"<button type=\"button\" data-all=\"{facet}\">all</button><button type=\"button\" data-none=\"{facet}\">none</button>");
        html.Append("</fieldset>\n");
    }
}
