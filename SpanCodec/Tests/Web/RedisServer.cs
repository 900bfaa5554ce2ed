using System.Diagnostics;
using System.Net;
using System.Net.Sockets;
using Xunit;

namespace SpanCodecs.Tests.Web;

/// <summary>A Redis of a test's own, on a port that nobody has, with nothing in it and nothing that it keeps.</summary>
internal sealed class RedisServer : IDisposable
{
    private const string Program = "redis-server";

    private readonly Process _process;
    private readonly DirectoryInfo _folder = Directory.CreateTempSubdirectory("spancodec-redis-");
    private readonly int _port = FreePort();

    private RedisServer(string program) => _process = Process.Start(
        new ProcessStartInfo(program, ["--port", $"{_port}", "--bind", "127.0.0.1", "--dir", _folder.FullName, "--save", ""])
        {
            RedirectStandardOutput = true,
        })!;

    internal string Address => $"127.0.0.1:{_port}";

    internal static async Task<RedisServer> StartAsync()
    {
        string? program = InstalledProgram.Find(Program);
        Assert.SkipWhen(program is null, $"There is no {Program} on the PATH. On Debian: apt-get install {Program}.");
        var server = new RedisServer(program);
        try
        {
            using var limit = new CancellationTokenSource(TimeSpan.FromSeconds(60));
            while (await server._process.StandardOutput.ReadLineAsync(limit.Token) is { } line)
            {
                if (line.Contains("Ready to accept connections", StringComparison.Ordinal))
                    return server;
            }

            throw new InvalidOperationException($"{Program} ended before it was ready.");
        }
        catch
        {
            server.Dispose();
            throw;
        }
    }

    public void Dispose()
    {
        _process.Kill();
        _process.WaitForExit();
        _process.Dispose();
        _folder.Delete(recursive: true);
    }

    private static int FreePort()
    {
        using var listener = new TcpListener(IPAddress.Loopback, 0);
        listener.Start();
        return ((IPEndPoint)listener.LocalEndpoint).Port;
    }
}
