namespace JsonAot.Lab.Results;

/// <summary>Where results live: one folder per machine, below it one per framework and mode, below that one file per kind.</summary>
public sealed class ResultStore(string root)
{
    /// <summary>The committed results, in the checkout that holds the solution.</summary>
    public const string FolderName = "results";

    public string Root => root;

    public string PathOf(Machine machine, string framework, string mode, string fileName) =>
        Path.Combine(root, machine.Folder, $"{framework}-{mode}", fileName);

    public T? Read<T>(Machine machine, string framework, string mode)
        where T : class, IResults<T> => ResultFile.Read<T>(PathOf(machine, framework, mode, T.FileName));

    /// <summary>Adds to what an earlier run left, so that measuring one row loses no other.</summary>
    public string Save<T>(T results)
        where T : class, IResults<T>
    {
        Manifest manifest = results.Manifest;
        string path = PathOf(manifest.Machine, manifest.Framework, manifest.Mode, T.FileName);
        ResultFile.Write(path, results.Over(ResultFile.Read<T>(path)));
        return path;
    }

    /// <summary>Finds out before anything is measured whether it can be kept.</summary>
    /// <exception cref="ResultFileException">It cannot.</exception>
    public void CheckWritable(Machine machine, string framework, string mode)
    {
        string path = PathOf(machine, framework, mode, $"writable.{Environment.ProcessId}.tmp");
        try
        {
            Directory.CreateDirectory(Path.GetDirectoryName(path)!);
            File.WriteAllText(path, "");
            File.Delete(path);
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            throw new ResultFileException(
                $"The results cannot be written to {Path.GetDirectoryName(path)}: {problem.Message} Nothing was measured.", problem);
        }
    }

    /// <summary>Every file of a kind below the root, in a stable order.</summary>
    public IEnumerable<string> FilesOf<T>()
        where T : class, IResults<T> =>
        Directory.Exists(root) ? Directory.EnumerateFiles(root, T.FileName, SearchOption.AllDirectories).Order(StringComparer.Ordinal) : [];
}
