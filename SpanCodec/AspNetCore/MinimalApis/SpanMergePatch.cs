using System.Reflection;
using System.Text.Json;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Metadata;

namespace SpanCodecs.AspNetCore;

/// <summary>
/// A parameter of an endpoint that is bound from a body of <c>application/merge-patch+json</c> (RFC 7396), or of any other JSON:
/// <c>app.MapPatch("/orders/{id}", (int id, SpanMergePatch&lt;Order&gt; patch) => … patch.ApplyTo(order) …).WithSpanBodies()</c>.
/// Its type's codec has <c>Patches = true</c>.
/// </summary>
public sealed class SpanMergePatch<T> : IBindableFromHttpContext<SpanMergePatch<T>>, IEndpointParameterMetadataProvider
{
    private readonly SpanPatchCodec<T> _codec;
    private readonly ParameterInfo _parameter;

    private SpanMergePatch(SpanPatchCodec<T> codec, byte[] utf8Json, ParameterInfo parameter) =>
        (_codec, Utf8Json, _parameter) = (codec, utf8Json, parameter);

    /// <summary>The patch as it came, in UTF-8.</summary>
    public ReadOnlyMemory<byte> Utf8Json { get; }

    /// <summary>
    /// Applies the patch, as <see cref="SpanPatchCodec{T}.ApplyMergePatch"/> does: an object is changed, and a record or a struct is
    /// copied. A patch that is refused has changed what stood before the failure: give it an object that nobody else has yet, such as one
    /// of a database context that is not saved then.
    /// </summary>
    /// <exception cref="BadHttpRequestException">The patch does not fit the type; WithSpanBodies answers 400.</exception>
    public T? ApplyTo(T? value)
    {
        try
        {
            return _codec.ApplyMergePatch(value, Utf8Json.Span);
        }
        catch (JsonException failure) when (RefusedBody.Of<T>(_parameter, failure) is { } refused)
        {
            throw refused;
        }
    }

    /// <exception cref="BadHttpRequestException">There is no such body.</exception>
    public static async ValueTask<SpanMergePatch<T>?> BindAsync(HttpContext context, ParameterInfo parameter)
    {
        ArgumentNullException.ThrowIfNull(context);
        ArgumentNullException.ThrowIfNull(parameter);
        HttpRequest request = context.Request;
        if (!BodyReading.HasJson(request))
            throw RefusedBody.Missing<T>(parameter);
        SpanPatchCodec<T> codec = EndpointCodec.Of<T>(context) as SpanPatchCodec<T> ?? throw new InvalidOperationException(
            $"The codec of '{typeof(T)}' applies no patches: write [SpanCodec(typeof({typeof(T).Name}), Patches = true)].");
        try
        {
            return new SpanMergePatch<T>(codec, await WholeBody.ReadAsync(request).ConfigureAwait(false), parameter);
        }
        catch (Exception failure) when (RefusedBody.Of<T>(parameter, failure) is { } refused)
        {
            throw refused;
        }
    }

    public static void PopulateMetadata(ParameterInfo parameter, EndpointBuilder builder) =>
        EndpointCodec.DeclareBody<T>(builder, isOptional: false, JsonContentType.MergePatch, JsonContentType.Json);
}
