using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace JsonAot.Lab.Results;

/// <summary>Reads and writes one result file: whole or not at all, and by name when it cannot be used.</summary>
public static class ResultFile
{
    // A whole run of everything leaves a twentieth of it. A page of more opens in no browser.
    private const long MostBytes = 64_000_000;

    /// <param name="where">The folder or file that somebody named.</param>
    /// <exception cref="ResultFileException">They are more than can be read at once.</exception>
    public static void CheckSize(string where, IEnumerable<string> files)
    {
        long bytes = files.Sum(file => new FileInfo(file).Length);
        if (bytes > MostBytes)
        {
            throw new ResultFileException($"{where} has {ByteSize.Format(bytes)} of results, and up to {ByteSize.Format(MostBytes)} "
                + "can be read at once. Name a folder with a part of them, or move some away.");
        }
    }

    /// <returns>Null when there is no such file.</returns>
    /// <exception cref="ResultFileException">The file is cut, foreign, of another schema or not readable.</exception>
    public static T? Read<T>(string path)
        where T : class, IResults<T>
    {
        if (!File.Exists(path))
            return null;
        CheckSize(path, [path]);
        T? result = Parse(path, T.TypeInfo);
        int? schema = result?.Manifest?.Schema;
        if (schema != Manifest.CurrentSchema)
            throw new ResultFileException(
                $"{path} has schema {schema?.ToString() ?? "none"}; this program reads schema {Manifest.CurrentSchema}. "
                + (schema > Manifest.CurrentSchema ? "A newer program wrote it: update this one." : "Remove it and measure again."));
        if (result!.AllRows is null || result.AllRows.Any(row => row is null))
            throw new ResultFileException($"{path} has rows without content. Remove it and measure again.");
        return result;
    }

    /// <exception cref="ResultFileException">The file is cut, foreign or not readable.</exception>
    public static T? Parse<T>(string path, JsonTypeInfo<T> type)
    {
        try
        {
            using FileStream file = File.OpenRead(path);
            return JsonSerializer.Deserialize(file, type);
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
        where T : class, IResults<T> => Write(path, result, T.TypeInfo);

    /// <exception cref="ResultFileException">The folder cannot be written; what stood there before is untouched.</exception>
    public static void Write<T>(string path, T value, JsonTypeInfo<T> type)
    {
        try
        {
            Replace(path, value, type);
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            throw new ResultFileException(
                $"The results cannot be written to {path}: {problem.Message} What was there before is unchanged.", problem);
        }
    }

    /// <summary>Writes to a temporary name beside the file and renames, so that nobody ever sees half of it.</summary>
    internal static void Replace<T>(string path, T value, JsonTypeInfo<T> type)
    {
        string temporary = $"{path}.{Environment.ProcessId}.tmp";
        try
        {
            Directory.CreateDirectory(Path.GetDirectoryName(path)!);
            using (FileStream file = File.Create(temporary))
            {
                JsonSerializer.Serialize(file, value, type);
                file.WriteByte((byte)'\n');
            }

            File.Move(temporary, path, overwrite: true);
        }
        catch
        {
            TryDelete(temporary);
            throw;
        }
    }

    private static void TryDelete(string path)
    {
        try
        {
            File.Delete(path);
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            // The first failure is the one to report.
        }
    }
}

/// <summary>A result file that cannot be read or written; the message names the file, the cause and the next action.</summary>
public sealed class ResultFileException(string message, Exception? cause = null) : Exception(message, cause);
