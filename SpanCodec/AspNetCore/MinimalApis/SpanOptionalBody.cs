using System.Reflection;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Metadata;

namespace SpanCodecs.AspNetCore;

/// <summary>A <see cref="SpanBody{T}"/> that may be missing, as a parameter of a nullable type may.</summary>
public sealed class SpanOptionalBody<T> : IBindableFromHttpContext<SpanOptionalBody<T>>, IEndpointParameterMetadataProvider
{
    private SpanOptionalBody(T? value) => Value = value;

    /// <summary>
    /// The value; null if the request has no body, or one of null. A type like int is zero without a body, as T? is int here, and null is
    /// refused: write <c>SpanOptionalBody&lt;int?&gt;</c> to take null, and to tell a missing body from zero.
    /// </summary>
    public T? Value { get; }

    /// <exception cref="BadHttpRequestException">There is a body that cannot be read.</exception>
    public static async ValueTask<SpanOptionalBody<T>?> BindAsync(HttpContext context, ParameterInfo parameter)
    {
        ArgumentNullException.ThrowIfNull(context);
        ArgumentNullException.ThrowIfNull(parameter);
        (_, T? value) = await BodyReading.ReadAsync<T>(context, parameter).ConfigureAwait(false);
        return new SpanOptionalBody<T>(value);
    }

    public static void PopulateMetadata(ParameterInfo parameter, EndpointBuilder builder) =>
        EndpointCodec.DeclareBody<T>(builder, isOptional: true);
}
