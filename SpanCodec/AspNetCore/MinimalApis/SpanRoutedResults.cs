using System.Reflection;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.HttpResults;
using Microsoft.AspNetCore.Http.Metadata;
using Microsoft.AspNetCore.Routing;
using Microsoft.Extensions.DependencyInjection;

namespace SpanCodecs.AspNetCore;

/// <summary>Writes a value by its codec, and says which endpoint has it: the location is made when the answer is.</summary>
public abstract class SpanRoutedResult<T> : SpanResult<T>
{
    private protected SpanRoutedResult(int statusCode, string? routeName, RouteValueDictionary? routeValues, T? value, SpanCodec<T>? codec)
        : base(statusCode, value, codec) => (RouteName, RouteValues) = (routeName, routeValues ?? []);

    public string? RouteName { get; }

    public RouteValueDictionary RouteValues { get; }

    private protected override string? LocationFor(HttpContext context) =>
        context.RequestServices.GetRequiredService<LinkGenerator>()
            .GetUriByRouteValues(context, RouteName, RouteValues) is { Length: > 0 } location
            ? location
            : throw new InvalidOperationException("No route matches the supplied values.");
}

/// <summary>Writes a value by its codec, with status 201, and where it is.</summary>
public sealed class SpanCreatedAtRoute<T> : SpanRoutedResult<T>, IEndpointMetadataProvider
{
    private const int Status = StatusCodes.Status201Created;

    internal SpanCreatedAtRoute(string? routeName, RouteValueDictionary? routeValues, T? value, SpanCodec<T>? codec)
        : base(Status, routeName, routeValues, value, codec)
    {
    }

    public static void PopulateMetadata(MethodInfo method, EndpointBuilder builder) =>
        EndpointCodec.DeclareAnswer<CreatedAtRoute<T>, T>(method, builder);
}

/// <summary>Writes a value by its codec, with status 202, and where it is.</summary>
public sealed class SpanAcceptedAtRoute<T> : SpanRoutedResult<T>, IEndpointMetadataProvider
{
    private const int Status = StatusCodes.Status202Accepted;

    internal SpanAcceptedAtRoute(string? routeName, RouteValueDictionary? routeValues, T? value, SpanCodec<T>? codec)
        : base(Status, routeName, routeValues, value, codec)
    {
    }

    public static void PopulateMetadata(MethodInfo method, EndpointBuilder builder) =>
        EndpointCodec.DeclareAnswer<AcceptedAtRoute<T>, T>(method, builder);
}
