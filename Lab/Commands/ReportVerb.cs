using System.CommandLine;
using JsonAot.Lab.Report;
using JsonAot.Lab.Report.Documents;
using JsonAot.Lab.Report.Model;
using JsonAot.Lab.Report.Page;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Commands;

/// <summary>Turns results into something to look at: one page that needs nothing else, and the tables of the documents.</summary>
internal sealed class ReportVerb : IVerb
{
    public Command Create()
    {
        Option<string?> results = Choices.PathOption(
            "--results",
            $"Where to read; {ResultStore.FolderName} when left out, artifacts/{ResultStore.FolderName} for what was measured here last.");
        Option<string?> output = Choices.PathOption("--out", "The file to write; artifacts/report.html when left out.");
        var open = new Option<string>("--open")
        {
            Description = "Show the page in a browser: yes, no, or auto where there is a screen.",
            DefaultValueFactory = _ => "auto",
        };
        open.AcceptOnlyFromAmong("yes", "no", "auto");
        var readme = new Option<bool>("--readme")
        {
            Description = "Also write the tables of README.md and docs/ from the committed results.",
        };
        Option<string?> data = Choices.PathOption("--data", "Also write all tables to this file, as JSON (docs/report.md).");
        var command = new Command("report", "Makes one page of all results, to look at and to share.")
        {
            results, output, open, readme, data,
        };
        command.SetAction(parsed =>
        {
            string folder = parsed.GetValue(results) ?? Checkout.CommittedResults;
            var model = ReportModel.Load(folder);
            ReportFile.NameSkipped(model);
            if (model.Deployments.Count == 0)
                throw new LabException($"There are no results in {ShownPath.Of(folder)}. Measure first: {Invocation.Command} run");
            ReportFile.Write(parsed.GetValue(output) ?? ReportFile.DefaultPath, HtmlReport.Render(model), parsed.GetValue(open)!);
            if (parsed.GetValue(data) is { } file)
                ReportFile.Write(file, DataFile.Of(model), "no", data.Name);
            if (parsed.GetValue(readme))
                SplicedDocuments.Write(Checkout.Root);
            return ExitCodes.Success;
        });
        return command;
    }
}
