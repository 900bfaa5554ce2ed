using System.IO.Enumeration;
using System.Text.RegularExpressions;

namespace JsonAot.Lab.Running.Publishing;

/// <summary>
/// Lists the files of the checkout that programs are built from: those that a build takes by itself or that a project names, in all rooms
/// but those that are in no published program. What else lies in the checkout, such as results, pages and notes, is none. A room that is
/// not named here counts, so that at worst a program is published once too often.
/// </summary>
internal static partial class ProgramSources
{
    private static readonly string[] InNoProgram =
        ["Tests", "SpanCodec/Tests", "BenchTurns/Tests", "BenchTurns/Tool", "docs", "results"];

    // The command line is in none, and stands above these.
    private static readonly string[] OfTheLab = ["BenchmarkHost", "MeasuredPrograms", "Results", "Running"];

    private static readonly string[] Made = ["bin", "obj", "artifacts", "BenchmarkDotNet.Artifacts", "TestResults"];

    // A build reads them, and they name others.
    private static readonly string[] OfBuilds = [".csproj", ".props", ".targets", ".rsp"];

    // A project takes them without a word; the Lab itself compiles the smallest program, in C.
    private static readonly string[] Taken = [".cs", ".resx", ".c"];

    private static readonly string[] OfRestores = ["nuget.config", "global.json"];

    /// <param name="root">The checkout.</param>
    /// <returns>Full paths in a fixed order.</returns>
    internal static IReadOnlyList<string> Below(string root)
    {
        FileInfo[] all = [.. FilesOf(new DirectoryInfo(root), root)];
        string[] builds = [.. all.Where(file => IsOfBuild(file.Name)).Select(file => file.FullName)];
        string[] named = [.. builds.SelectMany(NamesIn).Distinct()];
        return
        [
            .. all.Where(file => IsTaken(file.Name) || Array.Exists(named, name => FileSystemName.MatchesSimpleExpression(name, file.Name)))
                .Select(file => file.FullName).Order(StringComparer.Ordinal),
        ];
    }

    /// <summary>
    /// Each file that a project names, without its folder; a name may have stars. A word that only looks like a name is that of no file.
    /// </summary>
    private static IEnumerable<string> NamesIn(string build) =>
        NameOfFile().Matches(File.ReadAllText(build)).Select(match => PropertyOrItem().Replace(match.Value, "*"));

    private static bool IsTaken(string name) =>
        IsOfBuild(name) || Taken.Contains(Path.GetExtension(name)) || OfRestores.Contains(name, StringComparer.OrdinalIgnoreCase);

    private static bool IsOfBuild(string name) => OfBuilds.Contains(Path.GetExtension(name));

    private static IEnumerable<FileInfo> FilesOf(DirectoryInfo folder, string root) =>
        Files(folder, root).Where(file => file.Extension != ".md" && !IsHidden(file))
            .Concat(folder.EnumerateDirectories().Where(inner => IsSource(inner, root)).SelectMany(inner => FilesOf(inner, root)));

    private static FileInfo[] Files(DirectoryInfo folder, string root) => IsLab(folder, root) ? [] : folder.GetFiles();

    private static bool IsLab(DirectoryInfo folder, string root) => Path.GetRelativePath(root, folder.FullName) == "Lab";

    private static bool IsSource(DirectoryInfo folder, string root) =>
        !IsHidden(folder)
        && !Made.Contains(folder.Name)
        && (!IsLab(folder.Parent!, root) || OfTheLab.Contains(folder.Name))
        && !InNoProgram.Contains(Path.GetRelativePath(root, folder.FullName).Replace('\\', '/'));

    private static bool IsHidden(FileSystemInfo entry) => entry.Name.StartsWith('.');

    // The last part of a path, with an ending in letters.
    [GeneratedRegex(@"(?:[\w*?-]|[$%@]\(\w+(?:\.\w+)?\))(?:[\w*?.-]|[$%@]\(\w+(?:\.\w+)?\))*\.[A-Za-z]\w*", RegexOptions.CultureInvariant)]
    private static partial Regex NameOfFile();

    [GeneratedRegex(@"[$%@]\([^)]*\)", RegexOptions.CultureInvariant)]
    private static partial Regex PropertyOrItem();
}
