using JsonAot.Lab.Report;
using JsonAot.Lab.Report.Model;
using JsonAot.Lab.Report.Page;

namespace JsonAot.Lab.Commands;

/// <summary>Pictures of the page for documents, taken by a Chromium without a window.</summary>
internal static class Pictures
{
    private static readonly TimeSpan Limit = TimeSpan.FromMinutes(1);

    private static readonly (string Name, string Hash, int Width, int Height)[] Views =
    [
        ("report", "", 1200, 1250),
        ("report-dark", "colours=dark", 1200, 1250),
        ("heat", "show=heat", 1200, 1150),
        ("startup", "show=startup", 1200, 1250),
        ("narrow", "", 500, 1100),
    ];

    /// <exception cref="LabException">There is no Chromium, or it took no picture.</exception>
    internal static void Take(ReportModel model, string folder)
    {
        string chromium = Browser.FindChromium()
            ?? throw new LabException($"Pictures need a Chromium, and there is none on the PATH. Install it, or name it in {Browser.Variable}.");
        string page = Path.Combine(Checkout.Artifacts, "pictures.html");
        Directory.CreateDirectory(Checkout.Artifacts);
        Directory.CreateDirectory(folder);
        File.WriteAllText(page, HtmlReport.Render(model));
        foreach ((string name, string hash, int width, int height) in Views)
        {
            string picture = Path.Combine(Path.GetFullPath(folder), $"{name}.png");
            File.Delete(picture);
            ChildRun run = new ChildProcess(chromium).Run(
            [
                "--headless=new", "--hide-scrollbars", "--disable-gpu", "--no-first-run", .. SandboxOf(),
                $"--window-size={width},{height}", "--virtual-time-budget=3000", $"--screenshot={picture}", $"{new Uri(page)}#{hash}",
            ], Limit);
            if (!File.Exists(picture))
                throw new LabException($"{chromium} took no picture {name} ({run.End}, exit code {run.ExitCode}).");
            Console.WriteLine($"Picture: {ShownPath.Of(picture)}");
        }
    }

    // Chromium refuses its sandbox to the administrator, as whom a container runs.
    private static string[] SandboxOf() => Environment.IsPrivilegedProcess && OperatingSystem.IsLinux() ? ["--no-sandbox"] : [];
}
