using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;
using SpanCodecs.AspNetCore;
using SpanCodecs.Tests.Web.App;
using Xunit;

namespace SpanCodecs.Tests.Web;

[SpanCodec(typeof(ProblemDetails))]
[SpanCodec(typeof(HttpValidationProblemDetails))]
[SpanCodecOptions(System.Text.Json.JsonSerializerDefaults.Web, RelaxedEscaping = true)]
internal static partial class ProblemCodecs;

/// <summary>
/// These results treat the value's own status, and a content type that was there before, as ASP.NET Core's do.
/// </summary>
public class ProblemTests
{
    private sealed record Pair(string Name, RequestDelegate Own, RequestDelegate Codec);

    private static readonly Pair[] Pairs =
    [
        .. new int?[] { null, 409, 418, 700 }
            .SelectMany(status => ResultPair.All.Select(pair => Of($"{pair.Name}-{status}", pair, () => Problem(status)))),
        .. ResultPair.All.Select(pair => Of($"{pair.Name}-of-nothing", pair, () => null)),
        new(
            "validation",
            Of(() => TypedResults.Json(new HttpValidationProblemDetails { Errors = { ["a"] = ["b"] } })),
            Of(() => SpanResults.Json(
                new HttpValidationProblemDetails { Errors = { ["a"] = ["b"] } }, ProblemCodecs.HttpValidationProblemDetails))),
        new(
            "body",
            context => context.Response.WriteAsJsonAsync(ShopApp.Sample(1)),
            context => context.Response.WriteSpanJsonAsync(ShopApp.Sample(1), ShopCodecs.Order)),
        new(
            "body-type",
            context => context.Response.WriteAsJsonAsync(ShopApp.Sample(1), options: null, "application/shop+json"),
            context => context.Response.WriteSpanJsonAsync(ShopApp.Sample(1), ShopCodecs.Order, "application/shop+json")),
    ];

    [Fact]
    public async Task Problems_are_answered_the_same_whatever_the_content_type_was()
    {
        await using WebApplication app = await ShopApp.StartAsync("direct", map: app =>
        {
            app.Use(async (context, next) =>
            {
                context.Response.ContentType = "text/plain";
                await next(context);
            });
            foreach (Pair pair in Pairs)
            {
                app.MapGet("/own/" + pair.Name, pair.Own);
                app.MapGet("/codec/" + pair.Name, pair.Codec);
            }
        });
        foreach (Pair pair in Pairs)
            Assert.Equal(await AnswerAsync("/own/" + pair.Name), await AnswerAsync("/codec/" + pair.Name));

        async Task<string> AnswerAsync(string path) =>
            RawRequest.WithoutFraming(
                await RawRequest.Get(path).SendAsync(new Uri(app.Urls.First()), TestContext.Current.CancellationToken));
    }

    private static Pair Of(string name, ResultPair pair, Func<ProblemDetails?> value) =>
        new(name, Of(() => pair.Own(value())), Of(() => pair.Codec(value())));

    private static RequestDelegate Of(Func<IResult> result) => context => result().ExecuteAsync(context);

    private static ProblemDetails Problem(int? status) => new() { Status = status, Detail = "Zoë", Extensions = { ["more"] = 7 } };
}
