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

/// <summary>For tests that read times of their own process: nothing else may run in it.</summary>
[CollectionDefinition("Alone", DisableParallelization = true)]
public class AloneCollection;

/// <summary>Each of these tests has a folder of its own, which is gone afterwards.</summary>
public abstract class TestsInFolder : IDisposable
{
    private protected readonly string _folder = Directory.CreateTempSubdirectory("benchturns-").FullName;

    private protected string In(params string[] names) => Path.Combine([_folder, .. names]);

    public void Dispose()
    {
        Directory.Delete(_folder, recursive: true);
        GC.SuppressFinalize(this);
    }
}
