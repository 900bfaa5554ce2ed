using JsonAot.Probe.Start;

namespace JsonAot.Lab.Measures.Web;

/// <summary>A server that stays until it is told to end. When this program dies, the server's input is closed, and it ends too.</summary>
internal sealed class RunningServer : IDisposable
{
    // All servers run until the last slice of load, and a thousand passes take most of a day.
    private static readonly TimeSpan Longest = TimeSpan.FromDays(2);

    private readonly Launcher _launcher;
    private readonly Thread _thread;
    private readonly ManualResetEventSlim _release = new();
    private readonly TaskCompletionSource<(int Process, StartReport Report)?> _ready = new();
    private Launch? _launch;

    internal RunningServer(string executable, IReadOnlyList<string> arguments)
    {
        _launcher = new Launcher(executable, arguments, Longest);
        _thread = new Thread(Run) { IsBackground = true, Name = "server" };
        _thread.Start();
        if (_ready.Task.GetAwaiter().GetResult() is { } ready)
            (Process, Port) = (ready.Process, ready.Report.Text);
        else
            Failure = _launch is { Failure: { } failure } ? $"its process {failure}" : _launch?.Report?.Text ?? "its process could not be started";
    }

    internal int Process { get; }

    internal string Port { get; } = "";

    /// <summary>Why it does not serve; null where it does.</summary>
    internal string? Failure { get; private set; }

    /// <returns>The most memory that was resident, to this moment; null when it has died.</returns>
    internal long? PeakBytes() => PausedMemory.Of(Process)?.PeakBytes;

    /// <summary>Ends the server and waits for its end.</summary>
    internal void Stop()
    {
        _release.Set();
        _thread.Join();
    }

    public void Dispose()
    {
        Stop();
        _launcher.Dispose();
        _release.Dispose();
    }

    private void Run()
    {
        try
        {
            _launch = _launcher.Run((process, report) =>
            {
                _ready.SetResult((process, report));
                _release.Wait();
                return null;
            });
        }
        catch (ProcessException problem)
        {
            Failure = problem.Message;
        }

        _ready.TrySetResult(null);
    }
}
