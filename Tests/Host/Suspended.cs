using JsonAot.Lab.Running.Launching;

namespace JsonAot.TestHost;

/// <summary>A parent that somebody suspends while it waits for what it has launched, which answers when it is told to, by a file.</summary>
internal static class Suspended
{
    private const string Child = """
        : > "$1/begun"; until [ -e "$1/go" ]; do sleep 0.05; done; printf MJSONAOT1; head -c 16 /dev/zero; : > "$1/done"
        """;

    internal static int Run(string folder, string seconds)
    {
        using var launcher = new Launcher("/bin/sh", ["-c", Child, "launch", folder], TimeSpan.FromSeconds(int.Parse(seconds)));
        Launch launch = launcher.Run();
        Console.WriteLine(launch.Failure ?? (launch.Missed > TimeSpan.Zero ? "answered" : "timed as if nothing had been"));
        return 0;
    }
}
