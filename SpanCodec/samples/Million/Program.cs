using System.Diagnostics;
using System.Globalization;
using Million;
using SpanCodecs.AspNetCore;

int count = args.Length > 0 ? int.Parse(args[0], CultureInfo.InvariantCulture) : 1_000_000;
string path = Path.Combine(Path.GetTempPath(), $"orders-{Environment.ProcessId}.json");
var file = new OrderFile(path);
try
{
    var clock = Stopwatch.StartNew();
    await file.WriteAsync(count);
    Print("made", $"{count} orders, {file.Length} bytes", clock);

    clock.Restart();
    Print("read", await SumAsync(file.ReadAsync()), clock);

    await using WebApplication app = Server();
    await app.StartAsync();
    using var client = new HttpClient { BaseAddress = new Uri(app.Urls.Single()) };
    clock.Restart();
    Print("served", await SumAsync(client.GetSpanLinesAsync("/orders", Codecs.Order)), clock);
}
finally
{
    File.Delete(path);
}

// Nothing of the answer is made before the client takes it.
WebApplication Server()
{
    WebApplicationBuilder builder = WebApplication.CreateSlimBuilder();
    builder.Logging.ClearProviders();
    builder.WebHost.UseUrls("http://127.0.0.1:0");
    builder.Services.AddSpanCodecs(Codecs.Resolver);
    WebApplication app = builder.Build();
    app.MapGet("/orders", () => SpanResults.Lines(file.SentAsync()));
    return app;
}

static async Task<string> SumAsync(IAsyncEnumerable<Order?> orders)
{
    (int all, int waiting, int sent, int notes, decimal total) = (0, 0, 0, 0, 0m);
    await foreach (Order? order in orders)
    {
        all++;
        waiting += order is { Status: "waiting" } ? 1 : 0;
        sent += order is { Status: "sent", Customer.City: "Rome" } ? 1 : 0;
        notes += order is { Note.HasValue: true } ? 1 : 0;
        total += order?.Total ?? 0;
    }

    return string.Create(
        CultureInfo.InvariantCulture, $"{all} orders of {total}, {waiting} waiting, {sent} sent to Rome, {notes} with a note");
}

static void Print(string done, string what, Stopwatch clock)
{
    using var self = Process.GetCurrentProcess();
    Console.WriteLine(string.Create(
        CultureInfo.InvariantCulture,
        $"{done}: {what}; {clock.Elapsed.TotalSeconds:0.00} s, peak memory {self.PeakWorkingSet64 / 1_000_000} MB"));
}
