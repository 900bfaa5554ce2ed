namespace JsonAot.Lab.Report;

/// <summary>The reader's own browser, and a Chromium for pictures.</summary>
internal static class Browser
{
    /// <summary>Names the program where it is not on the PATH.</summary>
    internal const string Variable = "JSONAOT_CHROMIUM";

    private static readonly string[] Names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge"];

    internal static bool HasScreen => !Console.IsOutputRedirected
        && (OperatingSystem.IsWindows() || OperatingSystem.IsMacOS()
            || Environment.GetEnvironmentVariable("DISPLAY") is { Length: > 0 } || Environment.GetEnvironmentVariable("WAYLAND_DISPLAY") is { Length: > 0 });

    internal static void Open(string path)
    {
        try
        {
            Desktop.Open(path);
        }
        catch (ProcessException problem)
        {
            Console.WriteLine($"{problem.Message} Open the file yourself.");
        }
    }

    /// <summary>Null where there is none.</summary>
    internal static string? FindChromium()
    {
        if (Environment.GetEnvironmentVariable(Variable) is { Length: > 0 } named)
            return named;
        string[] folders = (Environment.GetEnvironmentVariable("PATH") ?? "").Split(Path.PathSeparator, StringSplitOptions.RemoveEmptyEntries);
        string suffix = OperatingSystem.IsWindows() ? ".exe" : "";
        return Names.SelectMany(name => folders.Select(folder => Path.Combine(folder, name + suffix))).FirstOrDefault(File.Exists);
    }
}
