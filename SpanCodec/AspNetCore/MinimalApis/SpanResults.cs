namespace SpanCodecs.AspNetCore;

/// <summary>Results that are written by a codec, for minimal APIs and MVC.</summary>
public static class SpanResults
{
    /// <summary>The value as JSON. Without a codec, that of <see cref="SpanCodecServices.AddSpanCodecs"/> for the type is taken.</summary>
    public static SpanJsonResult<T> Json<T>(T? value, SpanCodec<T>? codec = null, int? statusCode = null, string? contentType = null) =>
        new(value, codec, statusCode, contentType);
}
