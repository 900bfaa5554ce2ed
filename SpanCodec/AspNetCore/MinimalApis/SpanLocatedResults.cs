using System.Reflection;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.HttpResults;
using Microsoft.AspNetCore.Http.Metadata;

namespace SpanCodecs.AspNetCore;

/// <summary>Writes a value by its codec, and says where it is.</summary>
public abstract class SpanLocatedResult<T> : SpanResult<T>
{
    private protected SpanLocatedResult(int statusCode, string? location, T? value, SpanCodec<T>? codec)
        : base(statusCode, value, codec) => Location = location;

    public string? Location { get; }

    private protected override string? LocationFor(HttpContext context) => Location;
}

/// <summary>Writes a value by its codec, with status 201, and where it is.</summary>
public sealed class SpanCreated<T> : SpanLocatedResult<T>, IEndpointMetadataProvider
{
    private const int Status = StatusCodes.Status201Created;

    internal SpanCreated(string? location, T? value, SpanCodec<T>? codec)
        : base(Status, location, value, codec)
    {
    }

    public static void PopulateMetadata(MethodInfo method, EndpointBuilder builder) =>
        EndpointCodec.DeclareAnswer<Created<T>, T>(method, builder);
}

/// <summary>Writes a value by its codec, with status 202, and where it is.</summary>
public sealed class SpanAccepted<T> : SpanLocatedResult<T>, IEndpointMetadataProvider
{
    private const int Status = StatusCodes.Status202Accepted;

    internal SpanAccepted(string? location, T? value, SpanCodec<T>? codec)
        : base(Status, location, value, codec)
    {
    }

    public static void PopulateMetadata(MethodInfo method, EndpointBuilder builder) =>
        EndpointCodec.DeclareAnswer<Accepted<T>, T>(method, builder);
}
