using System.CommandLine;
using JsonAot.Lab.Report;
using JsonAot.Lab.Report.Documents;
using JsonAot.Lab.Report.Formats;
using JsonAot.Lab.Report.Model;
using JsonAot.Lab.Report.Page;

namespace JsonAot.Lab.Commands;

/// <summary>Turns results into something to look at: one page that needs nothing else, or tables for other places.</summary>
internal sealed class ReportVerb : IVerb
{
    private const string Html = "html";

    private static readonly Dictionary<string, Func<ReportModel, string>> Formats = new()
    {
        [Html] = HtmlReport.Render,
        ["md"] = MarkdownReport.Render,
        ["csv"] = Facts.Csv,
        ["json"] = Facts.Json,
    };

    public Command Create()
    {
        var results = new Option<string?>("--results")
        {
            Description = $"Where to read; {ResultStore.FolderName} when left out, artifacts/{ResultStore.FolderName} for what was measured here last.",
        };
        var format = new Option<string>("--format") { Description = "html, md, csv or json.", DefaultValueFactory = _ => Html };
        format.AcceptOnlyFromAmong([.. Formats.Keys]);
        var output = new Option<string?>("--out") { Description = "The file to write; artifacts/report.html, or of that format, when left out. - for standard output." };
        var open = new Option<string>("--open") { Description = "Show the page in a browser: yes, no, or auto where there is a screen.", DefaultValueFactory = _ => "auto" };
        open.AcceptOnlyFromAmong("yes", "no", "auto");
        var readme = new Option<bool>("--readme") { Description = "Also write the tables of README.md and docs/, as the verb readme does." };
        var pictures = new Option<string?>("--pictures") { Description = "Also take pictures of the page into this folder, with a Chromium that is found on the PATH." };
        var command = new Command("report", "Makes one page of all results, to look at and to share; or tables as Markdown, CSV or JSON.")
        {
            results, format, output, open, readme, pictures,
        };
        command.SetAction(parsed => Run(
            parsed.GetValue(results) ?? Checkout.CommittedResults,
            parsed.GetValue(format)!,
            parsed.GetValue(output),
            parsed.GetValue(open)!,
            parsed.GetValue(readme),
            parsed.GetValue(pictures)));
        return command;
    }

    private static int Run(string results, string format, string? output, string open, bool readme, string? pictures)
    {
        var model = ReportModel.Load(results);
        ReportFile.NameSkipped(model);
        if (output == "-")
            Console.Out.Write(Formats[format](model));
        else
            ReportFile.Write(output ?? ReportFile.DefaultPath(format), Formats[format](model), format == Html ? open : "no");
        if (pictures is not null)
            Pictures.Take(model, pictures);
        return readme ? SplicedDocuments.Write(Checkout.Root, check: false) : ExitCodes.Success;
    }
}
