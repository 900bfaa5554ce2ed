using System.Text.Json;
using SpanCodecs.Tests.Web.App;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.HttpResults;
using Microsoft.AspNetCore.Mvc;
using Microsoft.Extensions.DependencyInjection;
using SpanCodecs.AspNetCore;
using Xunit;

namespace SpanCodecs.Tests.Web;

/// <summary>Endpoints say of themselves what they say without codecs: the documents are the same byte for byte.</summary>
public class OpenApiTests
{
    [Theory]
    [InlineData("bridge")]
    [InlineData("direct")]
    public async Task Documents_are_the_same(string way)
    {
        string expected = await DocumentAsync("none", MapOrdinary);
        string actual = await DocumentAsync(way, way == "direct" ? MapDirect : MapOrdinary);
        Assert.Contains("\"customer\"", expected, StringComparison.Ordinal);
        Assert.Contains("\"201\"", expected, StringComparison.Ordinal);
        Assert.Equal(expected, actual);
    }

    [Fact]
    public async Task A_body_that_may_be_missing_is_not_required()
    {
        string document = await DocumentAsync(
            "none",
            app =>
            {
                app.MapPost("/needed", (SpanBody<Order> order) => SpanResults.Ok(order.Value)).WithSpanBodies();
                app.MapPost("/perhaps", (SpanOptionalBody<Order> order) => SpanResults.Ok(order.Value)).WithSpanBodies();
            });
        using JsonDocument parsed = JsonDocument.Parse(document);
        Assert.True(Body("/needed").GetProperty("required").GetBoolean());
        Assert.False(Body("/perhaps").TryGetProperty("required", out _));
        Assert.Equal(Body("/needed").GetProperty("content").GetRawText(), Body("/perhaps").GetProperty("content").GetRawText());

        JsonElement Body(string path) =>
            parsed.RootElement.GetProperty("paths").GetProperty(path).GetProperty("post").GetProperty("requestBody");
    }

    // The shop's own endpoints are made by the compiler; these at run time.
    private static void MapOrdinary(WebApplication app)
    {
        app.MapPost("/more/order", (Order order) => TypedResults.Ok(order));
        app.MapPut("/more/order", (Order order) => TypedResults.Json(order));
        app.MapPatch("/more/order", (Order order) => TypedResults.Json(order, statusCode: 202)).Produces<Order>(202);
        app.MapPost(
            "/more/orders/{id:int}", (int id, [FromQuery] string? text, Order[] orders) => TypedResults.Created($"/{id}/{text}", orders));
        app.MapGroup("/more/group").MapPost(
            "/", async Task<Results<Created<Order>, NotFound>> (Order order) => await Task.FromResult(TypedResults.Created("/", order)));
    }

    private static void MapDirect(WebApplication app)
    {
        app.MapPost("/more/order", (SpanBody<Order> order) => SpanResults.Ok(order.Value)).WithSpanBodies();
        app.MapPut("/more/order", (SpanBody<Order> order) => SpanResults.Json(order.Value)).WithSpanBodies();
        app.MapPatch("/more/order", (SpanBody<Order> order) => SpanResults.Json(order.Value, statusCode: 202))
            .WithSpanBodies().Produces<Order>(202);
        app.MapPost(
            "/more/orders/{id:int}",
            (int id, [FromQuery] string? text, SpanBody<Order[]> orders) => SpanResults.Created($"/{id}/{text}", orders.Value))
            .WithSpanBodies();
        app.MapGroup("/more/group").WithSpanBodies()
            .MapPost(
                "/",
                async Task<Results<SpanCreated<Order>, NotFound>> (SpanBody<Order> order) => await Task.FromResult(
                    SpanResults.Created("/", order.Value)));
    }

    private static async Task<string> DocumentAsync(string way, Action<WebApplication> map)
    {
        await using WebApplication app = await ShopApp.StartAsync(
            way,
            builder => builder.Services.AddOpenApi(),
            app =>
            {
                app.MapOpenApi();
                map(app);
            });
        using var client = new HttpClient { BaseAddress = new Uri(app.Urls.First()) };
        string document = await client.GetStringAsync("/openapi/v1.json", TestContext.Current.CancellationToken);
        return document.Replace(app.Urls.First(), "", StringComparison.Ordinal);
    }
}
