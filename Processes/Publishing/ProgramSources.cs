namespace JsonAot.Processes.Publishing;

/// <summary>
/// Lists the files of the checkout that programs are built from: all but those of rooms that are in no published program. A folder
/// that is not named here counts, so that at worst a program is published once too often.
/// </summary>
internal static class ProgramSources
{
    private static readonly string[] InNoProgram =
        ["Lab", "Try", "Tool", "Tests", "SpanCodec/Tests", "docs", "samples", "results", "crank"];

    private static readonly string[] Made = ["bin", "obj", "artifacts", "BenchmarkDotNet.Artifacts", "TestResults"];

    /// <param name="root">The checkout.</param>
    /// <returns>Full paths in a fixed order.</returns>
    internal static IReadOnlyList<string> Below(string root) =>
        [.. FilesOf(new DirectoryInfo(root), root).Order(StringComparer.Ordinal)];

    private static IEnumerable<string> FilesOf(DirectoryInfo folder, string root) =>
        folder.EnumerateFiles().Where(file => file.Extension != ".md" && !IsHidden(file)).Select(file => file.FullName)
            .Concat(folder.EnumerateDirectories().Where(inner => IsSource(inner, root)).SelectMany(inner => FilesOf(inner, root)));

    private static bool IsSource(DirectoryInfo folder, string root) =>
        !IsHidden(folder)
        && !Made.Contains(folder.Name)
        && !InNoProgram.Contains(Path.GetRelativePath(root, folder.FullName).Replace('\\', '/'));

    private static bool IsHidden(FileSystemInfo entry) => entry.Name.StartsWith('.');
}
