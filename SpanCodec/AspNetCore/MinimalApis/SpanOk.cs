using System.Reflection;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Metadata;

namespace SpanCodecs.AspNetCore;

/// <summary>Writes a value by its codec, with status 200.</summary>
public sealed class SpanOk<T> : IResult, IStatusCodeHttpResult, IValueHttpResult, IValueHttpResult<T>, IEndpointMetadataProvider
{
    private readonly SpanCodec<T>? _codec;

    internal SpanOk(T? value, SpanCodec<T>? codec)
    {
        (Value, _codec) = (value, codec);
        ProblemDefaults.Apply(value, StatusCodes.Status200OK);
    }

    public T? Value { get; }

    object? IValueHttpResult.Value => Value;

    int? IStatusCodeHttpResult.StatusCode => StatusCodes.Status200OK;

    public Task ExecuteAsync(HttpContext httpContext)
    {
        ArgumentNullException.ThrowIfNull(httpContext);
        httpContext.Response.StatusCode = StatusCodes.Status200OK;
        return JsonAnswer.WriteAsync(httpContext, Value, _codec, contentType: null);
    }

    public static void PopulateMetadata(MethodInfo method, EndpointBuilder builder) => EndpointCodec.DeclareAnswer<T>(builder, StatusCodes.Status200OK);
}
