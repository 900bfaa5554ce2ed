using Microsoft.AspNetCore.Routing;

namespace SpanCodecs.AspNetCore;

/// <summary>
/// Results that are written by a codec, for minimal APIs and MVC: those of TypedResults that have a value. OpenAPI documents say their
/// status and schema too. Without a codec, that of <see cref="SpanCodecServices.AddSpanCodecs"/> for the type is taken.
/// </summary>
public static class SpanResults
{
    /// <summary>Status 200.</summary>
    public static SpanOk<T> Ok<T>(T? value, SpanCodec<T>? codec = null) => new(value, codec);

    /// <summary>Status 201; and where the value is, if that is said.</summary>
    public static SpanCreated<T> Created<T>(string? location, T? value, SpanCodec<T>? codec = null) => new(location, value, codec);

    /// <inheritdoc cref="Created{T}(string, T, SpanCodec{T})"/>
    public static SpanCreated<T> Created<T>(Uri? uri, T? value, SpanCodec<T>? codec = null) => new(LocationOf(uri), value, codec);

    /// <summary>Status 201; the value is where the endpoint of this name is, or the one that has these values.</summary>
    public static SpanCreatedAtRoute<T> CreatedAtRoute<T>(
        T? value, string? routeName = null, RouteValueDictionary? routeValues = null, SpanCodec<T>? codec = null) =>
        new(routeName, routeValues, value, codec);

    /// <summary>Status 202; and where the value will be, if that is said.</summary>
    public static SpanAccepted<T> Accepted<T>(string? location, T? value, SpanCodec<T>? codec = null) => new(location, value, codec);

    /// <inheritdoc cref="Accepted{T}(string, T, SpanCodec{T})"/>
    public static SpanAccepted<T> Accepted<T>(Uri? uri, T? value, SpanCodec<T>? codec = null) => new(LocationOf(uri), value, codec);

    /// <summary>Status 202; the value will be where the endpoint of this name is, or the one that has these values.</summary>
    public static SpanAcceptedAtRoute<T> AcceptedAtRoute<T>(
        T? value, string? routeName = null, RouteValueDictionary? routeValues = null, SpanCodec<T>? codec = null) =>
        new(routeName, routeValues, value, codec);

    /// <summary>Status 400.</summary>
    public static SpanBadRequest<T> BadRequest<T>(T? value, SpanCodec<T>? codec = null) => new(value, codec);

    /// <summary>Status 404.</summary>
    public static SpanNotFound<T> NotFound<T>(T? value, SpanCodec<T>? codec = null) => new(value, codec);

    /// <summary>Status 409.</summary>
    public static SpanConflict<T> Conflict<T>(T? value, SpanCodec<T>? codec = null) => new(value, codec);

    /// <summary>Status 422.</summary>
    public static SpanUnprocessableEntity<T> UnprocessableEntity<T>(T? value, SpanCodec<T>? codec = null) => new(value, codec);

    /// <summary>Status 500.</summary>
    public static SpanInternalServerError<T> InternalServerError<T>(T? value, SpanCodec<T>? codec = null) => new(value, codec);

    /// <summary>
    /// Answers with a status and a content type that are known only when the endpoint runs. OpenAPI documents say what the endpoint says
    /// with <c>Produces</c>, as they do for ASP.NET Core's own.
    /// </summary>
    public static SpanJsonResult<T> Json<T>(T? value, SpanCodec<T>? codec = null, int? statusCode = null, string? contentType = null) =>
        new(value, codec, statusCode, contentType);

    /// <summary>
    /// Status 200, and values that follow one another as they come: JSON Lines, NDJSON or a JSON text sequence, as the client accepts or as
    /// is given.
    /// </summary>
    /// <param name="values">They are asked for while the answer is sent, until the client goes away.</param>
    /// <param name="codec">Writes a line.</param>
    /// <param name="contentType">application/jsonl, application/x-ndjson or application/json-seq.</param>
    public static SpanLinesResult<T> Lines<T>(
        IAsyncEnumerable<T?> values, SpanCodec<T>? codec = null, string? contentType = null) => new(values, codec, contentType);

    // A header has ASCII only, so what else is in the address is escaped.
    private static string? LocationOf(Uri? uri) =>
        uri is null || uri.IsAbsoluteUri ? uri?.AbsoluteUri
            : uri.GetComponents(UriComponents.SerializationInfoString, UriFormat.UriEscaped);
}
