using System.Diagnostics;
using System.Net;
using JsonAot.Lab.MeasuredPrograms.Start;

namespace JsonAot.Lab.MeasuredPrograms.Web;

/// <summary>Listens at a free port of this machine alone, says which, and serves until its input is closed.</summary>
/// <param name="contender">The type's name.</param>
/// <param name="payloads">The name of a type, and the file of its document, for each payload.</param>
/// <param name="main">The first stamp.</param>
internal sealed class Server(string contender, string[] payloads, long main) : IPayloadVisitor
{
    private readonly List<long> _stamps = [main];
    private WebApplication? _app;
    private WebContender? _contender;
    private string? _unavailable;
    private byte[] _document = [];
    private int _mapped;

    internal int Run()
    {
        try
        {
            return Start() is { } reason ? Handshake.Finish(new StartReport(StartOutcome.Unavailable, _stamps, reason, [])) : Serve();
        }
        catch (Exception problem) when (problem is not OutOfMemoryException)
        {
            return Handshake.Finish(StartReport.Refusing($"{problem.GetType().Name}: {problem.Message.Split('\n', 2)[0].TrimEnd('\r')}"));
        }
    }

    /// <returns>Why it cannot serve; null where it can.</returns>
    private string? Start()
    {
        _contender = Choice.Contenders.FirstOrDefault(found => found.GetType().Name == contender);
        if (_contender is null)
            return $"this server was built without {contender}";
        WebApplicationBuilder builder = WebApplication.CreateSlimBuilder();
        // A line for each request would be measured with it.
        builder.Logging.ClearProviders();
        builder.WebHost.ConfigureKestrel(server => server.Listen(IPAddress.Loopback, 0));
        _app = builder.Build();
        Stamp();
        for (int i = 0; i + 1 < payloads.Length && _unavailable is null; i += 2)
        {
            if (Choice.Payload(payloads[i]) is not { } payload)
                return $"this server was built without {payloads[i]}";
            _document = File.ReadAllBytes(payloads[i + 1]);
            payload.Accept(this);
        }

        Stamp();
        return _unavailable;
    }

    private int Serve()
    {
        _app!.Start();
        Stamp();
        string port = new Uri(_app!.Urls.First()).Port.ToString();
        // Requests are answered by other threads while this one waits for the end of its input.
        return Handshake.Finish(new StartReport(StartOutcome.Done, _stamps, port, []));
    }

    public void Visit<T>(Payload<T> payload)
        where T : class
    {
        (Endpoint<T>? endpoint, _unavailable) = _contender!.Offer(payload, _document);
        if (endpoint is null)
            return;
        // A lambda of this type that stands in the call itself is a fault of the compiler's in some builds.
        RequestDelegate echo = endpoint.EchoAsync;
        RequestDelegate make = context => endpoint.WriteAsync(context.Response, payload.CreateSample());
        string path = $"/{_mapped++}";
        _app!.MapPost(path, echo);
        _app!.MapGet(path, make);
    }

    private void Stamp() => _stamps.Add(Stopwatch.GetTimestamp());
}
