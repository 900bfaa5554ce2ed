using BenchmarkDotNet.Loggers;

namespace BenchTurns;

/// <summary>Of all that BenchmarkDotNet says while it builds, what went wrong: its tables and stages are not those of turns.</summary>
internal sealed class BuildConsole : ILogger
{
    // Behind it BenchmarkDotNet speaks of results, which it has none of.
    private const string End = "// ***** Done";

    private bool _isOver;

    public string Id => nameof(BuildConsole);

    public int Priority => 0;

    public void Write(LogKind logKind, string text)
    {
        if (IsShown(logKind, text))
            Console.Error.Write(text);
    }

    public void WriteLine()
    {
    }

    public void WriteLine(LogKind logKind, string text)
    {
        _isOver |= text.StartsWith(End, StringComparison.Ordinal);
        if (IsShown(logKind, text))
            Console.Error.WriteLine(text);
    }

    public void Flush()
    {
    }

    // Its hints begin as comments do.
    private bool IsShown(LogKind logKind, string text) =>
        logKind == LogKind.Error && !_isOver && !text.StartsWith("//", StringComparison.Ordinal);
}
