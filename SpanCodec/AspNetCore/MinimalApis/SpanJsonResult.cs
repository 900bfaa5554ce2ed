using System.Reflection;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Metadata;

namespace SpanCodecs.AspNetCore;

/// <summary>Writes a value by its codec, without a buffer between it and the response; its type tells OpenAPI documents what the endpoint answers.</summary>
public sealed class SpanJsonResult<T> : IResult, IStatusCodeHttpResult, IContentTypeHttpResult, IValueHttpResult, IValueHttpResult<T>, IEndpointMetadataProvider
{
    private const string Utf8Json = "application/json; charset=utf-8";

    private readonly SpanCodec<T>? _codec;

    internal SpanJsonResult(T? value, SpanCodec<T>? codec, int? statusCode, string? contentType) =>
        (Value, _codec, StatusCode, ContentType) = (value, codec, statusCode, contentType);

    public T? Value { get; }

    object? IValueHttpResult.Value => Value;

    public int? StatusCode { get; }

    public string? ContentType { get; }

    public Task ExecuteAsync(HttpContext httpContext)
    {
        ArgumentNullException.ThrowIfNull(httpContext);
        HttpResponse response = httpContext.Response;
        SpanCodec<T> codec = _codec ?? CodecRegistry.Require<T>(httpContext.RequestServices);
        if (StatusCode is { } status)
            response.StatusCode = status;
        // As ASP.NET Core's own result: a type that was set before stays, and null has no body.
        if (Value is null)
            return Task.CompletedTask;
        response.ContentType = ContentType ?? response.ContentType ?? Utf8Json;
        return response.WriteSpanJsonAsync(Value, codec, httpContext.RequestAborted);
    }

    public static void PopulateMetadata(MethodInfo method, EndpointBuilder builder)
    {
        ArgumentNullException.ThrowIfNull(builder);
        builder.Metadata.Add(new ProducesResponseTypeMetadata(StatusCodes.Status200OK, typeof(T), ["application/json"]));
    }
}
