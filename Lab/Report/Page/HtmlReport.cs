using System.Text;
using JsonAot.Lab.Measures.Times;
using JsonAot.Lab.Report.Model;
using JsonAot.Lab.Report.Model.Answer;
using JsonAot.Lab.Tables;
using JsonAot.Lab.Terminal;
using static JsonAot.Lab.Report.Page.HtmlTable;

namespace JsonAot.Lab.Report.Page;

/// <summary>What the page of one type opens with, in the place of the suite's decisions: the same as a terminal is told.</summary>
/// <param name="Notes">Why some cells of the table are empty.</param>
/// <param name="Code">What adopts the winner; empty where there is none.</param>
internal sealed record TypeAnswer(
    string Type, TextTable Table, IReadOnlyList<string> Notes, IReadOnlyList<string> Sentences, string? Winner, IReadOnlyList<string> Code)
{
    /// <summary>What each step gains; null where nobody knows what there is today.</summary>
    internal TextTable? Gain { get; init; }
}

/// <summary>One file: what a browser without scripts shows, the data, and the script. Each text goes through <see cref="Text"/>.</summary>
internal sealed class HtmlReport
{
    // As README has it.
    private const string TryCommand = $"{Invocation.InCheckout} try Order.cs sample.json";

    private const string Ours = "One contender is ours: SpanCodec, a source generator, not on NuGet yet. It was developed beside these "
        + "documents. Weigh its figures accordingly, or measure your own type.";

    // GitHub tells its runners where they are. Elsewhere nobody knows the address of the form; the section says what to do.
    private static readonly string Dispute = Environment.GetEnvironmentVariable("GITHUB_REPOSITORY") is { Length: > 0 } repository
        ? $"https://github.com/{Text(repository)}/issues/new?template=figure.yml"
        : "#method";

    private readonly ReportModel _model;
    private readonly TypeAnswer? _type;
    private readonly string _machine;
    private readonly string _lane;
    private readonly StringBuilder _html = new();

    private HtmlReport(ReportModel model, TypeAnswer? type)
    {
        (_model, _type) = (model, type);
        _machine = model.FirstMachine ?? "";
        _lane = PageChoices.FirstOf(model)[Column.Lane];
    }

    /// <param name="type">The answer, if the results are those of one type of somebody's own.</param>
    internal static string Render(ReportModel model, TypeAnswer? type = null) => new HtmlReport(model, type).Page();

    private string Page()
    {
        string title = _type is null ? "JSON serializers under the JIT and NativeAOT" : $"{_type.Type}: which JSON serializer?";
        // The page may load nothing, so that a hostile name cannot make it load anything.
        _html.Append($"""
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy"
              content="default-src 'none'; img-src data:; script-src 'unsafe-inline'; style-src 'unsafe-inline'">
            <link rel="icon" href="data:,">
            <title>{Text(title)}</title>
            <style>{PageAssets.Style}</style>
            </head>
            <body>
            <header>
            <h1>{Text(title)}</h1>
            <p class="lead">Checked first, then measured: the same objects, the same bytes, compiled at run time and ahead of time.
            {Machines()}</p>

            """);
        foreach (string file in _model.Skipped)
            _html.Append($"<p class=\"warning\">Left out: {Text(file)}</p>\n");
        if (_type is null)
            OpenForAll();
        else
            OpenFor(_type);
        _html.Append("</header>\n");
        Navigation();
        PageChoices.AppendControls(_html, _model);
        _html.Append("<main>\n");
        foreach (Section section in _model.Sections)
            Append(section);
        _html.Append($"""
            </main>
            <div id="tip" role="status" hidden></div>
            <script type="application/json" id="data">{PageData.Of(_model)}</script>
            <script>{PageAssets.Script}</script>
            </body>
            </html>

            """);
        return _html.ToString();
    }

    /// <summary>What a person who reads for twenty seconds must have seen. The script writes it for other machines.</summary>
    private void OpenForAll()
    {
        MachineAnswer answer = _machine.Length > 0 ? _model.Answers[_machine]
            : new MachineAnswer([], [], [$"Nothing is measured yet: {SteadyTable.Command}."], []);
        _html.Append($"<p class=\"lead\">{Text(Ours)}</p>\n");
        foreach ((string machine, MachineAnswer each) in _model.Answers)
        {
            ForMachine("div", machine, AnswerChart.OfPage(each.Bars));
            ForMachine("p", machine, $"{Text(each.Doubts[0])} <a href=\"{Dispute}\">Dispute a figure</a>");
        }

        _html.Append($"<p class=\"lead\">Your own type, in a checkout: <code>{Text(TryCommand)}</code></p>\n")
            .Append("<div id=\"answer\"><h2>Which one to take</h2>\n").AppendTable(answer.Table())
            .AppendList("doubts", [.. answer.Doubts.Skip(1)]).AppendList("findings", answer.Findings)
            .Append("<details class=\"how\"><summary>How to read this</summary><p>")
            .Append($"{Text(Decision.Key([.. _model.Answers.Values.SelectMany(each => each.Decisions)]))} ")
            .Append($"<span id=\"first\">{Text(_model.First.Sentence)}</span></p></details></div>\n");
    }

    /// <summary>Where several were measured, everybody looks for another one first.</summary>
    private string Machines()
    {
        IEnumerable<string> options =
            _model.Machines.Select(machine => $"<option{(machine == _machine ? " selected" : "")}>{Text(machine)}</option>");
        return _model.Machines.Count < 2 || _type is not null ? $"<span id=\"machine\">{Text(_machine)}</span>."
            : $"Measured on <select id=\"machine\" aria-label=\"Machine\">{string.Concat(options)}</select>";
    }

    private void OpenFor(TypeAnswer answer)
    {
        _html.Append("<div id=\"type\"><h2>Which one to take</h2>\n").AppendList("sentences", answer.Sentences)
            .Append($"<p id=\"caption\">{Text(answer.Table.Title)}</p>\n")
            .Append("<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-labelledby=\"caption\">").AppendTable(answer.Table)
            .Append("</div>\n");
        if (answer.Gain is { } gain)
        {
            _html.Append($"<p id=\"gain\">{Text(gain.Title)}</p>\n")
                .Append("<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-labelledby=\"gain\">").AppendTable(gain)
                .Append("</div>\n");
        }

        foreach (string note in answer.Notes)
            _html.Append($"<p class=\"none\">{Text(note)}</p>\n");
        if (answer.Winner is { } winner)
        {
            string code = Text(string.Join('\n', answer.Code));
            _html.Append($"<h3>To adopt {Text(winner)}</h3>\n<pre tabindex=\"0\"><code>{code}</code></pre>\n");
        }

        _html.Append("</div>\n");
    }

    private void Navigation()
    {
        _html.Append("<nav aria-label=\"Sections\">");
        foreach (var group in _model.Sections.GroupBy(section => section.Place.Group))
        {
            IEnumerable<string> links = group.Select(section => $"<a href=\"#{section.Id}\">{Text(section.Place.Name)}</a>");
            _html.Append($"<span><b>{group.Key}</b> {string.Join(' ', links)}</span> ");
        }

        _html.Append("</nav>\n<noscript><p class=\"warning\">The plots are drawn by a script. ")
            .Append("The tables below show the figures of this machine")
            .Append(_lane.Length == 0 ? "." : $"; of several lanes, those of {Text(_lane)}.")
            .Append("</p></noscript>\n");
    }

    private void Append(Section section)
    {
        _html.Append($"<section id=\"{section.Id}\" tabindex=\"-1\" aria-labelledby=\"h-{section.Id}\">\n")
            .Append($"<h2 id=\"h-{section.Id}\">{Text(section.Explanation.Title)}</h2>\n")
            .Append($"<p class=\"lead\">{Text(section.Explanation.Lead)}</p>\n")
            .Append($"<details class=\"how\"><summary>How to read this</summary><p>{Text(section.Explanation.HowToRead)}</p></details>\n");
        if (section.Plot is not null && _model.TablesOf(section)[0] is { Rows.Count: > 0 } plotted)
        {
            // A call has more figures than its time.
            if (section.Plot is "steady" or "heat")
                PageChoices.AppendSwitch(_html, section.Id, plotted);
            _html.Append($"<div data-plot=\"{section.Plot}\"></div>\n");
        }

        foreach (ResultTable table in section.Tables.Select(spec => _model[spec.Id]).Where(table => table.Rows.Count > 0))
            Append(table);

        foreach (string machine in _model.Machines)
        {
            IEnumerable<BuiltFromSource> built = _model.TablesOf(section).SelectMany(table => table.Built)
                .Where(one => one.Machine == machine);
            if (BuiltFromSource.Sentence(built) is { } source)
                ForMachine("p", machine, Text(source));
        }

        _html.Append($"<p class=\"none\"><a href=\"{Dispute}\">Dispute this</a></p>\n</section>\n");
    }

    /// <summary>The script shows that of the machine which is chosen.</summary>
    private void ForMachine(string element, string machine, string html) => _html
        .Append($"<{element} class=\"none\" data-machine=\"{Text(machine)}\"{(machine == _machine ? "" : " hidden")}>{html}</{element}>\n");

    /// <summary>A view without a table of its own draws from the steady state's.</summary>
    /// <summary>Tables are open for a browser without scripts; the script closes them.</summary>
    private void Append(ResultTable table) => _html
        .Append($"<details open data-table=\"{table.Id}\"><summary>{Text(table.Title)} as a table</summary>\n")
        .Append($"<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"{Text(table.Title)}\">")
        .AppendTable(table.InWords(_machine, _lane, _model.Baseline), isPlain: true)
        .Append("</div></details>\n");
}
