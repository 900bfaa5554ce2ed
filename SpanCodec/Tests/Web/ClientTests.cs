using System.Net.Http.Headers;
using System.Net.Http.Json;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using SpanCodecs.Tests.Web.App;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Features;
using Microsoft.Extensions.DependencyInjection;
using SpanCodecs.AspNetCore;
using Xunit;

namespace SpanCodecs.Tests.Web;

/// <summary>HttpClient, and a server on this machine.</summary>
public class ClientTests
{
    private static readonly JsonSerializerOptions s_relaxed =
        new(JsonSerializerDefaults.Web) { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };

    [Fact]
    public async Task HttpClient_reads_and_writes_by_codecs_and_knows_the_length()
    {
        await using WebApplication app = await ShopApp.StartAsync("direct");
        using var client = new HttpClient { BaseAddress = new Uri(app.Urls.First()) };
        Order? order = await client.GetSpanJsonAsync("/order/7", ShopCodecs.Order, TestContext.Current.CancellationToken);
        Assert.Equal(7, order!.Id);
        using HttpResponseMessage answer = await client.PostSpanJsonAsync(
            "/order", order, ShopCodecs.Order, TestContext.Current.CancellationToken);
        Assert.Equal(
            order.Customer, (await answer.Content.ReadSpanJsonAsync(ShopCodecs.Order, TestContext.Current.CancellationToken))!.Customer);
        // A logger of requests reads what was sent.
        byte[] sent = await answer.RequestMessage!.Content!.ReadAsByteArrayAsync(TestContext.Current.CancellationToken);
        Assert.Equal(ShopCodecs.Order.SerializeToUtf8Bytes(order), sent);

        using var content = new SpanJsonContent<Order>(order, ShopCodecs.Order);
        byte[] body = await content.ReadAsByteArrayAsync(TestContext.Current.CancellationToken);
        Assert.Equal(body.Length, content.Headers.ContentLength);
        Assert.Equal(await JsonContent.Create(order, options: s_relaxed).ReadAsByteArrayAsync(TestContext.Current.CancellationToken), body);
    }

    [Theory]
    [InlineData("utf-8")]
    [InlineData("UTF-16")]
    [InlineData("\"utf-16\"")]
    [InlineData("iso-8859-1")]
    [InlineData("klingon")]
    public async Task Content_is_in_the_charset_that_it_names(string charset)
    {
        var type = MediaTypeHeaderValue.Parse($"application/vnd.shop+json; charset={charset}");
        using var own = JsonContent.Create(ShopApp.Sample(7), type, s_relaxed);
        using var ours = new SpanJsonContent<Order>(ShopApp.Sample(7), ShopCodecs.Order, type);
        Assert.Equal(await BytesOrMessageAsync(own), await BytesOrMessageAsync(ours));
    }

    [Fact]
    public async Task HttpClients_limits_hold_for_the_body_too()
    {
        await using WebApplication app = await ShopApp.StartAsync("direct", map: app => app.MapGet("/slow", async (HttpContext context) =>
        {
            await context.Response.WriteAsync("""{"id":""", context.RequestAborted);
            await Task.Delay(Timeout.Infinite, context.RequestAborted);
        }));
        using var hurried = new HttpClient { BaseAddress = new Uri(app.Urls.First()), Timeout = TimeSpan.FromMilliseconds(500) };
        await Assert.ThrowsAnyAsync<OperationCanceledException>(
            () => hurried.GetSpanJsonAsync("/slow", ShopCodecs.Order, TestContext.Current.CancellationToken));
        using var small = new HttpClient { BaseAddress = new Uri(app.Urls.First()), MaxResponseContentBufferSize = 100 };
        await Assert.ThrowsAsync<HttpRequestException>(
            () => small.GetSpanJsonAsync("/order/7", ShopCodecs.Order, TestContext.Current.CancellationToken));
    }

    [Fact]
    public async Task A_charset_that_nobody_knows_is_refused_as_HttpClient_does()
    {
        using var content = new StringContent("{}");
        content.Headers.ContentType = MediaTypeHeaderValue.Parse("application/json; charset=klingon");
        Exception expected = await Assert.ThrowsAsync<InvalidOperationException>(
            () => content.ReadFromJsonAsync<Order>(TestContext.Current.CancellationToken));
        Exception actual = await Assert.ThrowsAsync<InvalidOperationException>(
            () => content.ReadSpanJsonAsync(ShopCodecs.Order, TestContext.Current.CancellationToken));
        Assert.Equal(expected.Message, actual.Message);
    }

    [Fact]
    public async Task HttpClients_own_extensions_use_the_resolver()
    {
        await using WebApplication app = await ShopApp.StartAsync("none");
        using var client = new HttpClient { BaseAddress = new Uri(app.Urls.First()) };
        var options = new JsonSerializerOptions(JsonSerializerDefaults.Web);
        options.TypeInfoResolverChain.Add(ShopCodecs.Resolver);
        options.TypeInfoResolverChain.Add(new DefaultJsonTypeInfoResolver());
        Assert.Null(ShopCodecs.Resolver.WhyNot(typeof(Order), options));
        Order? order = await client.GetFromJsonAsync<Order>("/order/7", options, TestContext.Current.CancellationToken);
        Assert.Equal(7, order!.Id);
        using HttpResponseMessage answer = await client.PostAsJsonAsync("/order", order, options, TestContext.Current.CancellationToken);
        Order? again = await answer.Content.ReadFromJsonAsync<Order>(options, TestContext.Current.CancellationToken);
        Assert.Equal(
            JsonSerializer.Serialize(order, JsonSerializerOptions.Web), JsonSerializer.Serialize(again, JsonSerializerOptions.Web));
    }

    /// <summary>
    /// By a server that keeps what it is sent. Few orders are in one piece; more of them the connection takes and gives in many.
    /// </summary>
    [Theory]
    [InlineData(3)]
    [InlineData(5_000)]
    public async Task The_same_is_sent_and_read_with_codecs_and_without(int count)
    {
        byte[] kept = [];
        string? type = null;
        await using WebApplication app = await ShopApp.StartAsync("none", map: app =>
        {
            app.MapGet("/kept", () => TypedResults.Bytes(kept, type));
            app.MapPost("/kept", async (HttpContext context) =>
            {
                context.Features.GetRequiredFeature<IHttpMaxRequestBodySizeFeature>().MaxRequestBodySize = null;
                using var body = new MemoryStream();
                await context.Request.Body.CopyToAsync(body, context.RequestAborted);
                (kept, type) = (body.ToArray(), context.Request.ContentType);
            });
        });
        using var client = new HttpClient { BaseAddress = new Uri(app.Urls.First()) };
        JsonSerializerOptions withCodecs = new(s_relaxed)
        {
            // The options that are copied have been used, and so have a resolver, which would be asked first.
            TypeInfoResolver = JsonTypeInfoResolver.Combine(ShopCodecs.Resolver, new DefaultJsonTypeInfoResolver()),
        };
        Assert.Null(ShopCodecs.Resolver.WhyNot(typeof(Order[]), withCodecs));
        Order[] orders = [.. Enumerable.Range(0, count).Select(ShopApp.Sample)];
        byte[] expected = JsonSerializer.SerializeToUtf8Bytes(orders, s_relaxed);
        CancellationToken cancellation = TestContext.Current.CancellationToken;
        (Func<Task<HttpResponseMessage>> Send, Func<Task<Order[]?>> Read)[] ways =
        [
            (() => client.PostAsJsonAsync("/kept", orders, s_relaxed, cancellation),
                () => client.GetFromJsonAsync<Order[]>("/kept", s_relaxed, cancellation)),
            (() => client.PostAsJsonAsync("/kept", orders, withCodecs, cancellation),
                () => client.GetFromJsonAsync<Order[]>("/kept", withCodecs, cancellation)),
            (() => client.PostSpanJsonAsync("/kept", orders, ShopCodecs.OrderArray, cancellation),
                () => client.GetSpanJsonAsync("/kept", ShopCodecs.OrderArray, cancellation)),
        ];
        foreach ((Func<Task<HttpResponseMessage>> send, Func<Task<Order[]?>> read) in ways)
        {
            using HttpResponseMessage answer = await send();
            answer.EnsureSuccessStatusCode();
            Assert.Equal(expected, kept);
            Assert.Equal("application/json; charset=utf-8", type);
            Assert.Equal(expected, JsonSerializer.SerializeToUtf8Bytes(await read(), s_relaxed));
            kept = [];
        }
    }

    private static async Task<string> BytesOrMessageAsync(HttpContent content)
    {
        try
        {
            return Convert.ToHexString(await content.ReadAsByteArrayAsync(TestContext.Current.CancellationToken));
        }
        catch (InvalidOperationException failure)
        {
            return failure.Message;
        }
    }
}
