using System.CommandLine;
using JsonAot.Lab.Readme;
using JsonAot.Lab.Report.Formats;
using JsonAot.Lab.Report.Model;
using JsonAot.Lab.Report.Page;

namespace JsonAot.Lab.Report;

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
        NameSkipped(model);
        if (output == "-")
            Console.Out.Write(Formats[format](model));
        else
            Write(output ?? DefaultPath(format), Formats[format](model), format == Html ? open : "no");
        if (pictures is not null)
            Pictures.Take(model, pictures);
        return readme ? ReadmeVerb.Run(Checkout.Root, check: false) : ExitCodes.Success;
    }

    /// <summary>The page where it is without options: a run ends with it.</summary>
    internal static void WritePage(ReportModel model)
    {
        NameSkipped(model);
        Write(DefaultPath(Html), HtmlReport.Render(model), "auto");
    }

    private static string DefaultPath(string format) => Path.Combine(Checkout.Artifacts, $"report.{format}");

    private static void NameSkipped(ReportModel model)
    {
        foreach (string file in model.Skipped)
            Console.Error.WriteLine($"Left out: {file}");
    }

    private static void Write(string path, string text, string open)
    {
        try
        {
            Directory.CreateDirectory(Path.GetDirectoryName(Path.GetFullPath(path))!);
            File.WriteAllText(path, text);
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            throw new LabException($"The report cannot be written to {path}: {problem.Message} Name another file with --out.");
        }

        Console.WriteLine($"Report: {Path.GetRelativePath(Directory.GetCurrentDirectory(), path)}");
        if (open == "yes" || open == "auto" && Browser.HasScreen)
            Browser.Open(Path.GetFullPath(path));
    }
}
