using System.Text;
using JsonAot.Lab.Report.Model;
using JsonAot.Lab.Report.Model.Answer;
using JsonAot.Lab.Tables;

namespace JsonAot.Lab.Report.Page;

/// <summary>What can be chosen on the page, and what is chosen at first.</summary>
internal static class PageChoices
{
    private const string AsTheSystem = "as the system";
    private const string Figure = "figure";

    /// <summary>What the switch above a plot offers: columns of its table.</summary>
    private static readonly string[] Figures = ["time", "allocated", "collections"];

    /// <summary>Several names of these are chosen, and one of the others.</summary>
    private static readonly string[] Several = [Column.Payload, "mode", "framework", Column.Contender];

    private static readonly string[] Chips = [.. Several, Column.Machine, Column.Lane, "colours"];

    internal static IReadOnlyDictionary<string, IReadOnlyList<string>> Of(ReportModel model) =>
        new Dictionary<string, IReadOnlyList<string>>
        {
            [Column.Machine] = model.Machines,
            [Column.Payload] = [.. NamesIn(model, Column.Payload).Where(payload => payload.Length > 0)],
            [Column.Lane] = [.. NamesIn(model, Column.Lane)],
            ["mode"] = [.. model.Deployments.Select(deployment => deployment.Mode).Distinct()],
            ["framework"] = [.. model.Deployments.Select(deployment => deployment.Framework).Distinct().Order(DeploymentOrder.Frameworks)],
            [Column.Contender] = [.. model.Tables.SelectMany(Contenders).Distinct().Order(StringComparer.OrdinalIgnoreCase)],
            [Figure] = Figures,
            ["colours"] = [AsTheSystem, "light", "dark"],
            ["base"] = [.. model.Baselines.Select(ShownName.Marked)],
            ["show"] = [.. model.Sections.Select(section => section.Id)],
        };

    internal static IReadOnlyDictionary<string, string> FirstOf(ReportModel model) => new Dictionary<string, string>
    {
        [Column.Machine] = model.FirstMachine ?? "",
        [Column.Lane] = SteadyMeans.FirstLane(NamesIn(model, Column.Lane)),
        ["base"] = ShownName.Marked(model.Baseline),
        [Figure] = Figures[0],
        ["colours"] = AsTheSystem,
        ["show"] = "",
    };

    /// <summary>The chips and the baseline. Hidden until the script is there that they speak to.</summary>
    internal static void AppendControls(StringBuilder html, ReportModel model)
    {
        IReadOnlyDictionary<string, IReadOnlyList<string>> choices = Of(model);
        html.Append("<form id=\"controls\" hidden aria-label=\"What is shown\"><p><label>Baseline <select id=\"base\">")
            .Append(string.Concat(choices["base"].Select(contender => $"<option>{HtmlTable.Text(contender)}</option>")))
            .Append("</select></label> <button type=\"button\" id=\"reset\">Reset</button></p>\n")
            .Append("<details><summary>Choose what is shown</summary>\n");
        foreach ((string facet, IReadOnlyList<string> names) in choices)
        {
            if (Chips.Contains(facet) && names.Count > 1)
                AppendChips(html, facet, names);
        }

        html.Append("</details></form>\n");
    }

    /// <summary>Above every plot that can show more than time. A figure that nobody has would empty the plot.</summary>
    internal static void AppendSwitch(StringBuilder html, string section, ResultTable table)
    {
        html.Append($"<div class=\"switch\" role=\"group\" aria-label=\"What is shown of each call: {section}\">");
        foreach (string figure in Figures.Where(figure => table.Rows.Any(row => !row[figure].IsEmpty)))
        {
            string isPressed = figure == Figures[0] ? "true" : "false";
            html.Append($"<button type=\"button\" data-figure=\"{figure}\" aria-pressed=\"{isPressed}\">{figure}</button>");
        }

        html.Append("</div>\n");
    }

    private static void AppendChips(StringBuilder html, string facet, IReadOnlyList<string> names)
    {
        string type = Several.Contains(facet) ? "checkbox" : "radio";
        html.Append($"<fieldset><legend>{(facet == Column.Contender ? "library" : facet)}</legend>");
        foreach (string name in names.Select(HtmlTable.Text))
            html.Append($"<label><input type=\"{type}\" name=\"{facet}\" value=\"{name}\">{name}</label>");
        if (Several.Contains(facet))
            html.Append(
                $"<button type=\"button\" data-all=\"{facet}\">all</button><button type=\"button\" data-none=\"{facet}\">none</button>");
        html.Append("</fieldset>\n");
    }

    /// <summary>Floors, and a contender under its second name, are no choice.</summary>
    private static IEnumerable<string> Contenders(ResultTable table) => table.Rows
        .Where(row => row.Name("kind") is null or "contender")
        .Select(row => row.Name(Column.Contender)).OfType<string>().Select(ShownName.Marked);

    private static IEnumerable<string> NamesIn(ReportModel model, string column) =>
        model.Tables.SelectMany(table => table.NamesIn(column)).Distinct();
}
