using System.Reflection;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Metadata;

namespace SpanCodecs.AspNetCore;

/// <summary>Writes a value by its codec, with status 201.</summary>
public sealed class SpanCreated<T> : IResult, IStatusCodeHttpResult, IValueHttpResult, IValueHttpResult<T>, IEndpointMetadataProvider
{
    private readonly SpanCodec<T>? _codec;

    internal SpanCreated(string? location, T? value, SpanCodec<T>? codec)
    {
        (Location, Value, _codec) = (location, value, codec);
        ProblemDefaults.Apply(value, StatusCodes.Status201Created);
    }

    public T? Value { get; }

    object? IValueHttpResult.Value => Value;

    int? IStatusCodeHttpResult.StatusCode => StatusCodes.Status201Created;

    public string? Location { get; }

    public Task ExecuteAsync(HttpContext httpContext)
    {
        ArgumentNullException.ThrowIfNull(httpContext);
        if (!string.IsNullOrEmpty(Location))
            httpContext.Response.Headers.Location = Location;
        httpContext.Response.StatusCode = StatusCodes.Status201Created;
        return JsonAnswer.WriteAsync(httpContext, Value, _codec, contentType: null);
    }

    public static void PopulateMetadata(MethodInfo method, EndpointBuilder builder) => EndpointCodec.DeclareAnswer<T>(builder, StatusCodes.Status201Created);
}
