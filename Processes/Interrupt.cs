using System.Runtime.InteropServices;

namespace JsonAot.Processes;

/// <summary>
/// The first Ctrl-C asks the measurement to stop at the next good moment and to keep what it has. The second one ends the process.
/// </summary>
internal sealed class Interrupt : IDisposable
{
    private readonly Func<bool, bool> _goesOn;
    private readonly CancellationTokenSource _stop = new();
    private readonly PosixSignalRegistration[] _signals;

    /// <param name="goesOn">Whether the process goes on, when it is told whether this is the first signal; after the first one alone, if
    /// left out.</param>
    internal Interrupt(Func<bool, bool>? goesOn = null)
    {
        _goesOn = goesOn ?? (isFirst => isFirst);
        _signals =
        [
            PosixSignalRegistration.Create(PosixSignal.SIGINT, Handle),
            PosixSignalRegistration.Create(PosixSignal.SIGTERM, Handle),
        ];
    }

    internal CancellationToken Token => _stop.Token;

    public void Dispose()
    {
        foreach (PosixSignalRegistration signal in _signals)
            signal.Dispose();
        _stop.Dispose();
    }

    private void Handle(PosixSignalContext context)
    {
        context.Cancel = _goesOn(!_stop.IsCancellationRequested);
        _stop.Cancel();
    }
}
