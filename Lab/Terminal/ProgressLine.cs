namespace JsonAot.Lab.Terminal;

/// <summary>Says on standard error what is going on: one line that changes on a terminal, whole lines elsewhere.</summary>
internal sealed class ProgressLine : IDisposable
{
    private readonly Lock _lock = new();
    private readonly bool _terminal = !Console.IsErrorRedirected;
    private int _shown;

    /// <summary>A line that stays.</summary>
    internal void Say(string line)
    {
        lock (_lock)
        {
            Clear();
            Console.Error.WriteLine(line);
        }
    }

    /// <summary>What is being done at the moment; without a terminal nothing, for a log of it serves nobody.</summary>
    internal void Show(int done, int all, string what)
    {
        if (!_terminal)
            return;
        lock (_lock)
        {
            string line = $"{done}/{all} {what}";
            // The last column stays free: some terminals would begin a new line.
            int width = Math.Max(20, Console.WindowWidth - 1);
            line = line.Length <= width ? line : line[..width];
            Console.Error.Write($"\r{line.PadRight(_shown)}");
            _shown = line.Length;
        }
    }

    public void Dispose()
    {
        lock (_lock)
            Clear();
    }

    private void Clear()
    {
        if (_shown > 0)
            Console.Error.Write($"\r{new string(' ', _shown)}\r");
        _shown = 0;
    }
}
