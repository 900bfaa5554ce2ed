using System.Net;
using System.Text;
using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Times;
using JsonAot.Lab.Report.Model;
using JsonAot.Lab.Report.Model.Answer;
using JsonAot.Lab.Tables;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Report.Page;

/// <summary>
/// One file that needs nothing else: the verdict and every table as a browser without scripts shows them, the data, and the
/// script that draws from it. Every text goes through <see cref="Text"/> on its way in.
/// </summary>
internal sealed class HtmlReport
{
    private static readonly string[] Phases = ["to Main", "input", "set-up", "first write", "first read"];

    // As README has it.
    private const string TryCommand = $"{Typed.InCheckout} try Order.cs sample.json";

    private readonly ReportModel _model;
    private readonly string _machine;
    private readonly string _lane;
    private readonly StringBuilder _html = new();

    private readonly TypeAnswer? _type;
    private readonly Section[] _sections;

    private HtmlReport(ReportModel model, TypeAnswer? type)
    {
        _model = model;
        _type = type;
        // The page of the suite says of each section how to measure it, also where nothing is measured. The page of somebody's type shows
        // only what there is.
        _sections = [.. Sections.All.Where(section => type is null || HasData(section))];
        _machine = model.FirstMachine ?? "";
        _lane = PageChoices.FirstOf(model)["lane"];
    }

    /// <param name="type">Where the results are those of one type of somebody's own.</param>
    internal static string Render(ReportModel model, TypeAnswer? type = null)
    {
        var report = new HtmlReport(model, type);
        report.Page();
        return report._html.ToString();
    }

    private void Page()
    {
        _html.Append("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
            .Append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
            // The page may load nothing, so that a hostile name cannot make it load anything.
            .Append("<meta http-equiv=\"Content-Security-Policy\" content=\"")
            .Append("default-src 'none'; img-src data:; script-src 'unsafe-inline'; style-src 'unsafe-inline'\">\n")
            .Append("<link rel=\"icon\" href=\"data:,\">\n")
            .Append($"<title>{Text(Title)}</title>\n")
            .Append("<style>").Append(PageAssets.Style).Append("</style>\n</head>\n<body>\n");
        Symbols();
        Header();
        PageControls.Append(_html, _model);
        _html.Append("<main>\n");
        foreach (Section section in _sections)
            Append(section);
        _html.Append("</main>\n<div id=\"tip\" role=\"status\" hidden></div>\n")
            .Append("<script type=\"application/json\" id=\"data\">").Append(PageData.Of(_model)).Append("</script>\n")
            .Append("<script>").Append(PageAssets.Script).Append("</script>\n</body>\n</html>\n");
    }

    /// <summary>Hatching says that a difference is none.</summary>
    private void Symbols() => _html.Append("""
        <svg width="0" height="0" aria-hidden="true" style="position:absolute"><defs>
        <pattern id="hatch" width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect class="paper" width="3" height="3"/><line y2="3" class="hatch"/></pattern>
        </defs></svg>

        """);

    private string Title => _type is null ? "JSON serializers under the JIT and NativeAOT" : $"{_type.Type}: which JSON serializer?";

    private void Header()
    {
        _html.Append($"<header>\n<h1>{Text(Title)}</h1>\n")
            .Append("<p class=\"lead\">Checked first, then measured: the same objects, the same bytes, "
                + "compiled at run time and ahead of time. ")
            .Append($"<span id=\"machine\">{Text(_machine)}</span>.</p>\n");
        if (_type is null)
            _html.Append($"<p class=\"lead\">Your own type, in a checkout: <code>{Text(TryCommand)}</code></p>\n");
        foreach (string file in _model.Skipped)
            _html.Append($"<p class=\"warning\">Left out: {Text(file)}</p>\n");
        if (_type is not null)
        {
            PageOpening.Append(_html, _type);
        }
        else
        {
            PageOpening.Append(_html, _machine.Length == 0 ? new MachineAnswer([],
                [$"Nothing is measured yet: {BenchmarkCommands.Steady}."], []) : _model.Answers[_machine]);
            _html.Append($"<p class=\"none\" id=\"first\">{Text(_model.First.Sentence)}</p>\n");
        }

        _html.Append("<nav aria-label=\"Sections\">");
        foreach (Section section in _sections)
            _html.Append($"<a href=\"#{section.Id}\">{Text(section.Words.Title.Split(':')[0])}</a> ");
        _html.Append("</nav>\n<noscript><p class=\"warning\">The plots are drawn by a script. ")
            .Append("The tables below show the figures of this machine")
            .Append(_lane.Length == 0 ? "." : $"; of several lanes, those of {Text(_lane)}.")
            .Append("</p></noscript>\n</header>\n");
    }

    private void Append(Section section)
    {
        _html.Append($"<section id=\"{section.Id}\" tabindex=\"-1\" aria-labelledby=\"h-{section.Id}\">\n")
            .Append($"<h2 id=\"h-{section.Id}\">{Text(section.Words.Title)}</h2>\n");
        ResultTable[] tables = TablesOf(section);
        bool plots = section.Plot is not null && PlotHasData(section);
        if (!HasData(section))
        {
            _html.Append($"<p class=\"lead\">Not measured yet. This measures it: <code>{Text(section.Command)}</code></p>\n</section>\n");
            return;
        }

        _html.Append($"<p class=\"lead\">{Text(section.Words.Lead)}</p>\n")
            .Append($"<details class=\"how\"><summary>How to read this</summary><p>{Text(section.Words.HowToRead)}</p></details>\n");
        if (section.Plot == "startup")
            PhaseLegend();
        if (plots && section.HasSwitch)
            PageControls.AppendSwitch(_html, section, PlottedBy(section));
        if (plots)
            _html.Append($"<div data-plot=\"{section.Plot}\"></div>\n");
        foreach (ResultTable table in tables)
            Append(table);
        // The script shows that of the machine which is chosen.
        foreach (string machine in _model.Machines)
        {
            if (BuiltFromSource.Sentence(section.BuiltOn(_model, machine)) is { } source)
                _html.Append(
                    $"<p class=\"none\" data-machine=\"{Text(machine)}\"{(machine == _machine ? "" : " hidden")}>{Text(source)}</p>\n");
        }

        _html.Append("</section>\n");
    }

    private ResultTable[] TablesOf(Section section) =>
        [.. section.Tables.Select(spec => _model[spec.Id]).Where(table => table.Rows.Count > 0)];

    private bool HasData(Section section) => TablesOf(section).Length > 0 || section.Plot is not null && PlotHasData(section);

    private bool PlotHasData(Section section) => PlottedBy(section).Rows.Count > 0;

    /// <summary>A view without a table of its own draws from the steady state's.</summary>
    private ResultTable PlottedBy(Section section) => _model[section.Tables.Count == 0 ? SteadyTable.Id : section.Tables[0].Id];

    private void PhaseLegend()
    {
        _html.Append("<p class=\"legend\">");
        foreach ((int phase, string label) in Phases.Index())
            _html.Append($"<span class=\"p{phase}\"><i></i>{label}</span>");
        _html.Append("<span>┆ floor: a program that does nothing</span></p>\n");
    }

    /// <summary>Tables are open for a browser without scripts; the script closes them.</summary>
    private void Append(ResultTable table)
    {
        var printed = PrintedTable.Of(_model, table, _machine, _lane);
        _html.Append($"<details open data-table=\"{table.Id}\"><summary>{Text(table.Title)} as a table</summary>\n")
            .Append("<p class=\"copy\"><button type=\"button\" data-copy=\"md\">Copy as Markdown</button> "
                + "<button type=\"button\" data-copy=\"csv\">Copy as CSV</button></p>\n");
        _html.Append($"<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"{Text(table.Title)}\"><table><thead><tr>");
        foreach ((string label, bool isFigure) in printed.Heads)
            _html.Append($"<th scope=\"col\"{Class(isFigure)}>{Text(label)}</th>");
        _html.Append("</tr></thead><tbody>");
        foreach (string[] row in printed.Rows)
        {
            // The ends of cells and rows may be left out, and there are thousands of them.
            _html.Append("<tr>");
            for (int column = 0; column < row.Length; column++)
                _html.Append("<td").Append(Class(printed.Heads[column].IsFigure)).Append('>').Append(Text(row[column]));
        }

        _html.Append("</tbody></table></div></details>\n");
    }

    private static string Class(bool isFigure) => isFigure ? " class=figure" : "";

    internal static string Text(string? text) => WebUtility.HtmlEncode(text ?? "");
}
