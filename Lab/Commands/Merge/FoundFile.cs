using JsonAot.Lab.Measures;
using JsonAot.Lab.Report.Model;

namespace JsonAot.Lab.Commands.Merge;

/// <summary>One result file of one of the folders.</summary>
/// <param name="Place">Machine, framework and mode, and kind: where it belongs below any root.</param>
internal sealed record FoundFile(string Path, string Place, Kind Kind, Manifest Manifest)
{
    /// <param name="leaveOut">Is told of files that are no results.</param>
    /// <exception cref="ResultFileException">A file is cut, foreign or of another schema.</exception>
    internal static IReadOnlyList<FoundFile> In(string folder, Action<string> leaveOut)
    {
        var found = new List<FoundFile>();
        foreach (string path in Directory.EnumerateFiles(folder, "*", SearchOption.AllDirectories).Order(StringComparer.Ordinal))
        {
            // Summaries of earlier commits are copied, and so are the runs beside a neighbour: no rows to join.
            if (ResultHistory.Holds(System.IO.Path.GetRelativePath(folder, path)) || System.IO.Path.GetFileName(path) == DisturbedRuns.FileName)
                continue;
            if (Kinds.OfFile(path) is { } kind && PlaceOf(path) is { } place)
                found.Add(new FoundFile(path, place, kind, kind.Read(path).Manifest));
            else
                leaveOut(path);
        }

        return found;
    }

    /// <returns>Null where it is not below a machine and a mode.</returns>
    internal static string? PlaceOf(string path)
    {
        // A build server may have put the folders of several machines below folders of its own: the last three names count.
        string[] names = System.IO.Path.GetFullPath(path).Split(System.IO.Path.DirectorySeparatorChar);
        return names.Length > 3 ? System.IO.Path.Combine(names[^3..]) : null;
    }

    internal bool HasSameContents(FoundFile other) => File.ReadAllBytes(Path).AsSpan().SequenceEqual(File.ReadAllBytes(other.Path));
}
