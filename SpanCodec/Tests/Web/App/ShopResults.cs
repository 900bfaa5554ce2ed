using Microsoft.AspNetCore.Http.HttpResults;
using SpanCodecs.AspNetCore;

namespace SpanCodecs.Tests.Web.App;

/// <summary>An endpoint for each result that has a value, but those that the shop has elsewhere.</summary>
internal static class ShopResults
{
    internal static readonly string[] Paths =
    [
        "created", "accepted", "accepted/somewhere", "invalid", "missing",
        "nothing", "conflict", "refused", "failed", "empty", "unchanged", "either",
    ];

    private static RouteValueDictionary Seventh => new() { ["id"] = 7 };

    internal static void MapOrdinary(RouteGroupBuilder group)
    {
        group.MapGet("/created", () => TypedResults.CreatedAtRoute(ShopApp.Sample(7), ShopApp.OrderRoute, Seventh));
        group.MapGet("/accepted", () => TypedResults.AcceptedAtRoute(ShopApp.Sample(7), ShopApp.OrderRoute, Seventh));
        group.MapGet("/accepted/somewhere", () => TypedResults.Accepted("/order/7", ShopApp.Sample(7)));
        group.MapGet("/invalid", () => TypedResults.BadRequest(ShopApp.Sample(7)));
        group.MapGet("/missing", () => TypedResults.NotFound(ShopApp.Sample(7)));
        group.MapGet("/nothing", () => TypedResults.NotFound((Order?)null));
        group.MapGet("/conflict", () => TypedResults.Conflict(ShopApp.Sample(7)));
        group.MapGet("/refused", () => TypedResults.UnprocessableEntity(ShopApp.Sample(7)));
        group.MapGet("/failed", () => TypedResults.InternalServerError(ShopApp.Sample(7)));
        group.MapGet("/empty", () => TypedResults.Json(ShopApp.Sample(7), ShopContext.Default.Order, statusCode: 204));
        group.MapGet("/unchanged", () => TypedResults.Json(ShopApp.Sample(7), ShopContext.Default.Order, statusCode: 304));
        group.MapGet("/either", Results<Accepted<Order>, Conflict<Order[]>> () => TypedResults.Conflict(new[] { ShopApp.Sample(7) }));
    }

    internal static void MapDirect(RouteGroupBuilder group)
    {
        group.MapGet("/created", () => SpanResults.CreatedAtRoute(ShopApp.Sample(7), ShopApp.OrderRoute, Seventh));
        group.MapGet("/accepted", () => SpanResults.AcceptedAtRoute(ShopApp.Sample(7), ShopApp.OrderRoute, Seventh));
        group.MapGet("/accepted/somewhere", () => SpanResults.Accepted("/order/7", ShopApp.Sample(7)));
        group.MapGet("/invalid", () => SpanResults.BadRequest(ShopApp.Sample(7)));
        group.MapGet("/missing", () => SpanResults.NotFound(ShopApp.Sample(7)));
        group.MapGet("/nothing", () => SpanResults.NotFound((Order?)null));
        group.MapGet("/conflict", () => SpanResults.Conflict(ShopApp.Sample(7)));
        group.MapGet("/refused", () => SpanResults.UnprocessableEntity(ShopApp.Sample(7)));
        group.MapGet("/failed", () => SpanResults.InternalServerError(ShopApp.Sample(7)));
        group.MapGet("/empty", () => SpanResults.Json(ShopApp.Sample(7), statusCode: 204));
        group.MapGet("/unchanged", () => SpanResults.Json(ShopApp.Sample(7), statusCode: 304));
        group.MapGet(
            "/either", Results<SpanAccepted<Order>, SpanConflict<Order[]>> () => SpanResults.Conflict(new[] { ShopApp.Sample(7) }));
    }
}
