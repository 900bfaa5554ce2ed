namespace BenchTurns.Publishing;

/// <summary>Whether a native publish can link here: by linking an empty program, not by looking for a name.</summary>
public static class NativeLinker
{
    private const string Group = "Native linker";

    /// <summary>All that a native publish needs of the system.</summary>
    public static IEnumerable<MachineCheck> Check() => OperatingSystem.IsWindows() ? [CheckWindows()] : CheckUnix();

    /// <returns>What a native publish lacks here, and how to get it; null where it lacks nothing.</returns>
    public static string? Lacking() =>
        Check().FirstOrDefault(check => check is { IsDefault: true, Works: false }) is { } lacking
        ? $"{lacking.Subject}: {lacking.Detail}; {lacking.Next}."
        : null;

    private static IEnumerable<MachineCheck> CheckUnix()
    {
        using var scratch = new ScratchFolder();
        string folder = scratch.Path;
        string source = Path.Combine(folder, "linked.c");
        File.WriteAllText(source, "#include <stdio.h>\nint main(void) { return 0; }\n");
        // The publish takes clang first, and gcc where there is no clang.
        (string? compiler, string refusals) = MachineTool.FirstThatWorks(
            ["clang", "gcc"], source, "-o", Path.Combine(folder, "linked"), "-lm", "-lpthread", "-ldl");
        if (compiler is null)
        {
            yield return new MachineCheck(Group, "clang or gcc", true, refusals, OperatingSystem.IsMacOS()
                ? "xcode-select --install"
                : "Debian and Ubuntu: apt-get install clang; Fedora: dnf install clang; Alpine: apk add clang build-base");
            yield break;
        }

        string version = MachineTool.TryRun(compiler, "-dumpversion").Text;
        yield return new MachineCheck(Group, compiler, true, $"{version}; links a program against the system's libraries");
        if (!OperatingSystem.IsMacOS())
            yield return CheckObjcopy();
    }

    private static MachineCheck CheckObjcopy()
    {
        string? found = MachineTool.FirstThatWorks(["llvm-objcopy", "objcopy"], "--version").Tool;
        return found is null
            ? new MachineCheck(Group, "objcopy", true, "a native publish strips its symbols with it",
                "install binutils, or publish with -p:StripSymbols=false")
            : new MachineCheck(Group, found, true, "strips the symbols of a native publish");
    }

    private static MachineCheck CheckWindows()
    {
        string where = Path.Combine(
            Environment.GetFolderPath(Environment.SpecialFolder.ProgramFilesX86), "Microsoft Visual Studio", "Installer", "vswhere.exe");
        (bool ran, string version) = MachineTool.TryRun(
            where, "-latest", "-products", "*", "-requires", "Microsoft.VisualStudio.Component.VC.Tools.x86.x64", "-property",
            "installationVersion");
        return ran && version.Length > 0
            ? new MachineCheck(Group, "Visual C++ build tools", true, version)
            : new MachineCheck(
                Group, "Visual C++ build tools", true, "vswhere finds none", "install the workload 'Desktop development with C++'");
    }
}
