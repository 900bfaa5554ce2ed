namespace JsonAot.Lab.Doctor;

/// <summary>A program of this machine that sends requests to a server at full speed.</summary>
/// <param name="Name">wrk or bombardier.</param>
internal sealed record LoadTool(string Name, string Path)
{
    internal const string HowToInstall = "Debian and Ubuntu: apt-get install wrk; macOS: brew install wrk; elsewhere github.com/wg/wrk, or github.com/codesenberg/bombardier";

    /// <returns>Null where there is none.</returns>
    internal static LoadTool? Find() => FindWrk() ?? FindBombardier();

    internal static DoctorCheck Check() => Find() is { } tool
        ? new DoctorCheck("Load generator", tool.Name, false, true, "sends the requests of 'web'")
        : new DoctorCheck("Load generator", "wrk or bombardier", false, false, "without one 'web' measures first answers only", HowToInstall);

    private static LoadTool? FindWrk() => InPath("wrk") is { } path ? new LoadTool("wrk", path) : null;

    // Debian has a game of this name.
    private static LoadTool? FindBombardier() =>
        InPath("bombardier") is { } path && MachineTool.TryRun(path, "--version").Text.Contains("bombardier version", StringComparison.Ordinal)
            ? new LoadTool("bombardier", path) : null;

    private static string? InPath(string name) => (Environment.GetEnvironmentVariable("PATH") ?? "")
        .Split(System.IO.Path.PathSeparator, StringSplitOptions.RemoveEmptyEntries)
        .Select(folder => System.IO.Path.Combine(folder, name))
        .FirstOrDefault(File.Exists);
}
