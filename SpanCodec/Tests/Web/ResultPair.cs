using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Routing;
using SpanCodecs.AspNetCore;
using SpanCodecs.Tests.Web.App;

namespace SpanCodecs.Tests.Web;

/// <summary>A result of ASP.NET Core, and the one that has its place where there are codecs.</summary>
internal sealed record ResultPair(string Name, Func<ProblemDetails?, IResult> Own, Func<ProblemDetails?, IResult> Codec)
{
    private const string Route = ShopApp.OrderRoute;
    private const string Problem = "application/problem+json";

    private static readonly SpanCodec<ProblemDetails> s_codec = ProblemCodecs.ProblemDetails;

    internal static ResultPair[] All { get; } =
    [
        new("ok", value => TypedResults.Ok(value), value => SpanResults.Ok(value, s_codec)),
        new("created", value => TypedResults.Created("/a", value), value => SpanResults.Created("/a", value, s_codec)),
        new(
            "created-nowhere",
            value => TypedResults.Created((string?)null, value),
            value => SpanResults.Created((string?)null, value, s_codec)),
        new("created-uri", value => TypedResults.Created(Here, value), value => SpanResults.Created(Here, value, s_codec)),
        new("created-far", value => TypedResults.Created(Far, value), value => SpanResults.Created(Far, value, s_codec)),
        new(
            "created-at-route",
            value => TypedResults.CreatedAtRoute(value, Route, Seventh),
            value => SpanResults.CreatedAtRoute(value, Route, Seventh, s_codec)),
        new("accepted", value => TypedResults.Accepted("/a", value), value => SpanResults.Accepted("/a", value, s_codec)),
        new("accepted-nowhere", value => TypedResults.Accepted("", value), value => SpanResults.Accepted("", value, s_codec)),
        new("accepted-uri", value => TypedResults.Accepted(Here, value), value => SpanResults.Accepted(Here, value, s_codec)),
        new(
            "accepted-at-route",
            value => TypedResults.AcceptedAtRoute(value, Route, Seventh),
            value => SpanResults.AcceptedAtRoute(value, Route, Seventh, s_codec)),
        new("bad-request", value => TypedResults.BadRequest(value), value => SpanResults.BadRequest(value, s_codec)),
        new("not-found", value => TypedResults.NotFound(value), value => SpanResults.NotFound(value, s_codec)),
        new("conflict", value => TypedResults.Conflict(value), value => SpanResults.Conflict(value, s_codec)),
        new(
            "unprocessable-entity",
            value => TypedResults.UnprocessableEntity(value),
            value => SpanResults.UnprocessableEntity(value, s_codec)),
        new(
            "internal-server-error",
            value => TypedResults.InternalServerError(value),
            value => SpanResults.InternalServerError(value, s_codec)),
        new("json", value => TypedResults.Json(value), value => SpanResults.Json(value, s_codec)),
        new(
            "json-202",
            value => TypedResults.Json(value, statusCode: 202, contentType: Problem),
            value => SpanResults.Json(value, s_codec, 202, Problem)),
    ];

    private static Uri Here => new("/a b/é?q=ü", UriKind.Relative);

    private static Uri Far => new("http://exämple.org/a b/é");

    private static RouteValueDictionary Seventh => new() { ["id"] = 7 };
}
