using System.Diagnostics;
using System.IO.Pipes;
using System.Runtime.InteropServices;
using Microsoft.Win32.SafeHandles;

namespace JsonAot.Lab.Running.Launching;

/// <summary>What the kernel counted of a program from its spawn to its end.</summary>
/// <param name="Failure">How it ended, as the second part of a sentence; null where it ended well.</param>
internal sealed record CountedChild(double ProcessorNs, double WallNs, long PeakBytes, string Output, string? Failure)
{
    /// <summary>Whether the wall time is the child's: this program may have been suspended meanwhile.</summary>
    internal bool IsWallKnown { get; private init; }

    /// <summary>Runs a program that takes no input, and counts. What it prints is read when it has ended.</summary>
    internal static CountedChild Run(string program, IEnumerable<string> arguments, TimeSpan limit, IReadOnlyList<string> variables)
    {
        string file = Path.Combine(Path.GetTempPath(), $"jsonaot-{Environment.ProcessId}-{Guid.NewGuid():N}.out");
        using var texts = new NativeTexts([program, .. arguments]);
        using var environment = new NativeTexts(variables);
        try
        {
            return Run(program, texts, environment, file, limit);
        }
        finally
        {
            File.Delete(file);
        }
    }

    private static CountedChild Run(string program, NativeTexts arguments, NativeTexts environment, string file, TimeSpan limit)
    {
        Interrupt.Token.ThrowIfCancellationRequested();
        using var input = new AnonymousPipeServerStream(PipeDirection.Out);
        using SafeFileHandle output = File.OpenHandle(file, FileMode.Create, FileAccess.Write, FileShare.ReadWrite);
        SafeHandle[] streams = [input.ClientSafePipeHandle, output, output];
        int refused = Posix.Spawn(program, arguments.Address, environment.Address, streams, out int process, out long spawned);
        input.Dispose();
        if (refused != 0)
            throw new ProcessException($"{program} could not be started: {Marshal.GetPInvokeErrorMessage(refused)}.");
        using var watchdog = new Watchdog(process, spawned, limit);
        using CancellationTokenRegistration stopped = Interrupt.Token.Register(() => watchdog.Kill());
        int status;
        Posix.ResourceUsage usage;
        while (Posix.Wait(process, out status, 0, out usage) < 0 && Marshal.GetLastPInvokeError() == Posix.Interrupted)
        {
            // A signal to the Lab does not mean that the child has ended.
        }

        TimeSpan took = Stopwatch.GetElapsedTime(spawned);
        string? whyEnded = watchdog.WhyEnded();
        Interrupt.Token.ThrowIfCancellationRequested();
        string said = File.ReadAllText(file);
        return new CountedChild(
            1e9 * (usage.UserSeconds + usage.SystemSeconds) + 1e3 * (usage.UserMicroseconds + usage.SystemMicroseconds),
            took.TotalNanoseconds,
            usage.PeakKilobytes * 1024,
            said,
            whyEnded is null ? FailureOf(status, said) : $"{whyEnded} and was ended")
        {
            IsWallKnown = 20 * watchdog.Missed() <= took,
        };
    }

    private static string? FailureOf(int status, string said)
    {
        int signal = status & 0x7F, code = signal == 0 ? (status >> 8) & 0xFF : 128 + signal;
        if (code == 0)
            return null;
        string? crash = signal == 0 ? null : CrashCode.Name(code) ?? $"signal {signal}";
        return new ChildRun(crash is null ? ChildEnd.Exited : ChildEnd.Crashed, code, crash, "", said, TimeSpan.Zero).Describe();
    }
}
