using System.Net.Http.Headers;
using System.Text;
using System.Text.Json;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http.Metadata;
using Microsoft.AspNetCore.Routing;
using Microsoft.Extensions.DependencyInjection;
using SpanCodecs.AspNetCore;
using SpanCodecs.Tests.Web.App;
using Xunit;

namespace SpanCodecs.Tests.Web;

internal sealed class Stock
{
    public int Count { get; set; }

    public string? Place { get; set; }

    public Dictionary<string, int> Reserved { get; set; } = [];
}

[SpanCodec(typeof(Stock), Patches = true)]
[SpanCodecOptions(JsonSerializerDefaults.Web)]
internal static partial class StockCodecs;

/// <summary>Merge patches as bodies of requests.</summary>
public class PatchBodyTests
{
    private const string MergePatch = "application/merge-patch+json";

    [Fact]
    public async Task A_patch_is_applied_and_what_is_none_is_refused()
    {
        await using WebApplication app = await StartAsync();
        Assert.Equal("200 {\"count\":5,\"place\":null,\"reserved\":{\"c\":3,\"b\":2}}",
            await SendAsync(app, """{"count":5,"place":null,"reserved":{"a":null,"c":3}}"""));
        Assert.Equal("200 {\"count\":1,\"place\":\"p\",\"reserved\":{\"a\":1,\"b\":2}}", await SendAsync(app, "{}", "application/json"));
        Assert.Equal("200 ", await SendAsync(app, "null"));
        string[] none = ["", "{", "{}}", "[]", "5", """{"count":null}""", """{"count":"x"}""", """{"reserved":{"a":{}}}"""];
        foreach (string refused in none)
            Assert.Equal((refused, "400 "), (refused, await SendAsync(app, refused)));
        foreach (string type in (string[])["text/plain", "application/xml", "application/merge-patch"])
            Assert.Equal("415 ", await SendAsync(app, "{}", type));
        Assert.Equal("413 ", await SendAsync(app, $$"""{"place":"{{new string('a', 1_100_000)}}"}"""));
    }

    [Fact]
    public async Task Charsets_are_those_of_other_bodies()
    {
        await using WebApplication app = await StartAsync();
        const string Patch = """{"place":"Zoë"}""";
        string expected = await SendAsync(app, Patch);
        Assert.Contains("Zo\\u00EB", expected, StringComparison.Ordinal);
        Assert.Equal(expected, await SendAsync(app, Encoding.Unicode.GetBytes(Patch), MergePatch + "; charset=utf-16"));
        Assert.Equal(expected, await SendAsync(app, [.. Encoding.UTF8.Preamble, .. Encoding.UTF8.GetBytes(Patch)], MergePatch));
        Assert.Equal(expected, await SendAsync(app, Encoding.UTF8.GetBytes(Patch), MergePatch + "; charset=utf-8"));
    }

    [Fact]
    public async Task A_body_in_pieces_of_one_byte_is_the_same()
    {
        await using WebApplication app = await StartAsync();
        using var pieces = new Trickle(Encoding.UTF8.GetBytes("""{"count":5,"place":null}"""));
        using var content = new StreamContent(pieces, 1) { Headers = { ContentType = MediaTypeHeaderValue.Parse(MergePatch) } };
        Assert.Equal(await SendAsync(app, """{"count":5,"place":null}"""), await SendAsync(app, "/stock", content));
    }

    [Fact]
    public async Task The_endpoint_says_what_it_takes_and_a_codec_without_patches_what_to_write()
    {
        await using WebApplication app = await StartAsync();
        IAcceptsMetadata accepts = ((IEndpointRouteBuilder)app).DataSources.SelectMany(source => source.Endpoints)
            .OfType<RouteEndpoint>().Single(endpoint => endpoint.RoutePattern.RawText == "/stock")
            .Metadata.GetMetadata<IAcceptsMetadata>()!;
        Assert.Equal((typeof(Stock), false), (accepts.RequestType, accepts.IsOptional));
        Assert.Equal([MergePatch, "application/json"], accepts.ContentTypes);
        Assert.StartsWith("500 ", await SendAsync(app, "{}", path: "/order"), StringComparison.Ordinal);
    }

    private static Task<WebApplication> StartAsync() => ShopApp.StartAsync(
        "none",
        builder => builder.Services.AddSpanCodecs(StockCodecs.Resolver),
        app =>
        {
            app.MapPatch("/stock", (SpanMergePatch<Stock> patch) => SpanResults.Ok(patch.ApplyTo(
                new Stock { Count = 1, Place = "p", Reserved = new() { ["a"] = 1, ["b"] = 2 } }))).WithSpanBodies();
            app.MapPatch("/order", (SpanMergePatch<Order> patch) => SpanResults.Ok(patch.ApplyTo(null))).WithSpanBodies();
        });

    private static Task<string> SendAsync(WebApplication app, string patch, string type = MergePatch, string path = "/stock") =>
        SendAsync(app, Encoding.UTF8.GetBytes(patch), type, path);

    private static async Task<string> SendAsync(WebApplication app, byte[] patch, string type, string path = "/stock")
    {
        using var content = new ByteArrayContent(patch) { Headers = { ContentType = MediaTypeHeaderValue.Parse(type) } };
        return await SendAsync(app, path, content);
    }

    private static async Task<string> SendAsync(WebApplication app, string path, HttpContent content)
    {
        // A server that answers before the body has come closes the connection: the body waits until it is asked for.
        using var handler = new SocketsHttpHandler { Expect100ContinueTimeout = TimeSpan.FromMinutes(5) };
        using var client = new HttpClient(handler) { BaseAddress = new Uri(app.Urls.First()) };
        client.DefaultRequestHeaders.ExpectContinue = content.Headers.ContentLength > 1_000_000;
        using HttpResponseMessage answer = await client.PatchAsync(path, content, TestContext.Current.CancellationToken);
        return $"{(int)answer.StatusCode} {await answer.Content.ReadAsStringAsync(TestContext.Current.CancellationToken)}";
    }

    private sealed class Trickle(byte[] bytes) : MemoryStream(bytes)
    {
        public override int Read(byte[] buffer, int offset, int count) => base.Read(buffer, offset, Math.Min(count, 1));

        public override int Read(Span<byte> buffer) => base.Read(buffer[..Math.Min(buffer.Length, 1)]);

        public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default) =>
            base.ReadAsync(buffer[..Math.Min(buffer.Length, 1)], cancellationToken);
    }
}
