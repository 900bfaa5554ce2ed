namespace JsonAot.Lab.Running.Publishing;

/// <summary>
/// Lists the files of the checkout that programs are built from: all but those of rooms that are in no published program. A folder
/// that is not named here counts, so that at worst a program is published once too often.
/// </summary>
internal static class ProgramSources
{
    private static readonly string[] InNoProgram =
        ["Tests", "SpanCodec/Tests", "docs", "results"];

    // The command line is in none, and stands above these.
    private static readonly string[] OfTheLab = ["BenchmarkHost", "MeasuredPrograms", "Results", "Running"];

    private static readonly string[] Made = ["bin", "obj", "artifacts", "BenchmarkDotNet.Artifacts", "TestResults"];

    /// <param name="root">The checkout.</param>
    /// <returns>Full paths in a fixed order.</returns>
    internal static IReadOnlyList<string> Below(string root) =>
        [.. FilesOf(new DirectoryInfo(root), root).Order(StringComparer.Ordinal)];

    private static IEnumerable<string> FilesOf(DirectoryInfo folder, string root) =>
        Files(folder, root).Where(file => file.Extension != ".md" && !IsHidden(file)).Select(file => file.FullName)
            .Concat(folder.EnumerateDirectories().Where(inner => IsSource(inner, root)).SelectMany(inner => FilesOf(inner, root)));

    private static FileInfo[] Files(DirectoryInfo folder, string root) => IsLab(folder, root) ? [] : folder.GetFiles();

    private static bool IsLab(DirectoryInfo folder, string root) => Path.GetRelativePath(root, folder.FullName) == "Lab";

    private static bool IsSource(DirectoryInfo folder, string root) =>
        !IsHidden(folder)
        && !Made.Contains(folder.Name)
        && (!IsLab(folder.Parent!, root) || OfTheLab.Contains(folder.Name))
        && !InNoProgram.Contains(Path.GetRelativePath(root, folder.FullName).Replace('\\', '/'));

    private static bool IsHidden(FileSystemInfo entry) => entry.Name.StartsWith('.');
}
