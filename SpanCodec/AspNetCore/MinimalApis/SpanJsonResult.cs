using System.Reflection;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Metadata;

namespace SpanCodecs.AspNetCore;

/// <summary>Writes a value by its codec, with any status and content type.</summary>
public sealed class SpanJsonResult<T> : SpanResult<T>, IContentTypeHttpResult, IEndpointMetadataProvider
{
    internal SpanJsonResult(T? value, SpanCodec<T>? codec, int? statusCode, string? contentType)
        : base(statusCode, value, codec) => ContentType = contentType;

    public string? ContentType { get; }

    private protected override string? AnswerType => ContentType;

    public static void PopulateMetadata(MethodInfo method, EndpointBuilder builder)
    {
        EndpointCodec.Declare<T>(builder);
        EndpointCodec.DeclareJson(builder);
    }
}
