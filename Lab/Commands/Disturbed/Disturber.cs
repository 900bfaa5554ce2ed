namespace JsonAot.Lab.Commands.Disturbed;

/// <summary>A neighbour: one core is busy for 3 to 8 seconds, then rests as long, until this is disposed. The seed decides when.</summary>
internal sealed class Disturber : IDisposable
{
    private const int ShortestMs = 3000;
    private const int LongestMs = 8000;
    private const int SpinsBetweenLooks = 1000;

    private readonly CancellationTokenSource _end = new();
    private readonly Thread _thread;

    internal Disturber(int seed)
    {
        var random = new Random(seed);
        _thread = new Thread(() => Disturb(random)) { IsBackground = true };
        _thread.Start();
    }

    public void Dispose()
    {
        _end.Cancel();
        _thread.Join();
        _end.Dispose();
    }

    private void Disturb(Random random)
    {
        while (!_end.IsCancellationRequested)
        {
            long busyUntil = Environment.TickCount64 + random.Next(ShortestMs, LongestMs);
            while (Environment.TickCount64 < busyUntil && !_end.IsCancellationRequested)
                Thread.SpinWait(SpinsBetweenLooks);
            _end.Token.WaitHandle.WaitOne(random.Next(ShortestMs, LongestMs));
        }
    }
}
