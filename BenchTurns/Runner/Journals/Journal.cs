using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace BenchTurns.Journals;

/// <summary>
/// What a run has measured so far, one line per entry, so that the next run can continue from there, however this one ended.
/// A line that was cut is left out; a journal of another run is begun anew.
/// </summary>
public sealed class Journal<TEntry> : IDisposable
    where TEntry : class
{
    private readonly string _path;
    private readonly JsonTypeInfo<TEntry> _entryType;
    private readonly List<TEntry> _entries = [];
    private readonly FileStream _file;

    /// <param name="key">Of everything that must be equal for an earlier run to be this one.</param>
    /// <param name="seed">For a new run; one that goes on keeps its own.</param>
    public Journal(string path, string key, int seed, JsonTypeInfo<TEntry> entryType)
    {
        _path = path;
        _entryType = entryType;
        Seed = seed;
        try
        {
            Load(key);
            WholeFile.Write(path, string.Concat(_entries.Select(Line).Prepend(Line(new JournalHead(key, Seed)))));
            _file = new FileStream(path, FileMode.Append, FileAccess.Write, FileShare.Read, bufferSize: 0);
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            throw Unwritable(problem);
        }
    }

    /// <summary>What the run was shuffled with when it began.</summary>
    public int Seed { get; private set; }

    /// <summary>All that are whole, the oldest first.</summary>
    public IReadOnlyList<TEntry> Entries => _entries;

    /// <summary>In one write, so that a process that is killed has written it or has not.</summary>
    /// <exception cref="ProcessException">It cannot be written; what is there already is kept.</exception>
    public void Add(TEntry entry)
    {
        try
        {
            _file.Write(Encoding.UTF8.GetBytes(Line(entry)));
        }
        catch (IOException problem)
        {
            throw Unwritable(problem);
        }

        _entries.Add(entry);
    }

    /// <summary>The run is complete and its results are saved.</summary>
    public void Remove()
    {
        _file.Dispose();
        File.Delete(_path);
    }

    /// <summary>Closes the file and keeps it.</summary>
    public void Dispose() => _file.Dispose();

    private void Load(string key)
    {
        if (!File.Exists(_path))
            return;
        string[] lines = File.ReadAllLines(_path);
        if (lines.Length == 0 || Parse(lines[0], JournalJson.Default.JournalHead) is not { } head || head.Key != key)
            return;
        Seed = head.Seed;
        _entries.AddRange(lines.Skip(1).Select(line => Parse(line, _entryType)).TakeWhile(entry => entry is not null)!);
    }

    private static T? Parse<T>(string line, JsonTypeInfo<T> type)
        where T : class
    {
        try
        {
            return JsonSerializer.Deserialize(line, type);
        }
        catch (JsonException)
        {
            return null;
        }
    }

    private string Line(TEntry entry) => JsonSerializer.Serialize(entry, _entryType) + "\n";

    private static string Line(JournalHead head) => JsonSerializer.Serialize(head, JournalJson.Default.JournalHead) + "\n";

    private ProcessException Unwritable(Exception problem) =>
        new($"What is measured cannot be kept in {_path}: {problem.Message} Make room, or make it writable, and run this again; "
            + $"what was measured before is still there.", problem);
}

/// <summary>The first line of a journal.</summary>
internal sealed record JournalHead(string Key, int Seed);

[JsonSerializable(typeof(JournalHead))]
internal sealed partial class JournalJson : JsonSerializerContext;
