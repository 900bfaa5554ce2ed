using System.Text.RegularExpressions;

namespace JsonAot.Lab.Stages;

/// <summary>Everything that a stage prints, in a file; and of it what it is doing now, and what it said last.</summary>
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

    internal string Doing { get; private set; } = "starting";

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
            string? told = isError ? line.Trim() : StageOutput.Doing(line);
            if (string.IsNullOrEmpty(told))
                return;
            Doing = told;
            if (isError)
                LastError = told;
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

/// <summary>From what a stage prints, the one line that says what it is doing.</summary>
internal static partial class StageOutput
{
    /// <returns>Null for a line that is only for the log.</returns>
    internal static string? Doing(string line)
    {
        Match benchmark = Benchmark().Match(line);
        if (benchmark.Success)
            return $"{benchmark.Groups["name"].Value} {benchmark.Groups["mode"].Value} {benchmark.Groups["parameters"].Value}".TrimEnd();
        if (line.StartsWith("// ***** Building", StringComparison.Ordinal))
            return "publishing the benchmarks for each mode";
        if (line.StartsWith("Pass ", StringComparison.Ordinal))
            return line;
        return line.StartsWith("// Build", StringComparison.Ordinal) ? "building" : null;
    }

    [GeneratedRegex(@"^// Benchmark: (?<name>[\w.]+): (?<mode>[\w-]+)\([^)]*\)(?: (?<parameters>\[.*\]))?", RegexOptions.CultureInvariant)]
    private static partial Regex Benchmark();
}
