using System.Reflection;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Metadata;
using Microsoft.Extensions.DependencyInjection;

namespace SpanCodecs.AspNetCore;

/// <summary>
/// Declares what endpoints say of themselves. The codec is part of it: a request that asks its services first makes a scope for them.
/// </summary>
internal static class EndpointCodec
{
    private static readonly string[] s_contentTypes = [JsonContentType.Json];

    private static readonly NoLoginPage s_noLoginPage = new();

    internal static void Declare<T>(EndpointBuilder builder)
    {
        ArgumentNullException.ThrowIfNull(builder);
        // If there is no codec, the first request says so.
        if (builder.ApplicationServices.GetService<CodecRegistry>() is { } registry
            && registry.TryGetCodec(typeof(T), out ISpanCodec? codec))
            builder.Metadata.Add(codec);
    }

    /// <summary>The codec, and what ASP.NET Core's own result says.</summary>
    internal static void DeclareAnswer<TResult, T>(MethodInfo method, EndpointBuilder builder)
        where TResult : IEndpointMetadataProvider
    {
        Declare<T>(builder);
        TResult.PopulateMetadata(method, builder);
    }

    /// <param name="builder">The endpoint.</param>
    /// <param name="isOptional">Whether a request may do without.</param>
    /// <param name="contentTypes">What it may be; JSON where nothing is said.</param>
    internal static void DeclareBody<T>(EndpointBuilder builder, bool isOptional, params string[] contentTypes)
    {
        Declare<T>(builder);
        builder.Metadata.Add(new AcceptsMetadata(contentTypes.Length == 0 ? s_contentTypes : contentTypes, typeof(T), isOptional));
        DeclareJson(builder);
    }

    internal static void DeclareJson(EndpointBuilder builder) => builder.Metadata.Add(s_noLoginPage);

    internal static SpanCodec<T> Of<T>(HttpContext context) =>
        context.GetEndpoint()?.Metadata.GetMetadata<SpanCodec<T>>() ?? CodecRegistry.Require<T>(context.RequestServices);

    /// <summary>
    /// An endpoint that reads or writes JSON answers 401 or 403, where others send the client to a login page. ASP.NET Core's own class for
    /// that is not public.
    /// </summary>
    private sealed class NoLoginPage : IDisableCookieRedirectMetadata;
}
