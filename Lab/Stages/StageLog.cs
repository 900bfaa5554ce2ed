namespace JsonAot.Lab.Stages;

/// <summary>Everything that a stage prints, in a file; and what it said last.</summary>
internal sealed class StageLog : IDisposable
{
    private readonly Lock _lock = new();
    private readonly StreamWriter _file;
    private bool _closed;

    internal StageLog(string path)
    {
        try
        {
            Directory.CreateDirectory(System.IO.Path.GetDirectoryName(path)!);
            _file = new StreamWriter(path) { AutoFlush = true };
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            throw new LabException($"What a stage prints cannot be kept in {path}: {problem.Message}", problem);
        }

        Path = path;
    }

    internal string Path { get; }

    /// <summary>The last line that has words.</summary>
    internal string Last { get; private set; } = "starting";

    /// <summary>The last line of its standard error: why it failed, where it did.</summary>
    internal string LastError { get; private set; } = "";

    internal void Take(string? line, bool isError)
    {
        lock (_lock)
        {
            // A server that a stage has left behind may still hold its pipes.
            if (line is null || _closed)
                return;
            _file.WriteLine(line);
            if (string.IsNullOrWhiteSpace(line))
                return;
            Last = line.Trim();
            if (isError)
                LastError = Last;
        }
    }

    public void Dispose()
    {
        lock (_lock)
        {
            _closed = true;
            _file.Dispose();
        }
    }
}
