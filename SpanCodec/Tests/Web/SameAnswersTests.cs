using SpanCodecs.Tests.Web.App;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Routing;
using Microsoft.Extensions.DependencyInjection;
using SpanCodecs.AspNetCore;
using Xunit;

namespace SpanCodecs.Tests.Web;

/// <summary>An application answers with codecs as it does without: statuses, headers and bodies.</summary>
public class SameAnswersTests
{
    [Theory]
    [InlineData("bridge")]
    [InlineData("direct")]
    public async Task A_minimal_API_answers_the_same(string way)
    {
        await using WebApplication without = await ShopApp.StartAsync("none");
        await using WebApplication with = await ShopApp.StartAsync(way);
        await Compare(new Uri(without.Urls.First()), new Uri(with.Urls.First()));
    }

    [Theory]
    [InlineData("bridge")]
    [InlineData("direct")]
    public async Task A_client_that_goes_away_harms_nobody(string way)
    {
        await using WebApplication without = await ShopApp.StartAsync("none");
        await using WebApplication with = await ShopApp.StartAsync(way);
        RawRequest[] abandoned = [RawRequest.Get("/huge"), .. ShopRequests.All.Where(request => request.Pieces is [_, { Length: > 10 }])];
        foreach (RawRequest request in abandoned)
            await request.AbandonAsync(new Uri(with.Urls.First()), TestContext.Current.CancellationToken);
        await Compare(new Uri(without.Urls.First()), new Uri(with.Urls.First()));
    }

    [Fact]
    public async Task In_development_failures_are_thrown_with_the_same_words()
    {
        await using WebApplication without = await StartAsync("none");
        await using WebApplication with = await StartAsync("direct");
        await Compare(
            new Uri(without.Urls.First()),
            new Uri(with.Urls.First()),
            request => request.Name.Contains("POST /orders", StringComparison.Ordinal));

        static Task<WebApplication> StartAsync(string way) => ShopApp.StartAsync(
            way,
            builder => builder.Services.Configure<RouteHandlerOptions>(options => options.ThrowOnBadRequest = true),
            app => app.Use(ShowFailureAsync));
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task A_body_that_breaks_off_is_a_bad_request(bool throws)
    {
        foreach (string way in (string[])["none", "direct"])
        {
            await using WebApplication app = await ShopApp.StartAsync(
                way,
                builder => builder.Services.Configure<RouteHandlerOptions>(options => options.ThrowOnBadRequest = throws),
                app => app.Use(async (context, next) =>
                {
                    context.Request.Body = new BrokenStream();
                    await ShowFailureAsync(context, next);
                }));
            string answer = await RawRequest.Post("/order", "{}")
                .SendAsync(new Uri(app.Urls.First()), TestContext.Current.CancellationToken);
            Assert.StartsWith("HTTP/1.1 400 Bad Request\nConnection: close\nContent-Length: 0\n", answer, StringComparison.Ordinal);
        }
    }

    [Theory]
    [InlineData("{")]
    [InlineData("null")]
    public async Task Failures_name_a_generic_type_with_the_same_words(string body)
    {
        await using WebApplication app = await ShopApp.StartAsync(
            "none",
            builder =>
            {
                builder.Services.AddSpanCodecs(ListCodecs.Resolver);
                builder.Services.Configure<RouteHandlerOptions>(options => options.ThrowOnBadRequest = true);
            },
            app =>
            {
                app.Use(ShowFailureAsync);
                app.MapPost("/list/own", ([FromBody] List<Order> orders) => TypedResults.NoContent());
                app.MapPost("/list/codec", (SpanBody<List<Order>> orders) => TypedResults.NoContent()).WithSpanBodies();
            });
        var address = new Uri(app.Urls.First());
        string expected = await RawRequest.Post("/list/own", body).SendAsync(address, TestContext.Current.CancellationToken);
        Assert.Contains("\"List<Order> orders\"", expected, StringComparison.Ordinal);
        Assert.Equal(expected, await RawRequest.Post("/list/codec", body).SendAsync(address, TestContext.Current.CancellationToken));
    }

    private static async Task ShowFailureAsync(HttpContext context, RequestDelegate next)
    {
        try
        {
            await next(context);
        }
        catch (BadHttpRequestException failure)
        {
            context.Response.StatusCode = 418;
            await context.Response.WriteAsync(
                $"{failure.StatusCode} {failure.Message} {failure.InnerException?.GetType().Name}", TestContext.Current.CancellationToken);
        }
    }

    private sealed class BrokenStream : MemoryStream
    {
        public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default) =>
            throw new IOException("gone");
    }

    internal static async Task Compare(Uri without, Uri with, Func<RawRequest, bool>? filter = null)
    {
        var differences = new List<string>();
        foreach (RawRequest request in ShopRequests.All.Where(filter ?? (_ => true)))
        {
            string expected = await request.SendAsync(without, TestContext.Current.CancellationToken);
            string actual = await request.SendAsync(with, TestContext.Current.CancellationToken);
            Assert.True(request.Ends || expected.StartsWith("HTTP/1.1 ", StringComparison.Ordinal), request.Name);
            if (!request.MayBeLost(expected, actual) && RawRequest.WithoutFraming(expected) != RawRequest.WithoutFraming(actual))
                differences.Add($"{request.Name}\n--- without\n{Shown(expected)}\n--- with\n{Shown(actual)}");
        }

        Assert.True(differences.Count == 0, string.Join("\n\n", differences));
    }

    private static string Shown(string answer) => answer.Length > 600 ? answer[..600] : answer;
}

[SpanCodec(typeof(List<Order>))]
[SpanCodecOptions(System.Text.Json.JsonSerializerDefaults.Web, RelaxedEscaping = true)]
internal static partial class ListCodecs;
