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

    private static string Metadata(string key) => typeof(House).Assembly
        .GetCustomAttributes<AssemblyMetadataAttribute>().Single(entry => entry.Key == key).Value!;
}
