using System.Reflection;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.HttpResults;
using Microsoft.AspNetCore.Http.Metadata;

namespace SpanCodecs.AspNetCore;

/// <summary>Writes a value by its codec, with status 200.</summary>
public sealed class SpanOk<T> : SpanResult<T>, IEndpointMetadataProvider
{
    private const int Status = StatusCodes.Status200OK;

    internal SpanOk(T? value, SpanCodec<T>? codec)
        : base(Status, value, codec)
    {
    }

    public static void PopulateMetadata(MethodInfo method, EndpointBuilder builder) =>
        EndpointCodec.DeclareAnswer<Ok<T>, T>(method, builder);
}

/// <summary>Writes a value by its codec, with status 400.</summary>
public sealed class SpanBadRequest<T> : SpanResult<T>, IEndpointMetadataProvider
{
    private const int Status = StatusCodes.Status400BadRequest;

    internal SpanBadRequest(T? value, SpanCodec<T>? codec)
        : base(Status, value, codec)
    {
    }

    public static void PopulateMetadata(MethodInfo method, EndpointBuilder builder) =>
        EndpointCodec.DeclareAnswer<BadRequest<T>, T>(method, builder);
}

/// <summary>Writes a value by its codec, with status 404.</summary>
public sealed class SpanNotFound<T> : SpanResult<T>, IEndpointMetadataProvider
{
    private const int Status = StatusCodes.Status404NotFound;

    internal SpanNotFound(T? value, SpanCodec<T>? codec)
        : base(Status, value, codec)
    {
    }

    public static void PopulateMetadata(MethodInfo method, EndpointBuilder builder) =>
        EndpointCodec.DeclareAnswer<NotFound<T>, T>(method, builder);
}

/// <summary>Writes a value by its codec, with status 409.</summary>
public sealed class SpanConflict<T> : SpanResult<T>, IEndpointMetadataProvider
{
    private const int Status = StatusCodes.Status409Conflict;

    internal SpanConflict(T? value, SpanCodec<T>? codec)
        : base(Status, value, codec)
    {
    }

    public static void PopulateMetadata(MethodInfo method, EndpointBuilder builder) =>
        EndpointCodec.DeclareAnswer<Conflict<T>, T>(method, builder);
}

/// <summary>Writes a value by its codec, with status 422.</summary>
public sealed class SpanUnprocessableEntity<T> : SpanResult<T>, IEndpointMetadataProvider
{
    private const int Status = StatusCodes.Status422UnprocessableEntity;

    internal SpanUnprocessableEntity(T? value, SpanCodec<T>? codec)
        : base(Status, value, codec)
    {
    }

    public static void PopulateMetadata(MethodInfo method, EndpointBuilder builder) =>
        EndpointCodec.DeclareAnswer<UnprocessableEntity<T>, T>(method, builder);
}

/// <summary>Writes a value by its codec, with status 500.</summary>
public sealed class SpanInternalServerError<T> : SpanResult<T>, IEndpointMetadataProvider
{
    private const int Status = StatusCodes.Status500InternalServerError;

    internal SpanInternalServerError(T? value, SpanCodec<T>? codec)
        : base(Status, value, codec)
    {
    }

    public static void PopulateMetadata(MethodInfo method, EndpointBuilder builder) =>
        EndpointCodec.DeclareAnswer<InternalServerError<T>, T>(method, builder);
}
