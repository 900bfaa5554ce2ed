using System.Net;
using System.Net.Http.Headers;
using System.Runtime.CompilerServices;
using System.Text;
using System.Text.Json;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Metadata;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.ApplicationParts;
using Microsoft.AspNetCore.Routing;
using Microsoft.Extensions.DependencyInjection;
using SpanCodecs.AspNetCore;
using SpanCodecs.Tests.Web.App;
using Xunit;

namespace SpanCodecs.Tests.Web;

/// <summary>Lines over HTTP, both ways: a server on this machine, HttpClient, and raw requests.</summary>
public class LinesTests
{
    private static CancellationToken Token => TestContext.Current.CancellationToken;

    private static string Line(int id) => Encoding.UTF8.GetString(ShopCodecs.Order.SerializeToUtf8Bytes(ShopApp.Sample(id)));

    [Theory]
    [InlineData(null, "application/jsonl")]
    [InlineData("*/*", "application/jsonl")]
    [InlineData("text/html, application/json", "application/jsonl")]
    [InlineData("application/x-ndjson", "application/x-ndjson")]
    [InlineData("Application/Json-Seq", "application/json-seq")]
    [InlineData("application/jsonl;q=0.5, application/json-seq", "application/json-seq")]
    [InlineData("application/json-seq;q=0, application/x-ndjson;q=0.1", "application/x-ndjson")]
    [InlineData("no media type", "application/jsonl")]
    public async Task The_client_chooses_the_format(string? accept, string expected)
    {
        await using WebApplication app = await StartAsync();
        using var client = Client(app);
        using var request = new HttpRequestMessage(HttpMethod.Get, "/orders/3");
        if (accept is not null)
            request.Headers.TryAddWithoutValidation("Accept", accept);
        using HttpResponseMessage response = await client.SendAsync(request, Token);
        Assert.Equal(expected, response.Content.Headers.ContentType!.ToString());
        string before = expected == "application/json-seq" ? "\u001e" : "";
        Assert.Equal(
            string.Concat(Enumerable.Range(0, 3).Select(id => $"{before}{Line(id)}\n")), await response.Content.ReadAsStringAsync(Token));
    }

    [Theory]
    [InlineData("application/jsonl")]
    [InlineData("application/x-ndjson; charset=utf-8")]
    [InlineData("application/json-seq")]
    public async Task What_a_client_sends_comes_back(string contentType)
    {
        await using WebApplication app = await StartAsync();
        using var client = Client(app);
        using var content = new SpanLinesContent<Order>(Orders(5), ShopCodecs.Order, contentType);
        using var request = new HttpRequestMessage(HttpMethod.Post, "/echo") { Content = content };
        request.Headers.Accept.ParseAdd(contentType.Split(';')[0]);
        using HttpResponseMessage response = await client.SendAsync(request, HttpCompletionOption.ResponseHeadersRead, Token);
        Assert.Equal(HttpStatusCode.OK, response.StatusCode);
        var back = new List<int>();
        await foreach (Order? order in response.Content.ReadSpanLinesAsync(ShopCodecs.Order, cancellationToken: Token))
            back.Add(order!.Id);
        Assert.Equal([0, 1, 2, 3, 4], back);
        await Assert.ThrowsAsync<InvalidOperationException>(() => content.CopyToAsync(Stream.Null, Token));
    }

    [Fact]
    public async Task A_client_has_a_line_before_the_server_has_the_next()
    {
        var next = new SemaphoreSlim(0);
        await using WebApplication app = await StartAsync(app =>
            app.MapGet("/waiting", () => SpanResults.Lines(WaitingOrders(next), ShopCodecs.Order)));
        using var client = Client(app);
        int count = 0;
        await foreach (Order? order in client.GetSpanLinesAsync("/waiting", ShopCodecs.Order, cancellationToken: Token))
        {
            Assert.Equal(count++, order!.Id);
            next.Release();
        }

        Assert.Equal(4, count);
    }

    [Fact]
    public async Task A_server_has_a_line_before_the_client_has_the_next()
    {
        var next = new SemaphoreSlim(0);
        var seen = new List<int>();
        await using WebApplication app = await StartAsync(app => app.MapPost("/waiting", async (SpanLinesBody<Order> orders) =>
        {
            await foreach (Order? order in orders)
            {
                seen.Add(order!.Id);
                next.Release();
            }

            return Results.Ok();
        }));
        using var client = Client(app);
        using HttpResponseMessage response = await client.PostSpanLinesAsync("/waiting", WaitingOrders(next), ShopCodecs.Order, Token);
        Assert.Equal(HttpStatusCode.OK, response.StatusCode);
        Assert.Equal([0, 1, 2, 3], seen);
    }

    [Fact]
    public async Task When_the_client_goes_the_values_are_asked_for_no_more()
    {
        var ended = new TaskCompletionSource<bool>();
        await using WebApplication app = await StartAsync(app =>
            app.MapGet("/endless", () => SpanResults.Lines(EndlessOrders(ended), ShopCodecs.Order)));
        using var client = Client(app);
        int count = 0;
        await foreach (Order? order in client.GetSpanLinesAsync("/endless", ShopCodecs.Order, cancellationToken: Token))
        {
            if (++count == 1_000)
                break;
        }

        Assert.True(await ended.Task.WaitAsync(TimeSpan.FromSeconds(30), Token));
    }

    [Theory]
    [InlineData("application/json", "{}", 415)]
    [InlineData("application/jsonl; charset=utf-16", "{}", 415)]
    [InlineData("application/jsonl", "{\"id\":1}\n{\"id\":", 400)]
    [InlineData("application/jsonl", "{\"id\":1}\n{\"id\":\"x\"}\n", 400)]
    [InlineData("application/json-seq", "{\"id\":1}\n", 400)]
    [InlineData("application/json-seq", "\u001e{\"id\":1}\n", 200)]
    [InlineData("application/jsonl", "", 200)]
    [InlineData("application/jsonl", "\n\n{\"id\":1}\n \n{\"id\":2}", 200)]
    [InlineData("application/jsonl", "{\"id\":1,\"customer\":\"a line that is longer than the sixty-four bytes of this endpoint\"}\n", 400)]
    public async Task A_body_that_is_no_lines_is_refused(string contentType, string body, int status)
    {
        await using WebApplication app = await StartAsync();
        using var client = Client(app);
        using var content = new ByteArrayContent(Encoding.UTF8.GetBytes(body));
        content.Headers.ContentType = MediaTypeHeaderValue.Parse(contentType);
        using HttpResponseMessage response = await client.PostAsync("/short", content, Token);
        Assert.Equal(status, (int)response.StatusCode);
    }

    [Fact]
    public async Task A_failure_before_the_first_line_leaves_the_answer_to_whoever_handles_it()
    {
        await using WebApplication app = await StartAsync(app => app.MapGet("/failing/{count:int}", (int count) =>
            SpanResults.Lines(FailingOrders(count), ShopCodecs.Order)));
        using var client = Client(app);
        using HttpResponseMessage first = await client.GetAsync("/failing/0", Token);
        Assert.Equal(HttpStatusCode.InternalServerError, first.StatusCode);
        Assert.Equal("", await first.Content.ReadAsStringAsync(Token));
        // An answer that has begun is broken off, and no client takes it for a whole one.
        await Assert.ThrowsAnyAsync<HttpRequestException>(() => client.GetAsync("/failing/3", Token));
    }

    [Fact]
    public async Task What_is_no_format_of_lines_is_refused_where_it_is_said()
    {
        Assert.Throws<ArgumentException>(() => SpanResults.Lines(Orders(1), ShopCodecs.Order, "application/json"));
        Assert.Throws<ArgumentException>(() => new SpanLinesContent<Order>(Orders(1), ShopCodecs.Order, "text/plain"));
        using var content = new StringContent("{}", Encoding.UTF8, "application/json");
        Assert.Contains(
            "application/jsonl, application/x-ndjson, application/json-seq",
            Assert.Throws<InvalidOperationException>(() => content.ReadSpanLinesAsync(ShopCodecs.Order)).Message,
            StringComparison.Ordinal);
        await using WebApplication app = await StartAsync();
        var endpoints = app.Services.GetRequiredService<EndpointDataSource>().Endpoints;
        IProducesResponseTypeMetadata said = endpoints.Single(one => ((RouteEndpoint)one).RoutePattern.RawText == "/orders/{count:int}")
            .Metadata.GetMetadata<IProducesResponseTypeMetadata>()!;
        Assert.Equal((200, typeof(Order)), (said.StatusCode, said.Type));
        Assert.Equal(["application/jsonl", "application/x-ndjson", "application/json-seq"], said.ContentTypes);
        Assert.Equal(
            said.ContentTypes,
            endpoints.Single(one => ((RouteEndpoint)one).RoutePattern.RawText == "/short").Metadata.GetMetadata<IAcceptsMetadata>()!
                .ContentTypes);
    }

    /// <summary>Ten million lines, 1 GB, for a client that takes 20 MB in two seconds: the rest must wait where it is made.</summary>
    [Fact]
    public async Task A_slow_client_costs_no_memory()
    {
        using ShopServer server = ShopServer.Start(Repository.Built("Tests/Web/App", "SpanCodecWeb"), "direct");
        using var client = new HttpClient { BaseAddress = server.Address };
        using HttpResponseMessage response = await client.GetAsync("/lines/10000000", HttpCompletionOption.ResponseHeadersRead, Token);
        Stream lines = await response.Content.ReadAsStreamAsync(Token);
        byte[] buffer = new byte[1_000_000];
        await lines.ReadExactlyAsync(buffer, Token);
        long before = server.MemoryBytes;
        for (int i = 0; i < 20; i++)
        {
            await Task.Delay(75, Token);
            await lines.ReadExactlyAsync(buffer, Token);
        }

        Assert.InRange(server.MemoryBytes - before, long.MinValue, 30_000_000);
    }

    [Fact]
    public async Task An_action_of_MVC_gives_and_takes_lines()
    {
        await using WebApplication app = await ShopApp.StartAsync(
            "direct",
            builder => builder.Services.AddControllers().ConfigureApplicationPartManager(parts =>
            {
                parts.ApplicationParts.Clear();
                parts.ApplicationParts.Add(new AssemblyPart(typeof(LinesController).Assembly));
            }),
            app => app.MapControllers());
        using var client = Client(app);
        using HttpResponseMessage response = await client.PostSpanLinesAsync("/mvc-lines", Orders(3), ShopCodecs.Order, Token);
        Assert.Equal(string.Concat(Enumerable.Range(0, 3).Select(id => $"{Line(id)}\n")), await response.Content.ReadAsStringAsync(Token));
    }

    private static Task<WebApplication> StartAsync(Action<WebApplication>? map = null) => ShopApp.StartAsync("direct", map: app =>
    {
        app.MapGet("/orders/{count:int}", (int count) => SpanResults.Lines(Orders(count)));
        app.MapPost("/echo", (SpanLinesBody<Order> orders) => SpanResults.Lines(orders)).WithSpanBodies();
        app.MapPost("/short", async (SpanLinesBody<Order> orders) =>
        {
            await foreach (Order? order in orders.ReadAsync(maxLineLength: 64))
            {
            }

            return Results.Ok();
        }).WithSpanBodies();
        map?.Invoke(app);
    });

    private static HttpClient Client(WebApplication app) => new() { BaseAddress = new Uri(app.Urls.First()) };

    private static async IAsyncEnumerable<Order?> Orders(int count)
    {
        for (int id = 0; id < count; id++)
        {
            await Task.Yield();
            yield return ShopApp.Sample(id);
        }
    }

    private static async IAsyncEnumerable<Order?> WaitingOrders(SemaphoreSlim next)
    {
        for (int id = 0; id < 4; id++)
        {
            if (id > 0)
                Assert.True(await next.WaitAsync(TimeSpan.FromSeconds(30), Token), "Nobody has got the line before.");
            yield return ShopApp.Sample(id);
        }
    }

    private static async IAsyncEnumerable<Order?> EndlessOrders(
        TaskCompletionSource<bool> ended, [EnumeratorCancellation] CancellationToken cancellationToken = default)
    {
        try
        {
            for (int id = 0; ; id++)
            {
                cancellationToken.ThrowIfCancellationRequested();
                await Task.Yield();
                yield return ShopApp.Sample(id);
            }
        }
        finally
        {
            ended.SetResult(cancellationToken.IsCancellationRequested);
        }
    }

    private static async IAsyncEnumerable<Order?> FailingOrders(int count)
    {
        for (int id = 0; id < count; id++)
        {
            // What has come is sent while the next one is waited for.
            await Task.Delay(1, Token);
            yield return ShopApp.Sample(id);
        }

        throw new JsonException("The source is broken.");
    }
}

[ApiController]
[Route("mvc-lines")]
public class LinesController : ControllerBase
{
    [HttpPost]
    public IResult Echo() => SpanResults.Lines(Request.ReadSpanLinesAsync(ShopCodecs.Order), ShopCodecs.Order);
}
