using System.Runtime.InteropServices;

namespace JsonAot.Hosting.Passes;

/// <summary>
/// What Ctrl-C and SIGTERM do to a host. While programs are published there is nothing to keep, and it ends. Once it measures, the first one
/// ends the process that is measured and lets the host write what it has; the second one ends the host.
/// </summary>
internal sealed class RunStop : IDisposable
{
    private readonly CancellationTokenSource _stop = new();
    private readonly PosixSignalRegistration[] _signals;
    private volatile bool _keeps;

    internal RunStop() => _signals =
    [
        PosixSignalRegistration.Create(PosixSignal.SIGINT, Handle),
        PosixSignalRegistration.Create(PosixSignal.SIGTERM, Handle),
    ];

    internal CancellationToken Token => _stop.Token;

    internal bool IsRequested => _stop.IsCancellationRequested;

    /// <summary>From now on there is something to keep.</summary>
    internal void BeginToKeep() => _keeps = true;

    public void Dispose()
    {
        foreach (PosixSignalRegistration signal in _signals)
            signal.Dispose();
        _stop.Dispose();
    }

    private void Handle(PosixSignalContext context)
    {
        bool isFirst = !_stop.IsCancellationRequested;
        Console.Error.WriteLine((_keeps, isFirst) switch
        {
            (false, _) => "Stopped before anything was measured. Run the same command again.",
            (true, true) => "Stopping. What is measured will be written; once more ends at once.",
            (true, false) => "Ended. The same command goes on behind the last process that had finished.",
        });
        context.Cancel = _keeps && isFirst;
        _stop.Cancel();
    }
}
