using System.Runtime.InteropServices;

namespace BenchTurns.Stopping;

/// <summary>
/// The one way to stop. The first Ctrl-C or SIGTERM ends all children and lets the program save what it has; a program that has not
/// ended soon after is ended, because a person takes it for one that hangs. The second signal ends it at once.
/// </summary>
/// <remarks>All that is measured is in a journal before, so that ending at any moment loses nothing that was finished.</remarks>
public static class Interrupt
{
    // Ctrl-C in a terminal reaches a child a moment before this program knows of it.
    private static readonly TimeSpan Moment = TimeSpan.FromMilliseconds(100);

    private static readonly CancellationTokenSource Source = new();

    // Its number on Linux and macOS: a file is larger than the limit allows.
    private const PosixSignal FileTooLarge = (PosixSignal)25;

    private static PosixSignalRegistration[] s_signals = [];

    private static Timer? s_patience;

    /// <summary>The time to save what is not in a journal; nothing to save, nothing to wait for.</summary>
    public static TimeSpan Patience { get; set; } = TimeSpan.FromSeconds(1.5);

    /// <summary>Whether something is kept of a command that is stopped. One that does not measure begins anew.</summary>
    public static bool Keeps { get; set; }

    /// <summary>The last sentence of a program that is stopped.</summary>
    public static string Stopped =>
        Keeps ? "Stopped. What was finished is kept: run the same command again to go on." : "Stopped.";

    /// <summary>Is cancelled by the first signal.</summary>
    public static CancellationToken Token => Source.Token;

    /// <summary>Whether a signal has come.</summary>
    public static bool IsRequested => Source.IsCancellationRequested;

    /// <summary>From now on signals are heard, and the end of whoever has started this program.</summary>
    public static void Listen()
    {
        s_signals =
        [
            PosixSignalRegistration.Create(PosixSignal.SIGINT, Handle),
            PosixSignalRegistration.Create(PosixSignal.SIGTERM, Handle),
            // Unheard it ends the program without a word. So the write fails, and the guard says why.
            .. OperatingSystem.IsWindows() ? Array.Empty<PosixSignalRegistration>()
                : [PosixSignalRegistration.Create(FileTooLarge, signal => signal.Cancel = true)],
        ];
        Starter.WhenGone(Stop);
    }

    /// <summary>To be called when a child has crashed: was it this program's stop that ended it?</summary>
    public static void ThrowIfItWasStopped()
    {
        Token.WaitHandle.WaitOne(Moment);
        Token.ThrowIfCancellationRequested();
    }

    private static void Handle(PosixSignalContext context)
    {
        context.Cancel = true;
        Stop();
    }

    private static void Stop()
    {
        if (IsRequested)
        {
            End();
            return;
        }

        Say("Stopping ...");
        s_patience = new Timer(_ => End(), null, Patience, Timeout.InfiniteTimeSpan);
        // What is done at a stop may take a moment, and meanwhile a second signal must be heard.
        _ = Task.Run(Source.Cancel);
    }

    private static void End()
    {
        Say(Stopped);
        Environment.Exit(ExitCodes.Interrupted);
    }

    private static void Say(string line)
    {
        try
        {
            // A line of progress may stand there.
            Console.Error.WriteLine(Console.IsErrorRedirected ? line : $"\r{line,-79}");
        }
        catch (IOException)
        {
            // Nobody reads it any more.
        }
    }
}
