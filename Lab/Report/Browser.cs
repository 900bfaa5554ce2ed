namespace JsonAot.Lab.Report;

/// <summary>The reader's own browser.</summary>
internal static class Browser
{
    internal static bool HasScreen => !Console.IsOutputRedirected
        && (OperatingSystem.IsWindows() || OperatingSystem.IsMacOS()
            || IsSet("DISPLAY") || IsSet("WAYLAND_DISPLAY"));

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

    private static bool IsSet(string variable) => Environment.GetEnvironmentVariable(variable) is { Length: > 0 };
}
