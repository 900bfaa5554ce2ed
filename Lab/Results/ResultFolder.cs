namespace JsonAot.Lab.Results;

/// <summary>A folder of results, with all that is below it.</summary>
public static class ResultFolder
{
    private const string Ending = ".json";

    /// <summary>
    /// Each file of results once, in the order of names. A link leads to what it leads to; one that leads to a folder which is read
    /// already, such as one above it, is passed over. A folder that has the name of a file is listed too, so that somebody names it.
    /// </summary>
    public static IReadOnlyList<string> FilesBelow(string root)
    {
        var files = new List<string>();
        Add(new DirectoryInfo(root), Real(new DirectoryInfo(root)), files, []);
        files.Sort(StringComparer.Ordinal);
        return files;
    }

    /// <param name="real">Where it is, by whatever links it was found.</param>
    private static void Add(DirectoryInfo folder, string real, List<string> files, HashSet<string> read)
    {
        if (!read.Add(real))
            return;
        foreach (FileSystemInfo entry in folder.EnumerateFileSystemInfos())
        {
            if (entry.Name.EndsWith(Ending, StringComparison.Ordinal))
                files.Add(entry.FullName);
            else if (entry is DirectoryInfo { LinkTarget: null } inner)
                Add(inner, Path.Combine(real, inner.Name), files, read);
            else if (entry is DirectoryInfo link && Real(link) is var target && !IsAbove(target, real))
                Add(link, target, files, read);
        }
    }

    private static string Real(DirectoryInfo folder) =>
        Path.TrimEndingDirectorySeparator((folder.ResolveLinkTarget(returnFinalTarget: true) ?? folder).FullName);

    private static bool IsAbove(string folder, string other) => $"{other}/".StartsWith($"{folder.TrimEnd('/')}/", StringComparison.Ordinal);
}
