using System.Text.Json;

namespace JsonAot.Lab.Results;

/// <summary>Reads and writes one result file: whole or not at all, and by name when it cannot be used.</summary>
public static class ResultFile
{
    // A whole run of everything leaves a twentieth of it. A page of more opens in no browser.
    private const long MostBytes = 64_000_000;

    /// <exception cref="ResultFileException">They are more than can be read at once.</exception>
    public static void CheckSize(string where, IEnumerable<string> files)
    {
        long bytes = files.Where(File.Exists).Sum(file => new FileInfo(file).Length);
        if (bytes > MostBytes)
        {
            throw new ResultFileException($"{where} has {ByteSize.Format(bytes)} of results, and up to {ByteSize.Format(MostBytes)} "
                + "can be read at once. Name a folder with a part of them, or move some away.");
        }
    }

    /// <exception cref="ResultFileException">The file is cut, foreign, of another schema or not readable.</exception>
    public static T? Read<T>(string path)
        where T : class, IResults<T>
    {
        if (Directory.Exists(path))
            throw new ResultFileException($"{path} is a folder and no result file. Remove it, or give it another name.");
        if (!File.Exists(path))
            return null;
        CheckSize(path, [path]);
        T? result = Parse<T>(path);
        int? schema = result?.Manifest?.Schema;
        if (schema != Manifest.CurrentSchema)
            throw new ResultFileException(
                $"{path} has schema {schema?.ToString() ?? "none"}; this program reads schema {Manifest.CurrentSchema}. "
                + (schema > Manifest.CurrentSchema ? "A newer program wrote it: update this one." : "Remove it and measure again."));
        if (result!.AllRows is null || result.AllRows.Any(row => row is null))
            throw new ResultFileException($"{path} has rows without content. Remove it and measure again.");
        if (HasRowTwice(result.AllRows.OfType<IRow>(), T.TypeInfo.Options))
            throw new ResultFileException($"{path} has a row twice. Remove it and measure again.");
        return result;
    }

    /// <summary>Rows that belong together have one key and one time, and other figures.</summary>
    private static bool HasRowTwice(IEnumerable<IRow> rows, JsonSerializerOptions options) =>
        rows.GroupBy(row => (row.GetType(), row.Key, row.TakenAt)).Any(alike => alike.Skip(1).Any()
            && alike.GroupBy(row => JsonSerializer.Serialize(row, options.GetTypeInfo(row.GetType()))).Any(same => same.Skip(1).Any()));

    private static T? Parse<T>(string path)
        where T : class, IResults<T>
    {
        try
        {
            using FileStream file = File.OpenRead(path);
            return JsonSerializer.Deserialize(file, T.TypeInfo);
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            throw new ResultFileException(
                $"{path} cannot be read: {problem.Message} Make it readable, or remove it and measure again.", problem);
        }
        catch (JsonException problem)
        {
            throw new ResultFileException(
                $"{path} is not a whole result file ({problem.Message.Split('\n')[0]}). Remove it and measure again.", problem);
        }
    }

    /// <exception cref="ResultFileException">The folder cannot be written; what stood there before is untouched.</exception>
    public static void Write<T>(string path, T result)
        where T : class, IResults<T>
    {
        try
        {
            WholeFile.Write(path, file =>
            {
                JsonSerializer.Serialize(file, result, T.TypeInfo);
                file.WriteByte((byte)'\n');
            });
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            throw new ResultFileException(
                $"The results cannot be written to {path}: {problem.Message} What was there before is unchanged.", problem);
        }
    }
}

/// <summary>A result file that cannot be read or written; the message names the file, the cause and the next action.</summary>
public sealed class ResultFileException(string message, Exception? cause = null) : ProcessException(message, cause);

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
