using BenchmarkDotNet.Loggers;

namespace BenchTurns;

/// <summary>Of all that BenchmarkDotNet says while it builds, what went wrong: its tables and stages are not those of turns.</summary>
internal sealed class BuildConsole : ILogger
{
    public string Id => nameof(BuildConsole);

    public int Priority => 0;

    public void Write(LogKind logKind, string text)
    {
        if (logKind == LogKind.Error)
            Console.Error.Write(text);
    }

    public void WriteLine()
    {
    }

    public void WriteLine(LogKind logKind, string text)
    {
        if (logKind == LogKind.Error)
            Console.Error.WriteLine(text);
    }

    public void Flush()
    {
    }
}
