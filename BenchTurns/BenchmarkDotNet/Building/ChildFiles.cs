using BenchTurns.Journals;

namespace BenchTurns.Building;

/// <summary>What this program needs beside the sources while it builds.</summary>
internal static class ChildFiles
{
    private const string Targets = "Child.targets";

    /// <summary>Beside the program, where BenchmarkDotNet puts its generated projects too.</summary>
    internal static string Folder { get; } = Path.Combine(AppContext.BaseDirectory, "BenchTurns");

    /// <summary>What native programs are built without.</summary>
    internal static string TargetsFile { get; } = Write();

    private static string Write()
    {
        string path = Path.Combine(Folder, Targets);
        try
        {
            using Stream source = typeof(ChildFiles).Assembly.GetManifestResourceStream(Targets)!;
            using var reader = new StreamReader(source);
            Keep(path, reader.ReadToEnd());
            return path;
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            throw new ProcessException($"{path} cannot be written: {Trouble.WithNext(problem.Message)}", problem);
        }
    }

    /// <summary>
    /// Writes a file unless it says the same already: whatever is built with an import that is newer than its last build is compiled anew.
    /// </summary>
    internal static void Keep(string path, string text)
    {
        if (!File.Exists(path) || File.ReadAllText(path) != text)
            WholeFile.Write(path, text);
    }
}
