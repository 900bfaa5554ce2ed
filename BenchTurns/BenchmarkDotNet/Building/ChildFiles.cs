using BenchTurns.Journals;

namespace BenchTurns.Building;

/// <summary>What this program needs beside the sources while it builds.</summary>
internal static class ChildFiles
{
    private const string Targets = "Child.targets";

    /// <summary>Beside the program, where BenchmarkDotNet puts its generated projects too.</summary>
    internal static string Folder { get; } = Path.Combine(AppContext.BaseDirectory, "BenchTurns");

    /// <summary>
    /// What native programs are built without. A file that says the same already stays: whatever is built with an import that is newer than
    /// its last build is compiled anew.
    /// </summary>
    internal static string TargetsFile { get; } = Write();

    private static string Write()
    {
        string path = Path.Combine(Folder, Targets);
        try
        {
            Directory.CreateDirectory(Folder);
            using Stream source = typeof(ChildFiles).Assembly.GetManifestResourceStream(Targets)!;
            using var reader = new StreamReader(source);
            string targets = reader.ReadToEnd();
            if (!File.Exists(path) || File.ReadAllText(path) != targets)
                WholeFile.Write(path, targets);
            return path;
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            throw new ProcessException($"{path} cannot be written: {Trouble.WithNext(problem.Message)}", problem);
        }
    }
}
