using JsonAot.Processes;

namespace JsonAot.Hosting.Turns;

/// <summary>
/// What Ctrl-C and SIGTERM do to a host. While programs are published there is nothing to keep, and it ends. Once it measures, the first
/// one
/// ends the process that is measured and lets the host write what it has; the second one ends the host.
/// </summary>
internal sealed class RunStop : IDisposable
{
    private readonly Interrupt _interrupt;
    private volatile bool _keeps;

    internal RunStop() => _interrupt = new Interrupt(GoesOn);

    internal CancellationToken Token => _interrupt.Token;

    internal bool IsRequested => Token.IsCancellationRequested;

    /// <summary>From now on there is something to keep.</summary>
    internal void BeginToKeep() => _keeps = true;

    public void Dispose() => _interrupt.Dispose();

    private bool GoesOn(bool isFirst)
    {
        Console.Error.WriteLine((_keeps, isFirst) switch
        {
            (false, _) => "Stopped before anything was measured. Run the same command again.",
            (true, true) => "Stopping. The measured rows will be written. Press Ctrl-C again to end at once.",
            (true, false) => "Ended. Run the same command again: it continues after the last finished generation.",
        });
        return _keeps && isFirst;
    }
}
