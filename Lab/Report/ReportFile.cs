using JsonAot.Lab.Report.Model;
using JsonAot.Lab.Report.Page;

namespace JsonAot.Lab.Report;

/// <summary>A report on disk, and in the reader's browser.</summary>
internal static class ReportFile
{
    /// <summary>The page where it is without options: a run ends with it.</summary>
    internal static void WritePage(ReportModel model)
    {
        NameSkipped(model);
        Write(DefaultPath, HtmlReport.Render(model), "auto");
    }

    internal static string DefaultPath => Path.Combine(Checkout.Artifacts, "report.html");

    internal static void NameSkipped(ReportModel model)
    {
        foreach (string file in model.Skipped)
            Console.Error.WriteLine($"Left out: {file}");
    }

    /// <param name="open">Whether to show it in a browser: yes, no, or auto where there is a screen.</param>
    internal static void Write(string path, string text, string open)
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

        Console.WriteLine($"Report: {ShownPath.Of(path)}");
        bool isWanted = open == "yes" || open == "auto" && HasScreen;
        if (isWanted && Desktop.Open(Path.GetFullPath(path)) is { } why)
            Console.WriteLine($"{why} Open the file yourself.");
    }

    private static bool HasScreen => !Console.IsOutputRedirected
        && (OperatingSystem.IsWindows() || OperatingSystem.IsMacOS() || IsSet("DISPLAY") || IsSet("WAYLAND_DISPLAY"));

    private static bool IsSet(string variable) => Environment.GetEnvironmentVariable(variable) is { Length: > 0 };
}
