using System.Reflection;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Metadata;

namespace SpanCodecs.AspNetCore;

/// <summary>
/// A parameter of an endpoint that is a body of lines, read while they arrive: <c>app.MapPost("/", async (SpanLinesBody&lt;Order&gt;
/// orders) => { await foreach (Order? order in orders) … }).WithSpanBodies()</c>. It can be enumerated once. A line that cannot be read
/// is a <see cref="BadHttpRequestException"/> where it is enumerated.
/// </summary>
public sealed class SpanLinesBody<T>
    : IAsyncEnumerable<T?>, IBindableFromHttpContext<SpanLinesBody<T>>, IEndpointParameterMetadataProvider
{
    private readonly HttpContext _context;
    private readonly ParameterInfo _parameter;
    private readonly string _format;

    private SpanLinesBody(HttpContext context, ParameterInfo parameter, string format) =>
        (_context, _parameter, _format) = (context, parameter, format);

    /// <exception cref="BadHttpRequestException">The content type is none of lines.</exception>
    public static ValueTask<SpanLinesBody<T>?> BindAsync(HttpContext context, ParameterInfo parameter)
    {
        ArgumentNullException.ThrowIfNull(context);
        ArgumentNullException.ThrowIfNull(parameter);
        string? format = LinesFormat.Known(context.Request.ContentType);
        if (format is null && context.Request.CanHaveBody())
            throw RefusedBody.NoLines(context.Request.ContentType);
        return ValueTask.FromResult<SpanLinesBody<T>?>(new(context, parameter, format ?? LinesFormat.JsonLines));
    }

    public static void PopulateMetadata(ParameterInfo parameter, EndpointBuilder builder) =>
        EndpointCodec.DeclareBody<T>(builder, isOptional: false, LinesFormat.All);

    public IAsyncEnumerator<T?> GetAsyncEnumerator(CancellationToken cancellationToken = default) =>
        Read(null, cancellationToken).GetAsyncEnumerator(cancellationToken);

    /// <summary>Reads with another limit than the class's <c>MaxLength</c>.</summary>
    /// <param name="maxLineLength">The most bytes of a line; the body may have any number of them, up to the server's own limit.</param>
    /// <param name="cancellationToken">Ends the reading.</param>
    public IAsyncEnumerable<T?> ReadAsync(int maxLineLength, CancellationToken cancellationToken = default)
    {
        ArgumentOutOfRangeException.ThrowIfNegativeOrZero(maxLineLength);
        return Read(maxLineLength, cancellationToken);
    }

    private IAsyncEnumerable<T?> Read(int? maxLineLength, CancellationToken cancellationToken) => RefusedLines.In(
        LinesFormat.Read(_context.Request.Body, _format, EndpointCodec.Of<T>(_context), maxLineLength, cancellationToken),
        _parameter, cancellationToken);
}
