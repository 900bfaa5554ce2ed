using System.Runtime.CompilerServices;
using SpanCodecs;
using SpanCodecs.AspNetCore;
using WebSample;

// Asks itself a few times, says what it was answered, and ends.
WebApplicationBuilder builder = WebApplication.CreateSlimBuilder(args);
builder.Logging.ClearProviders();
builder.WebHost.UseUrls("http://127.0.0.1:0");
builder.Services.AddSpanCodecs(Codecs.Resolver);
WebApplication app = builder.Build();
app.MapGet("/note", () => SpanResults.Ok(new Note("milk", 2)));
app.MapPost("/note", (SpanBody<Note> note) => SpanResults.Ok(note.Value)).WithSpanBodies();
await app.StartAsync();

using (var client = new HttpClient { BaseAddress = new Uri(app.Urls.First()) })
{
    Console.WriteLine(await client.GetStringAsync("/note"));
    using HttpResponseMessage echoed = await client.PostSpanJsonAsync("/note", new Note("eggs", 6), Codecs.Note);
    Console.WriteLine(await echoed.Content.ReadSpanJsonAsync(Codecs.Note));
    // The last two are read where the project has no switches.
    foreach (string wrong in (string[])["""{"text":"eggs","count":"six"}""", """{"text":null,"count":6}""", """{"text":"eggs"}"""])
    {
        using var content = new StringContent(wrong, System.Text.Encoding.UTF8, "application/json");
        Console.WriteLine((int)(await client.PostAsync("/note", content)).StatusCode);
    }
}

Console.WriteLine(RuntimeFeature.IsDynamicCodeSupported ? "JIT" : "native");
await app.StopAsync();

namespace WebSample
{
    [SpanCodec(typeof(Note))]
    [SpanCodecOptions(System.Text.Json.JsonSerializerDefaults.Web, RelaxedEscaping = true)]
    internal static partial class Codecs;

    internal sealed record Note(string Text, int Count);
}
