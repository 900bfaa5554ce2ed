using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Routing;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Options;

namespace SpanCodecs.AspNetCore;

public static partial class SpanBodies
{
    /// <summary>
    /// Answers for the endpoint, or for a group of them, where a body cannot be read, as ASP.NET Core does for its own parameters.
    /// </summary>
    public static TBuilder WithSpanBodies<TBuilder>(this TBuilder builder)
        where TBuilder : IEndpointConventionBuilder
    {
        // This stands around the endpoint and is no filter: a filter makes a list of the arguments for each request.
        builder.Add(endpoint =>
        {
            if (endpoint.RequestDelegate is not { } inner)
                return;
            // The failure is thrown in development, or if the application asks for it: a page or a middleware shows it.
            bool isThrown = endpoint.ApplicationServices.GetService<IOptions<RouteHandlerOptions>>()?.Value.ThrowOnBadRequest == true;
            ILogger? logger = endpoint.ApplicationServices.GetService<ILoggerFactory>()?.CreateLogger("SpanCodecs.AspNetCore.SpanBody");
            endpoint.RequestDelegate = async context =>
            {
                try
                {
                    await inner(context).ConfigureAwait(false);
                }
                catch (RefusedBody refused) when (!isThrown || refused.IsIncomplete)
                {
                    if (logger is not null)
                        LogRefused(logger, refused.Message, refused.InnerException);
                    context.Response.StatusCode = refused.StatusCode;
                }
            };
        });
        return builder;
    }

    [LoggerMessage(1, LogLevel.Debug, "{Message}")]
    private static partial void LogRefused(ILogger logger, string message, Exception? cause);
}
