using System.Text;
using SpanCodecs.Tests.Web.App;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using SpanCodecs.AspNetCore;
using Xunit;

namespace SpanCodecs.Tests.Web;

/// <summary>Bodies that an application reads and writes itself.</summary>
public class BodyExtensionTests
{
    /// <summary>UTF-7 is a name that .NET knows, and reads no more.</summary>
    [Theory]
    [InlineData("text/plain", "'text/plain' is not a known JSON content type")]
    [InlineData("application/json; charset=utf-7", "charset 'utf-7' is not a known encoding")]
    [InlineData("application/json; charset=klingon", "charset 'klingon' is not a known encoding")]
    public async Task A_body_that_nobody_reads_is_refused_with_ASP_NETs_words(string contentType, string words)
    {
        await using WebApplication app = await StartAsync();
        string[] answers = new string[2];
        for (int i = 0; i < 2; i++)
            answers[i] = await RawRequest.Post(i == 0 ? "/read/own" : "/read/codec", "{}", contentType)
                .SendAsync(new Uri(app.Urls.First()), TestContext.Current.CancellationToken);
        Assert.Contains(words, answers[0], StringComparison.Ordinal);
        Assert.Equal(answers[0], answers[1]);
    }

    [Fact]
    public async Task A_group_answers_for_all_of_its_endpoints()
    {
        await using WebApplication app = await StartAsync();
        var address = new Uri(app.Urls.First());
        Assert.StartsWith(
            "HTTP/1.1 400 ",
            await RawRequest.Post("/group/", "{").SendAsync(address, TestContext.Current.CancellationToken),
            StringComparison.Ordinal);
        string refused = await RawRequest.Post("/group/", "{}", "text/plain").SendAsync(address, TestContext.Current.CancellationToken);
        Assert.StartsWith("HTTP/1.1 415 ", refused, StringComparison.Ordinal);
        Assert.StartsWith(
            "HTTP/1.1 200 ",
            await RawRequest.Post("/group/", "{}").SendAsync(address, TestContext.Current.CancellationToken),
            StringComparison.Ordinal);
    }

    [Fact]
    public async Task Several_values_follow_each_other_and_are_JSON_when_nobody_says_otherwise()
    {
        await using WebApplication app = await StartAsync();
        string answer = await RawRequest.Get("/several").SendAsync(new Uri(app.Urls.First()), TestContext.Current.CancellationToken);
        string order = Encoding.Latin1.GetString(ShopCodecs.Order.SerializeToUtf8Bytes(ShopApp.Sample(1)));
        Assert.Contains("\nContent-Type: application/json; charset=utf-8\n", answer, StringComparison.Ordinal);
        Assert.EndsWith($"\n\n[{order},{order},null]", answer, StringComparison.Ordinal);
    }

    [Fact]
    public async Task A_value_that_cannot_be_written_leaves_the_response_as_it_was()
    {
        await using WebApplication app = await StartAsync();
        string answer = await RawRequest.Get("/cycle").SendAsync(new Uri(app.Urls.First()), TestContext.Current.CancellationToken);
        Assert.StartsWith("HTTP/1.1 418 ", answer, StringComparison.Ordinal);
        Assert.Contains("A possible object cycle was detected", answer, StringComparison.Ordinal);
        string created = await RawRequest.Get("/cycle/created").SendAsync(new Uri(app.Urls.First()), TestContext.Current.CancellationToken);
        Assert.StartsWith("HTTP/1.1 418 ", created, StringComparison.Ordinal);
        Assert.DoesNotContain("\nLocation:", created, StringComparison.Ordinal);
        // The failure before it leaves nothing behind.
        string next = await RawRequest.Get("/order/7").SendAsync(new Uri(app.Urls.First()), TestContext.Current.CancellationToken);
        Assert.EndsWith(
            "\n\n" + Encoding.Latin1.GetString(ShopCodecs.Order.SerializeToUtf8Bytes(ShopApp.Sample(7))), next, StringComparison.Ordinal);
    }

    // ASP.NET Core 9 sends what System.Text.Json writes as the body of an answer that must have none, so there is nothing to compare with.
    [Fact]
    public async Task HEAD_is_answered_with_the_length_alone()
    {
        await using WebApplication app = await StartAsync();
        string answer = await RawRequest.HeadOf("/order").SendAsync(new Uri(app.Urls.First()), TestContext.Current.CancellationToken);
        Assert.Contains(
            $"\nContent-Length: {ShopCodecs.Order.SerializeToUtf8Bytes(ShopApp.Sample(7)).Length}\n", answer, StringComparison.Ordinal);
        Assert.EndsWith("\n\n", answer, StringComparison.Ordinal);
    }

    [Fact]
    public async Task A_huge_answer_is_whole_and_has_its_length()
    {
        await using WebApplication app = await StartAsync();
        using var client = new HttpClient { BaseAddress = new Uri(app.Urls.First()) };
        using HttpResponseMessage answer = await client.GetAsync(
            "/huge/3000000", HttpCompletionOption.ResponseHeadersRead, TestContext.Current.CancellationToken);
        byte[] body = await answer.Content.ReadAsByteArrayAsync(TestContext.Current.CancellationToken);
        Assert.Equal(body.Length, answer.Content.Headers.ContentLength);
        Assert.Equal(ShopCodecs.Order.SerializeToUtf8Bytes(Huge(3_000_000)), body);
    }

    [Theory]
    [InlineData("/replaced")]
    [InlineData("/prefixed")]
    public async Task What_others_write_around_an_answer_is_sent_too(string path)
    {
        await using WebApplication app = await StartAsync();
        string[] answers = new string[2];
        for (int i = 0; i < 2; i++)
            answers[i] = await RawRequest.Get(path + (i == 0 ? "/own" : "/codec"))
                .SendAsync(new Uri(app.Urls.First()), TestContext.Current.CancellationToken);
        Assert.Contains("around ", answers[0], StringComparison.Ordinal);
        Assert.Equal(RawRequest.WithoutFraming(answers[0]), RawRequest.WithoutFraming(answers[1]));
    }

    [Fact]
    public async Task A_buffered_body_can_be_read_again()
    {
        var context =
            new DefaultHttpContext { Request = { ContentType = "application/json", Body = new MemoryStream("""{"id":7}"""u8.ToArray()) } };
        for (int i = 0; i < 2; i++)
        {
            Assert.Equal(7, (await context.Request.ReadSpanJsonAsync(ShopCodecs.Order, TestContext.Current.CancellationToken))!.Id);
            context.Request.Body.Position = 0;
        }
    }

    private static Order Huge(int length) => new() { Customer = new string('x', length) };

    private static Task<WebApplication> StartAsync() => ShopApp.StartAsync(
        "direct",
        map: app =>
        {
            app.Use(async (context, next) =>
            {
                try
                {
                    await next(context);
                }
                catch (Exception failure) when (!context.Response.HasStarted)
                {
                    context.Response.StatusCode = 418;
                    await context.Response.WriteAsync(failure.Message, TestContext.Current.CancellationToken);
                }
            });
            app.Use(AddAroundAsync);
            app.MapGet("/replaced/own", () => TypedResults.Ok(ShopApp.Sample(1)));
            app.MapGet("/replaced/codec", () => SpanResults.Ok(ShopApp.Sample(1)));
            app.MapGet("/prefixed/own", () => TypedResults.Ok(ShopApp.Sample(1)));
            app.MapGet("/prefixed/codec", () => SpanResults.Ok(ShopApp.Sample(1)));
            app.MapPost("/read/own", async (HttpContext context) => { await context.Request.ReadFromJsonAsync<Order>(); });
            app.MapPost("/read/codec", async (HttpContext context) => { await context.Request.ReadSpanJsonAsync(ShopCodecs.Order); });
            app.MapGroup("/group").WithSpanBodies().MapPost("/", (SpanBody<Order> order) => SpanResults.Ok(order.Value));
            app.MapGet("/several", async (HttpContext context) =>
            {
                Write(context, "["u8);
                await context.Response.WriteSpanJsonAsync(ShopApp.Sample(1), ShopCodecs.Order);
                Write(context, ","u8);
                await context.Response.WriteSpanJsonAsync(ShopApp.Sample(1), ShopCodecs.Order);
                Write(context, ","u8);
                await context.Response.WriteSpanJsonAsync(null, ShopCodecs.Order);
                Write(context, "]"u8);
                await context.Response.BodyWriter.FlushAsync();
            });
            app.MapGet("/cycle/created", () =>
            {
                Order order = ShopApp.Sample(1);
                order.Previous = order;
                return SpanResults.Created("/orders/1", order);
            });
            app.MapGet("/cycle", () =>
            {
                Order order = ShopApp.Sample(1);
                order.Previous = order;
                return SpanResults.Ok(order);
            });
            app.MapGet("/huge/{length:int}", (int length) => SpanResults.Ok(Huge(length)));
        });

    /// <summary>Middleware that has the answer written elsewhere and sends more than that, or that begins it.</summary>
    private static async Task AddAroundAsync(HttpContext context, RequestDelegate next)
    {
        if (context.Request.Path.StartsWithSegments("/prefixed"))
            Write(context, "around "u8);
        if (!context.Request.Path.StartsWithSegments("/replaced"))
        {
            await next(context);
            return;
        }

        Stream client = context.Response.Body;
        using var written = new MemoryStream();
        context.Response.Body = written;
        await next(context);
        context.Response.Body = client;
        await context.Response.WriteAsync("around " + Encoding.UTF8.GetString(written.ToArray()), TestContext.Current.CancellationToken);
    }

    // Not flushed: the first value must not take itself for the whole.
    private static void Write(HttpContext context, ReadOnlySpan<byte> text)
    {
        text.CopyTo(context.Response.BodyWriter.GetSpan(text.Length));
        context.Response.BodyWriter.Advance(text.Length);
    }
}
