using System.Reflection;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Metadata;

namespace SpanCodecs.AspNetCore;

/// <summary>
/// A parameter of an endpoint that is bound from the body by a codec: <c>app.MapPost("/", (SpanBody&lt;Order&gt; order) =>
/// …).WithSpanBodies()</c>. The endpoint runs only where there is one.
/// </summary>
public sealed class SpanBody<T> : IBindableFromHttpContext<SpanBody<T>>, IEndpointParameterMetadataProvider
{
    private SpanBody(T value) => Value = value;

    /// <summary>Never null: a body of null is a bad request, as it is for a parameter that must have a value.</summary>
    public T Value { get; }

    public static implicit operator T(SpanBody<T> body)
    {
        ArgumentNullException.ThrowIfNull(body);
        return body.Value;
    }

    /// <exception cref="BadHttpRequestException">There is no such body.</exception>
    public static async ValueTask<SpanBody<T>?> BindAsync(HttpContext context, ParameterInfo parameter)
    {
        ArgumentNullException.ThrowIfNull(context);
        ArgumentNullException.ThrowIfNull(parameter);
        (bool isThere, T? value) = await BodyReading.ReadAsync<T>(context, parameter).ConfigureAwait(false);
        return isThere && value is not null ? new SpanBody<T>(value) : throw RefusedBody.Missing<T>(parameter);
    }

    public static void PopulateMetadata(ParameterInfo parameter, EndpointBuilder builder) =>
        EndpointCodec.DeclareBody<T>(builder, isOptional: false);
}
