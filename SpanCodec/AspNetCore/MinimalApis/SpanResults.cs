namespace SpanCodecs.AspNetCore;

/// <summary>Results that are written by a codec, for minimal APIs and MVC. Without a codec, that of <see cref="SpanCodecServices.AddSpanCodecs"/> for the type is taken.</summary>
public static class SpanResults
{
    /// <summary>The value as JSON with status 200, which OpenAPI documents say too.</summary>
    public static SpanOk<T> Ok<T>(T? value, SpanCodec<T>? codec = null) => new(value, codec);

    /// <summary>The value as JSON with status 201, which OpenAPI documents say too; and where it is, if that is said.</summary>
    public static SpanCreated<T> Created<T>(string? location, T? value, SpanCodec<T>? codec = null) => new(location, value, codec);

    /// <summary>
    /// The value as JSON, with a status and a content type that nobody knows before. So OpenAPI documents say what the endpoint says with <c>Produces</c>, as they do for
    /// ASP.NET Core's own.
    /// </summary>
    public static SpanJsonResult<T> Json<T>(T? value, SpanCodec<T>? codec = null, int? statusCode = null, string? contentType = null) =>
        new(value, codec, statusCode, contentType);
}
