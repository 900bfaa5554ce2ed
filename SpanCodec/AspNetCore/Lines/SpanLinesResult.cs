using System.Reflection;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Metadata;

namespace SpanCodecs.AspNetCore;

/// <summary>
/// Values that follow one another in the body, as they come: status 200, in the format that the client accepts (JSON Lines where it names
/// none). What has come is sent before the next value is waited for. Where the client goes away, the values are asked for no more.
/// </summary>
public sealed class SpanLinesResult<T> : IResult, IStatusCodeHttpResult, IContentTypeHttpResult, IEndpointMetadataProvider
{
    private readonly IAsyncEnumerable<T?> _values;
    private readonly SpanCodec<T>? _codec;

    internal SpanLinesResult(IAsyncEnumerable<T?> values, SpanCodec<T>? codec, string? contentType)
    {
        ArgumentNullException.ThrowIfNull(values);
        if (contentType is not null)
            _ = LinesFormat.Named(contentType);
        (_values, _codec, ContentType) = (values, codec, contentType);
    }

    public int? StatusCode => StatusCodes.Status200OK;

    /// <summary>Null where the client chooses.</summary>
    public string? ContentType { get; }

    public Task ExecuteAsync(HttpContext httpContext)
    {
        ArgumentNullException.ThrowIfNull(httpContext);
        httpContext.Response.StatusCode = StatusCodes.Status200OK;
        return httpContext.Response.WriteSpanLinesAsync(_values, _codec ?? EndpointCodec.Of<T>(httpContext), ContentType);
    }

    public static void PopulateMetadata(MethodInfo method, EndpointBuilder builder)
    {
        EndpointCodec.Declare<T>(builder);
        EndpointCodec.DeclareJson(builder);
        // The schema is that of a line: OpenAPI has none for a sequence that is no array.
        builder.Metadata.Add(new ProducesResponseTypeMetadata(StatusCodes.Status200OK, typeof(T), LinesFormat.All));
    }
}
