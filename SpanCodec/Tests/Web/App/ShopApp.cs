using Microsoft.AspNetCore.Http.HttpResults;
using Microsoft.AspNetCore.Mvc;
using SpanCodecs.AspNetCore;

namespace SpanCodecs.Tests.Web.App;

/// <summary>Endpoints in three ways: System.Text.Json alone, with the resolver, and with codecs called directly.</summary>
internal static class ShopApp
{
    internal const string OrderRoute = "order";

    internal static async Task<WebApplication> StartAsync(
        string way, Action<WebApplicationBuilder>? configure = null, Action<WebApplication>? map = null)
    {
        WebApplicationBuilder builder = WebApplication.CreateSlimBuilder();
        builder.Logging.ClearProviders();
        builder.WebHost.ConfigureKestrel(server =>
        {
            server.Limits.MaxRequestBodySize = 1_000_000;
            // A client that shares a busy machine is slow, and no wrong one.
            server.Limits.MinRequestBodyDataRate = null;
            server.Limits.MinResponseDataRate = null;
        });
        builder.WebHost.UseUrls("http://127.0.0.1:0");
        builder.Services.AddSpanCodecs(ShopCodecs.Resolver);
        builder.Services.ConfigureHttpJsonOptions(options =>
        {
            options.SerializerOptions.TypeInfoResolverChain.Insert(0, ShopContext.Default);
            if (way == "bridge")
                options.SerializerOptions.TypeInfoResolverChain.Insert(0, ShopCodecs.Resolver);
        });
        configure?.Invoke(builder);
        WebApplication app = builder.Build();
        RouteGroupBuilder results = app.MapGroup("/result");
        if (way == "direct")
        {
            MapDirect(app);
            ShopResults.MapDirect(results);
        }
        else
        {
            MapOrdinary(app);
            ShopResults.MapOrdinary(results);
        }

        map?.Invoke(app);
        await app.StartAsync();
        return app;
    }

    internal static Order Sample(int id) => new()
    {
        Id = id,
        Customer = "Zoë <Z> & Söhne",
        Placed = new DateTimeOffset(2026, 2, 28, 12, 0, 0, TimeSpan.FromHours(2)),
        Items = [new Item("black coffee", 2, 3.50m), new Item("日本", 1, 0.99m)],
    };

    private static void MapOrdinary(WebApplication app)
    {
        app.MapPost("/order", (Order order) => TypedResults.Ok(order));
        app.MapPost("/orders", ([FromBody] Order[] orders) => TypedResults.Created("/orders/1", orders));
        app.MapPost("/basket", (Basket basket) => TypedResults.Ok(basket));
        app.MapPost("/vehicle", (Vehicle vehicle) => TypedResults.Ok(vehicle));
        app.MapPost("/perhaps", (Order? order) => TypedResults.Ok(order)).ExcludeFromDescription();
        app.MapPost(
            "/checked", Results<Ok<Order>, NotFound> (Order order) => order.Id == 0 ? TypedResults.NotFound() : TypedResults.Ok(order));
        app.MapGet("/order/{id:int}", (int id) => TypedResults.Ok(Sample(id))).WithName(OrderRoute);
        app.MapMethods("/order", ["HEAD"], () => TypedResults.Ok(Sample(7)));
        app.MapGet("/nothing", () => TypedResults.Ok((Order?)null));
        app.MapGet("/huge", () => TypedResults.Ok(Enumerable.Range(0, 2_000).Select(Sample).ToArray()));
    }

    private static void MapDirect(WebApplication app)
    {
        app.MapPost("/order", (SpanBody<Order> order) => SpanResults.Ok(order.Value)).WithSpanBodies();
        app.MapPost("/orders", (SpanBody<Order[]> orders) => SpanResults.Created("/orders/1", orders.Value)).WithSpanBodies();
        app.MapPost("/basket", (Basket basket) => TypedResults.Ok(basket));
        app.MapPost("/vehicle", (SpanBody<Vehicle> vehicle) => SpanResults.Ok(vehicle.Value)).WithSpanBodies();
        app.MapPost("/perhaps", (SpanOptionalBody<Order> order) => SpanResults.Ok(order.Value)).WithSpanBodies().ExcludeFromDescription();
        app.MapPost(
            "/checked",
            Results<SpanOk<Order>, NotFound> (SpanBody<Order> order) =>
                order.Value.Id == 0 ? TypedResults.NotFound() : SpanResults.Ok(order.Value))
            .WithSpanBodies();
        app.MapGet("/order/{id:int}", (int id) => SpanResults.Ok(Sample(id))).WithName(OrderRoute);
        app.MapMethods("/order", ["HEAD"], () => SpanResults.Ok(Sample(7)));
        app.MapGet("/nothing", () => SpanResults.Ok<Order>(null));
        app.MapGet("/lines/{count:int}", (int count) => SpanResults.Lines(LinesRun.Items(count))).ExcludeFromDescription();
        app.MapGet("/huge", () => SpanResults.Ok(Enumerable.Range(0, 2_000).Select(Sample).ToArray()));
    }
}
