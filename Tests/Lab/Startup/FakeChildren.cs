using JsonAot.Lab.Programs;

namespace JsonAot.Tests.Lab.Startup;

/// <summary>Children that a shell plays.</summary>
internal static class FakeChildren
{
    /// <summary>A whole report of nothing: outcome, stamps, text and document are all zeros. Then it waits for its release.</summary>
    internal const string Report = "printf MJSONAOT1; head -c 16 /dev/zero; cat > /dev/null";

    internal static readonly TimeSpan Ample = TimeSpan.FromSeconds(60);

    internal static Launch Run(string script, TimeSpan? limit = null)
    {
        SkipElsewhere();
        using var launcher = new Launcher("/bin/sh", ["-c", script], limit ?? Ample);
        return launcher.Run();
    }

    /// <summary>The C floor, or the test ends here with the reason.</summary>
    internal static string C()
    {
        SkipElsewhere();
        EmptyC floor = EmptyC.Compiled.Value;
        Assert.SkipWhen(floor.Executable is null, floor.Unavailable ?? "");
        return floor.Executable!;
    }

    /// <summary>Makes a program that a shell plays.</summary>
    internal static string Write(string path, string script)
    {
        File.WriteAllText(path, $"#!/bin/sh\n{script}\n");
        if (!OperatingSystem.IsWindows())
            File.SetUnixFileMode(path, UnixFileMode.UserRead | UnixFileMode.UserWrite | UnixFileMode.UserExecute);
        return path;
    }

    internal static void SkipElsewhere() => Assert.SkipUnless(OperatingSystem.IsLinux(), "Processes are launched and read on Linux only.");
}
