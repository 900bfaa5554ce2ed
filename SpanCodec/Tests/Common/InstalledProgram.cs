using Xunit;

namespace SpanCodecs.Tests;

/// <summary>Programs of the machine that some tests need.</summary>
internal static class InstalledProgram
{
    /// <summary>The first of these names that is on the PATH.</summary>
    internal static string? Find(params string[] names)
    {
        string path = Environment.GetEnvironmentVariable("PATH") ?? "";
        string[] folders = path.Split(Path.PathSeparator, StringSplitOptions.RemoveEmptyEntries);
        return names.SelectMany(name => folders.Select(folder => Path.Combine(folder, name + Repository.ExecutableSuffix)))
            .FirstOrDefault(File.Exists);
    }

    /// <summary>Skips the test if there is no Chromium; a build server has to have one.</summary>
    internal static string RequireChromium()
    {
        if (Find("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge") is { } program)
            return program;
        const string Reason = "There is no Chromium on the PATH.";
        Assert.SkipWhen(Environment.GetEnvironmentVariable("CI") != "true", Reason);
        throw new InvalidOperationException(Reason);
    }
}
