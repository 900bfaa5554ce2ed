using System.Reflection;

namespace BenchTurns.Tests;

/// <summary>Where what is tested lies.</summary>
internal static class House
{
    /// <summary>The folder of the sources.</summary>
    internal static string Root { get; } = Metadata("House");

    internal static string Framework { get; } = Metadata("TestedFramework");

    /// <summary>The program whose processes are timed.</summary>
    internal static string TimedProgram { get; } = Path.Combine(
        Root, "Tests", "Program", "bin", "Release", Framework, OperatingSystem.IsWindows() ? "TimedProgram.exe" : "TimedProgram");

    /// <summary>The same by a shell: it would be told the task first, and wants to know its kind before.</summary>
    internal static string TimedScript(string folder, string kind)
    {
        Assert.SkipWhen(OperatingSystem.IsWindows(), "The program is started by a shell, which puts its words in order.");
        string path = Path.Combine(folder, kind);
        File.WriteAllText(path, $"#!/bin/sh\nDOTNET_TieredCompilation=0 exec '{TimedProgram}' {kind} read\n");
        File.SetUnixFileMode(path, UnixFileMode.UserRead | UnixFileMode.UserWrite | UnixFileMode.UserExecute);
        return path;
    }

    private static string Metadata(string key) => typeof(House).Assembly
        .GetCustomAttributes<AssemblyMetadataAttribute>().Single(entry => entry.Key == key).Value!;
}
