using System.Diagnostics;
using System.IO.Pipes;
using System.Runtime.InteropServices;
using System.Text;
using JsonAot.Lab.MeasuredPrograms.Start;
using Microsoft.Win32.SafeHandles;

namespace JsonAot.Lab.Running.Launching;

/// <summary>
/// Starts one program many times and measures it from outside: the clock just before the spawn, the report that the program
/// writes, its memory while it waits, and what the kernel counted until its end.
/// </summary>
internal sealed class Launcher : IDisposable
{
    private const int MostErrors = 4096;

    private readonly string _executable;
    private readonly TimeSpan _limit;
    private readonly string _errorsPath = Path.Combine(Path.GetTempPath(), $"jsonaot-{Environment.ProcessId}-{Guid.NewGuid():N}.err");
    private readonly NativeTexts _arguments;
    private readonly NativeTexts _environment;

    /// <param name="limit">A child that runs longer is ended. The time of a visit does not count.</param>
    internal Launcher(string executable, IEnumerable<string> arguments, TimeSpan limit)
    {
        _executable = executable;
        _limit = limit;
        _arguments = new NativeTexts([executable, .. arguments]);
        _environment = new NativeTexts(PlainEnvironment());
    }

    internal static void CheckSystem()
    {
        if (!OperatingSystem.IsLinux() || RuntimeInformation.OSArchitecture is not (Architecture.X64 or Architecture.Arm64))
            throw new ProcessException("Process costs are measured on 64-bit Linux only: elsewhere there is no /proc to read a "
                + "waiting process's memory from. The native program's self-run measures starts everywhere.");
    }

    public void Dispose()
    {
        _arguments.Dispose();
        _environment.Dispose();
        File.Delete(_errorsPath);
    }

    /// <param name="visit">Is given the process and its report while the process waits; it may not throw.</param>
    internal Launch Run(Func<int, StartReport, Visit?>? visit = null)
    {
        using var input = new AnonymousPipeServerStream(PipeDirection.Out);
        using var output = new AnonymousPipeServerStream(PipeDirection.In);
        // A file and not a pipe: a stack overflow prints megabytes, nobody reads them meanwhile, and a full pipe would stop the child.
        using SafeFileHandle errors = File.OpenHandle(_errorsPath, FileMode.Create, FileAccess.Write, FileShare.ReadWrite);
        SafeHandle[] streams = [input.ClientSafePipeHandle, output.ClientSafePipeHandle, errors];
        int refused = Posix.Spawn(_executable, _arguments.Address, _environment.Address, streams, out int process, out long spawned);
        input.DisposeLocalCopyOfClientHandle();
        output.DisposeLocalCopyOfClientHandle();
        if (refused != 0)
            throw new ProcessException($"{_executable} could not be started: {Marshal.GetPInvokeErrorMessage(refused)}.");

        using var watchdog = new Watchdog(process, spawned, _limit);
        using CancellationTokenRegistration stopped = Interrupt.Token.Register(() => watchdog.Kill());
        var reading = new ReportReader(output);
        reading.Read();
        long received = Stopwatch.GetTimestamp();
        watchdog.StopCounting();
        Visit? visited = reading.Report is { Outcome: StartOutcome.Done } report ? visit?.Invoke(process, report) : null;
        watchdog.GoOnCounting();
        long? peak = reading.Report is null ? null : OtherProcess.PeakBytes(process);
        // After other output no report will come.
        if (reading.IsGarbage)
            watchdog.Kill();

        long released = Stopwatch.GetTimestamp();
        input.Dispose();
        int status;
        Posix.ResourceUsage usage;
        while (Posix.Wait(process, out status, 0, out usage) < 0 && Marshal.GetLastPInvokeError() == Posix.Interrupted)
        {
            // A signal to the Lab does not mean that the child has ended.
        }

        long ended = Stopwatch.GetTimestamp();
        string? whyEnded = watchdog.WhyEnded();
        Interrupt.Token.ThrowIfCancellationRequested();
        string? failure = Failure(reading, status, whyEnded);
        return new Launch(spawned, received, released, ended, reading.Report, visited, peak, usage, failure) { Missed = watchdog.Missed() };
    }

    private string? Failure(ReportReader reading, int status, string? whyEnded)
    {
        int signal = status & 0x7F;
        int code = signal == 0 ? (status >> 8) & 0xFF : 128 + signal;
        string before = reading.Report is not null ? " after its report" : reading.HasReachedMain ? " after Main began" : " before Main";
        if (reading.IsGarbage)
            return $"wrote something else than a report: {reading.Beginning}";
        if (whyEnded is not null)
            return $"{whyEnded}{(reading.Report is null ? " and gave no report" : "")}, and was ended{before}";
        if (code == 0)
            return reading.Report is null ? $"exited without a report{before}" : null;
        // The kernel knows it: an exit code alone may be a signal's by chance.
        string? crash = signal == 0 ? null : CrashCode.Name(code) ?? $"signal {signal}";
        ChildEnd end = crash is null ? ChildEnd.Exited : ChildEnd.Crashed;
        return new ChildRun(end, code, crash, "", ErrorText(), TimeSpan.Zero).Describe() + before;
    }

    private string ErrorText()
    {
        using FileStream file = File.OpenRead(_errorsPath);
        byte[] beginning = new byte[MostErrors];
        return Encoding.UTF8.GetString(beginning, 0, file.ReadAtLeast(beginning, beginning.Length, throwOnEndOfStream: false));
    }

    // The child gets the runtime's default settings, whatever this shell or this test run has changed.
    internal static IReadOnlyList<string> PlainEnvironment()
    {
        string[] left = ["MSBUILD", "ASPNETCORE_", "DOTNET_", "COMPlus_", "CORECLR_"];
        var variables = Environment.GetEnvironmentVariables();
        return
        [
            .. variables.Keys.Cast<string>()
                .Where(name => !left.Any(prefix => name.StartsWith(prefix, StringComparison.OrdinalIgnoreCase)))
                .Order(StringComparer.Ordinal)
                .Select(name => $"{name}={variables[name]}"),
            "DOTNET_DbgEnableMiniDump=0",
        ];
    }
}

/// <summary>An array of C strings that ends with a null, made once for many launches.</summary>
internal sealed class NativeTexts : IDisposable
{
    private readonly nint[] _texts;

    internal NativeTexts(IEnumerable<string> texts)
    {
        _texts = [.. texts.Select(Marshal.StringToCoTaskMemUTF8), 0];
        Address = Marshal.AllocHGlobal(_texts.Length * nint.Size);
        Marshal.Copy(_texts, 0, Address, _texts.Length);
    }

    internal nint Address { get; }

    public void Dispose()
    {
        Marshal.FreeHGlobal(Address);
        foreach (nint text in _texts)
            Marshal.FreeCoTaskMem(text);
    }
}
