using System.Diagnostics;

namespace SpanCodecs.Tests.Web;

/// <summary>The shop in a process of its own.</summary>
internal sealed class ShopServer : IDisposable
{
    private readonly Process _process;

    private ShopServer(Process process, Uri address) => (_process, Address) = (process, address);

    internal Uri Address { get; }

    internal long MemoryBytes
    {
        get
        {
            _process.Refresh();
            return _process.WorkingSet64;
        }
    }

    internal bool HasEnded => _process.HasExited;

    internal static ShopServer Start(string program, string way)
    {
        var process = Process.Start(new ProcessStartInfo(program, way) { RedirectStandardInput = true, RedirectStandardOutput = true })!;
        string? address = process.StandardOutput.ReadLine();
        return new ShopServer(
            process, new Uri(address ?? throw new InvalidOperationException("The server ended before it said its address.")));
    }

    public void Dispose()
    {
        _process.StandardInput.Close();
        if (!_process.WaitForExit(TimeSpan.FromSeconds(20)))
            _process.Kill();
        _process.Dispose();
    }
}
