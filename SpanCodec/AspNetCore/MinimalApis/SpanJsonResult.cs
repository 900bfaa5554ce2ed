using System.Reflection;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Metadata;

namespace SpanCodecs.AspNetCore;

/// <summary>Writes a value by its codec, with any status and content type.</summary>
public sealed class SpanJsonResult<T> : IResult, IStatusCodeHttpResult, IContentTypeHttpResult, IValueHttpResult, IValueHttpResult<T>, IEndpointMetadataProvider
{
    private readonly SpanCodec<T>? _codec;

    internal SpanJsonResult(T? value, SpanCodec<T>? codec, int? statusCode, string? contentType) =>
        (Value, _codec, StatusCode, ContentType) = (value, codec, ProblemDefaults.Apply(value, statusCode), contentType);

    public T? Value { get; }

    object? IValueHttpResult.Value => Value;

    public int? StatusCode { get; }

    public string? ContentType { get; }

    public Task ExecuteAsync(HttpContext httpContext)
    {
        ArgumentNullException.ThrowIfNull(httpContext);
        if (StatusCode is { } status)
            httpContext.Response.StatusCode = status;
        return JsonAnswer.WriteAsync(httpContext, Value, _codec, ContentType);
    }

    public static void PopulateMetadata(MethodInfo method, EndpointBuilder builder) => EndpointCodec.Declare<T>(builder);
}
