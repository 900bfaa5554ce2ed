using System.ComponentModel;
using System.Diagnostics;
using System.Runtime.InteropServices;

namespace JsonAot.Lab.DotnetTool;

/// <summary>
/// The command dotnet, started for this tool and ended with it. Ctrl-C in a terminal reaches it by itself; what ends this tool alone is
/// handed on, and the tool waits until the other has saved what it has.
/// </summary>
internal static partial class Child
{
    /// <summary>As the Lab says that it was stopped.</summary>
    internal const int Stopped = 130;

    // The number of SIGTERM.
    private const int Terminate = 15;

    // The suite ends within two seconds. What has not ended then does not listen.
    private static readonly TimeSpan Patience = TimeSpan.FromSeconds(5);

    private static readonly TimeSpan BetweenSigns = TimeSpan.FromSeconds(30);

    /// <summary>In the folder that somebody is in, with this tool's own output.</summary>
    internal static int Run(string[] arguments) => Watch(new ProcessStartInfo(Dotnet, arguments), _ => { });

    /// <summary>In another folder, with all of its output on standard error, and a sign of life from time to time.</summary>
    internal static int Build(string folder, string[] arguments)
    {
        var start = new ProcessStartInfo(Dotnet, arguments) { WorkingDirectory = folder, RedirectStandardOutput = true };
        var watch = Stopwatch.StartNew();
        using var signs = new Timer(
            _ => Console.Error.WriteLine($"Still setting up, after {watch.Elapsed.TotalSeconds:0} s ..."),
            null, BetweenSigns, BetweenSigns);
        return Watch(start, process =>
        {
            process.OutputDataReceived += (_, line) =>
            {
                if (!string.IsNullOrEmpty(line.Data))
                    Console.Error.WriteLine(line.Data);
            };
            process.BeginOutputReadLine();
        });
    }

    private static string Dotnet => Environment.GetEnvironmentVariable("DOTNET_HOST_PATH") is { Length: > 0 } path ? path : "dotnet";

    /// <returns>Its exit code; that of a stop, where one was asked for.</returns>
    private static int Watch(ProcessStartInfo start, Action<Process> begun)
    {
        start.Environment["DOTNET_CLI_UI_LANGUAGE"] = "en";
        bool isStopped = false;
        Process? child = null;
        try
        {
            // Before it begins: what comes in between would end this tool, and leave the other behind.
            using PosixSignalRegistration pressed = PosixSignalRegistration.Create(
                PosixSignal.SIGINT, signal => signal.Cancel = isStopped = true);
            using PosixSignalRegistration ended = PosixSignalRegistration.Create(PosixSignal.SIGTERM, signal =>
            {
                signal.Cancel = isStopped = true;
                if (Volatile.Read(ref child) is { } running)
                    End(running);
            });
            using Process process = Process.Start(start)!;
            Volatile.Write(ref child, process);
            if (isStopped)
                End(process);
            begun(process);
            process.WaitForExit();
            return isStopped ? Stopped : process.ExitCode;
        }
        catch (Win32Exception problem)
        {
            throw new ToolException(
                $"The command dotnet cannot be started: {problem.Message} Install the .NET 10 SDK, and have it on the PATH.", problem);
        }
    }

    private static void End(Process process)
    {
        // Elsewhere the system tells every process of a console that it ends.
        if (!OperatingSystem.IsWindows())
            _ = SendSignal(process.Id, Terminate);
        _ = Task.Run(async () =>
        {
            await Task.Delay(Patience);
            try
            {
                process.Kill(entireProcessTree: true);
            }
            catch (Exception problem) when (problem is InvalidOperationException or Win32Exception or AggregateException)
            {
                // It has ended.
            }
        });
    }

    [LibraryImport("libc", EntryPoint = "kill")]
    private static partial int SendSignal(int process, int signal);
}
