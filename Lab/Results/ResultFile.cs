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
