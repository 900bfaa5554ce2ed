using System.CommandLine;
using JsonAot.Lab.Report;
using JsonAot.Lab.Report.Badges;
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
        var badges = new Option<string?>("--badges") { Description = "Also write badges into this folder, as SVG files: the fastest, what works natively, the noise floor." };
        var documents = new Option<string?>("--documents") { Description = "A link to the documents, for a page that stands on a site beside them." };
        var command = new Command("report", "Makes one page of all results, to look at and to share; or tables as Markdown, CSV or JSON.")
        {
            results, format, output, open, readme, pictures, badges, documents,
        };
        command.SetAction(parsed =>
        {
            var model = ReportModel.Load(parsed.GetValue(results) ?? Checkout.CommittedResults);
            ReportFile.NameSkipped(model);
            Write(model, parsed.GetValue(format)!, parsed.GetValue(output), parsed.GetValue(open)!, parsed.GetValue(documents));
            if (parsed.GetValue(pictures) is { } folder)
                Pictures.Take(model, folder);
            if (parsed.GetValue(badges) is { } beside)
                BadgeFiles.Write(model, beside);
            return parsed.GetValue(readme) ? SplicedDocuments.Write(Checkout.Root, check: false) : ExitCodes.Success;
        });
        return command;
    }

    private static void Write(ReportModel model, string format, string? output, string open, string? documents)
    {
        string text = format == Html ? HtmlReport.Render(model, documents) : Formats[format](model);
        if (output == "-")
            Console.Out.Write(text);
        else
            ReportFile.Write(output ?? ReportFile.DefaultPath(format), text, format == Html ? open : "no");
    }
}
