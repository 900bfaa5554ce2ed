namespace JsonAot.Lab.Results;

/// <summary>Where results live: one folder per machine, below it one per framework and mode, below that one file per kind.</summary>
public sealed class ResultStore(string root)
{
    // A new file, and what an old one grows by.
    private const long LeastRoom = 1_000_000;

    private static readonly byte[] Chunk = new byte[LeastRoom / 4];

    /// <summary>The committed results, in the checkout that holds the solution.</summary>
    public const string FolderName = "results";

    public string Root { get; } = Path.GetFullPath(root);

    public string PathOf(Machine machine, string framework, string mode, string fileName) =>
        Path.Combine(Root, machine.Folder, $"{framework}-{mode}", fileName);

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
    public void CheckWritable(Machine machine, string framework, string mode)
    {
        string path = PathOf(machine, framework, mode, $"writable.{Environment.ProcessId}.tmp");
        string folder = Path.GetDirectoryName(path)!;
        try
        {
            Directory.CreateDirectory(folder);
            // A file is written beside the one that it replaces.
            long bytes = LeastRoom + new DirectoryInfo(folder).EnumerateFiles("*.json").Select(old => old.Length).DefaultIfEmpty().Max();
            // Some drives promise room that they do not have.
            using FileStream file = File.Create(path);
            for (long written = 0; written < bytes; written += Chunk.Length)
                file.Write(Chunk);
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            throw new ResultFileException(
                $"The results cannot be written to {folder}: {problem.Message} Nothing was measured.", problem);
        }
        finally
        {
            if (File.Exists(path))
                File.Delete(path);
        }
    }

    public IEnumerable<string> FilesOf<T>()
        where T : class, IResults<T> => Directory.Exists(Root)
            ? ResultFolder.FilesBelow(Root).Where(file => Path.GetFileName(file) == T.FileName)
            : [];
}
