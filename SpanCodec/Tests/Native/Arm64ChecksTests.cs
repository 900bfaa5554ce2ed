using System.Runtime.Versioning;
using Xunit;

namespace SpanCodecs.Tests.Native;

/// <summary>
/// The checks on another processor, whose vector routines no x64 machine executes: compiled
/// for Arm64 here, and executed by an emulator. docs/developing.md says what it takes.
/// </summary>
[Collection("Publishing")]
[UnsupportedOSPlatform("windows")]
public class Arm64ChecksTests
{
    private const string Linker = "aarch64-linux-gnu-gcc";
    private const string Emulator = "qemu-aarch64";

    // The emulator's own name for the folder with the libraries of that processor.
    private const string Libraries = "QEMU_LD_PREFIX";

    [Fact]
    public void The_checks_pass_in_a_native_program_for_arm64()
    {
        Thorough.Require();
        string? libraries = Environment.GetEnvironmentVariable(Libraries);
        Assert.SkipUnless(
            InstalledProgram.Find(Linker) is not null && InstalledProgram.Find(Emulator) is not null && Directory.Exists(libraries),
            $"It needs {Linker}, {Emulator}, and {Libraries}: docs/developing.md.");
        ProgramRun publish = Repository.Run(
            "dotnet", "publish", "Tests/Native/Published", "-c", "Release", "-r", "linux-arm64",
            $"-p:CppCompilerAndLinker={LinkerWithoutTarget()}", "-p:ObjCopyName=aarch64-linux-gnu-objcopy");
        Assert.True(publish.ExitCode == 0, publish.ToString());
        ProgramRun run = Repository.RunWith([("TZ", "America/St_Johns")], Repository.Root, Emulator, Program(), "--reduced");
        Assert.True(run.ExitCode == 0, run.ToString());
        Assert.StartsWith("native, vectors on, time zone -03:30:00", run.Output, StringComparison.Ordinal);
        Assert.Contains("checks passed", run.Output, StringComparison.Ordinal);
    }

    private static string Program() => Path.Combine(
        Repository.Root, "Tests", "Native", "Published", "bin", "Release",
        Repository.Framework, "linux-arm64", "publish", "SpanCodecPublished");

    /// <summary>The SDK says "--target" to every linker, and only clang knows the word.</summary>
    private static string LinkerWithoutTarget()
    {
        string script = Path.Combine(Repository.Artifacts, "arm64-linker");
        Directory.CreateDirectory(Repository.Artifacts);
        File.WriteAllLines(script,
        [
            "#!/bin/bash",
            "for word; do [[ $word == --target=* ]] || words+=(\"$word\"); done",
            $"exec {Linker} \"${{words[@]}}\"",
        ]);
        File.SetUnixFileMode(script, UnixFileMode.UserRead | UnixFileMode.UserExecute | UnixFileMode.UserWrite);
        return script;
    }
}
