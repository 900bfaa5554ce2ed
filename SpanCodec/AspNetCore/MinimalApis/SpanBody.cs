using System.Reflection;
using System.Text.Json;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Metadata;

namespace SpanCodecs.AspNetCore;

/// <summary>
/// A parameter of an endpoint that is bound from the body by a codec: <c>app.MapPost("/", (SpanBody&lt;Order&gt; order) => …).WithSpanBodies()</c>. The filter
/// answers for a body that cannot be read; without it <see cref="Value"/> throws.
/// </summary>
public sealed class SpanBody<T> : IBindableFromHttpContext<SpanBody<T>>, IEndpointParameterMetadataProvider, ISpanBody
{
    private readonly T _value;
    private readonly BadHttpRequestException? _failure;

    private SpanBody(T value, BadHttpRequestException? failure) => (_value, _failure) = (value, failure);

    /// <summary>Never null: a body of null is a bad request, as it is for a parameter that must have a value.</summary>
    public T Value => _failure is null ? _value : throw _failure;

    BadHttpRequestException? ISpanBody.Failure => _failure;

    public static implicit operator T(SpanBody<T> body)
    {
        ArgumentNullException.ThrowIfNull(body);
        return body.Value;
    }

    public static async ValueTask<SpanBody<T>?> BindAsync(HttpContext context, ParameterInfo parameter)
    {
        ArgumentNullException.ThrowIfNull(context);
        ArgumentNullException.ThrowIfNull(parameter);
        HttpRequest request = context.Request;
        if (!request.CanHaveBody())
            return Refused("The request has no body.", StatusCodes.Status400BadRequest, null);
        if (!request.HasJsonContentType())
            return Refused("Expected a supported JSON media type.", StatusCodes.Status415UnsupportedMediaType, null);
        SpanCodec<T> codec = CodecRegistry.Require<T>(context.RequestServices);
        try
        {
            T? value = await request.ReadSpanJsonAsync(codec, context.RequestAborted).ConfigureAwait(false);
            return value is null ? Refused("The body is null.", StatusCodes.Status400BadRequest, null) : new SpanBody<T>(value, null);
        }
        catch (BadHttpRequestException failure)
        {
            return new SpanBody<T>(default!, failure);
        }
        catch (JsonException failure)
        {
            return Refused($"Failed to read parameter \"{typeof(T).Name} {parameter.Name}\" from the request body as JSON.", StatusCodes.Status400BadRequest, failure);
        }
    }

    public static void PopulateMetadata(ParameterInfo parameter, EndpointBuilder builder)
    {
        ArgumentNullException.ThrowIfNull(builder);
        builder.Metadata.Add(new AcceptsMetadata(["application/json"], typeof(T)));
    }

    private static SpanBody<T> Refused(string message, int status, Exception? cause) => new(default!, new BadHttpRequestException(message, status, cause!));
}

internal interface ISpanBody
{
    BadHttpRequestException? Failure { get; }
}
