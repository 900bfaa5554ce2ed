using BenchmarkDotNet.Loggers;

namespace JsonAot.Lab.BenchmarkHost.Export;

/// <summary>
/// The console without BenchmarkDotNet's last summary, which stands in its files: the suite prints one table, its own. Of a run in
/// turns nothing else is left to say, once all rows are measured.
/// </summary>
internal sealed class QuietConsole(ILogger console, bool isInTurns) : ILogger
{
    private readonly string _begin = isInTurns ? "// Found " : "// * Detailed results *";
    private const string End = "// ***** BenchmarkRunner: End *****";

    private bool _isQuiet;

    public string Id => nameof(QuietConsole);

    public int Priority => console.Priority;

    public void Write(LogKind logKind, string text)
    {
        if (IsShown(text))
            console.Write(logKind, text);
    }

    public void WriteLine()
    {
        if (!_isQuiet)
            console.WriteLine();
    }

    public void WriteLine(LogKind logKind, string text)
    {
        if (IsShown(text))
            console.WriteLine(logKind, text);
    }

    public void Flush() => console.Flush();

    private bool IsShown(string text)
    {
        if (text.StartsWith(_begin, StringComparison.Ordinal))
            _isQuiet = true;
        else if (text.StartsWith(End, StringComparison.Ordinal))
            _isQuiet = false;
        return !_isQuiet;
    }
}
