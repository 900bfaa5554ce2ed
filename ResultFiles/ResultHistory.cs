namespace JsonAot.ResultFiles;

/// <summary>Earlier states of results, in a folder beside the machines': history/&lt;machine&gt;/&lt;date&gt;-&lt;commit&gt;.json.</summary>
public static class ResultHistory
{
    public const string FolderName = "history";

    /// <param name="name">Of a file, relative to the results.</param>
    public static bool Holds(string name) => name.StartsWith($"{FolderName}{Path.DirectorySeparatorChar}", StringComparison.Ordinal);

    public static IEnumerable<string> FilesIn(string root)
    {
        string folder = Path.Combine(root, FolderName);
        return Directory.Exists(folder) ? Directory.EnumerateFiles(folder, "*.json", SearchOption.AllDirectories).Order(StringComparer.Ordinal) : [];
    }

    /// <summary>Keeps what the results say now, before other figures take their place.</summary>
    /// <param name="isWanted">Of which machine and commit.</param>
    /// <returns>The files that were written; one state has one file, however often it is kept.</returns>
    /// <exception cref="ResultFileException">A file cannot be read or written.</exception>
    public static IReadOnlyList<string> Keep(string root, Func<Snapshot, bool> isWanted)
    {
        var written = new List<string>();
        ILookup<string, SteadyState> machines = new ResultStore(root).FilesOf<SteadyState>()
            .ToLookup(path => Path.GetFileName(Path.GetDirectoryName(Path.GetDirectoryName(path))!), path => ResultFile.Read<SteadyState>(path)!);
        foreach (IGrouping<string, SteadyState> machine in machines)
        {
            if (Snapshot.Of(machine) is not { } snapshot || !isWanted(snapshot))
                continue;
            string path = Path.Combine(root, FolderName, machine.Key, $"{snapshot.State.Replace(' ', '-')}.json");
            Write(path, snapshot);
            written.Add(path);
        }

        return written;
    }

    private static void Write(string path, Snapshot snapshot)
    {
        try
        {
            ResultFile.Replace(path, snapshot, ResultsJson.Compact.Snapshot);
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            throw new ResultFileException($"The earlier results cannot be kept in {path}: {problem.Message} Nothing was replaced.", problem);
        }
    }
}
