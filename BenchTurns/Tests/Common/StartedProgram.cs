using System.Diagnostics;
using System.Text;

namespace BenchTurns.Tests;

/// <summary>A program as a person would start it, with a limit: no test waits for ever.</summary>
internal sealed class StartedProgram : IDisposable
{
    // Seconds on a machine that does nothing else.
    private static readonly TimeSpan Ample = TimeSpan.FromMinutes(10);

    private readonly Process _process;
    private readonly StringBuilder _errors = new();

    internal StartedProgram(string program, string[] arguments, string? folder = null, params (string Name, string Value)[] variables)
    {
        var start = new ProcessStartInfo(program, arguments)
        {
            WorkingDirectory = folder ?? "",
            RedirectStandardInput = true,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };
        // The test runner's own MSBuild settings must not reach the builds that a test starts.
        string[] settings = [.. start.Environment.Keys.Where(key => key.StartsWith("MSBUILD", StringComparison.OrdinalIgnoreCase))];
        foreach (string variable in settings)
            start.Environment.Remove(variable);
        foreach ((string name, string value) in variables)
            start.Environment[name] = value;
        _process = Process.Start(start)!;
        _process.ErrorDataReceived += (_, line) => _errors.AppendLine(line.Data);
        _process.BeginErrorReadLine();
        _process.StandardInput.Close();
    }

    internal int Id => _process.Id;

    /// <summary>The next line of its output.</summary>
    internal string? ReadLine() => _process.StandardOutput.ReadLine();

    internal bool IsOverIn(TimeSpan time) => _process.WaitForExit(time);

    /// <summary>Waits for its end.</summary>
    internal (int ExitCode, string Output, string Errors) Finish(TimeSpan? limit = null)
    {
        Task<string> output = _process.StandardOutput.ReadToEndAsync();
        if (!_process.WaitForExit(limit ?? Ample))
            Assert.Fail($"{_process.StartInfo.FileName} has not come to its end.");
        // Once more: what it has said last is read by then.
        _process.WaitForExit();
        return (_process.ExitCode, output.Result, _errors.ToString());
    }

    /// <summary>Ends it, and all that it has started.</summary>
    internal void Kill()
    {
        if (!_process.HasExited)
            _process.Kill(entireProcessTree: true);
    }

    public void Dispose()
    {
        Kill();
        _process.Dispose();
    }
}
