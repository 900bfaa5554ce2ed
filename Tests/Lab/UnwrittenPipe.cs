using System.Diagnostics;

namespace JsonAot.Tests.Lab;

/// <summary>A pipe in the place of a file: whoever reads it waits for ever, at a moment that a test can wait for.</summary>
internal sealed class UnwrittenPipe : IDisposable
{
    // The system lets it open the pipe when somebody else has opened it to read.
    private const string Script = "exec 3> \"$1\"; echo opened; read -r nothing";

    private readonly Process _writer;

    internal UnwrittenPipe(string path)
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "It needs the tools of Linux.");
        Directory.CreateDirectory(System.IO.Path.GetDirectoryName(path)!);
        Assert.Equal(0, Repository.Run("mkfifo", path).ExitCode);
        _writer = Process.Start(new ProcessStartInfo("sh", ["-c", Script, "sh", path])
        {
            RedirectStandardInput = true, RedirectStandardOutput = true,
        })!;
    }

    internal void WaitUntilSomebodyReads() => Assert.Equal("opened", _writer.StandardOutput.ReadLine());

    public void Dispose()
    {
        _writer.Kill();
        _writer.Dispose();
    }
}
