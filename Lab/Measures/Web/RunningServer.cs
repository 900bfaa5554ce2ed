using JsonAot.Lab.MeasuredPrograms.Start;

namespace JsonAot.Lab.Measures.Web;

/// <summary>A server that stays until it is told to end. When this program dies, the server's input is closed, and it ends too.</summary>
internal sealed class RunningServer : IDisposable
{
    // The limit of its start and its end together. In between it serves for as long as there is load.
    private static readonly TimeSpan Limit = TimeSpan.FromSeconds(30);

    private readonly Launcher _launcher;
    private readonly Thread _thread;
    private readonly ManualResetEventSlim _release = new();
    private readonly TaskCompletionSource<(int Process, StartReport Report)?> _ready = new();
    private Launch? _launch;

    /// <param name="limit">For its start and its end together; 30 s, or less when a person says so, where it is null.</param>
    internal RunningServer(string executable, IReadOnlyList<string> arguments, TimeSpan? limit = null)
    {
        _launcher = new Launcher(executable, arguments, limit ?? ChildLimit.Of(Limit));
        _thread = new Thread(Run) { IsBackground = true, Name = "server" };
        _thread.Start();
        if (_ready.Task.GetAwaiter().GetResult() is { } ready)
            (Process, Port) = (ready.Process, ready.Report.Text);
        else
            Failure ??= _launch is { Failure: { } failure } ? $"its process {failure}" : _launch!.Report!.Text;
    }

    internal int Process { get; }

    internal string Port { get; } = "";

    /// <summary>Why it does not serve; null where it did when somebody last asked.</summary>
    internal string? Failure { get; private set; }

    /// <summary>Looks whether it is still there. What a client sees of a server that has died does not say why.</summary>
    /// <returns>Why it does not serve; null where it does.</returns>
    internal string? WhyNot()
    {
        if (Failure is null && OtherProcess.PeakBytes(Process) is null)
        {
            Stop();
            Failure = $"its process {_launch?.Failure ?? "ended before it was told to"}";
        }

        return Failure;
    }

    /// <returns>The most memory that was resident, to this moment; null when it has died.</returns>
    internal long? PeakBytes() => WhyNot() is null ? OtherProcess.PeakBytes(Process) : null;

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
        catch (Exception problem) when (
            problem is ProcessException or IOException or UnauthorizedAccessException or OperationCanceledException)
        {
            Failure = problem.Message;
        }

        _ready.TrySetResult(null);
    }
}
