using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Routing;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Options;

namespace SpanCodecs.AspNetCore;

/// <summary>Answers for the endpoint where a body cannot be read, as ASP.NET Core does for its own parameters.</summary>
public static partial class SpanBodyFilter
{
    public static TBuilder WithSpanBodies<TBuilder>(this TBuilder builder)
        where TBuilder : IEndpointConventionBuilder => builder.AddEndpointFilter(AnswerAsync);

    private static ValueTask<object?> AnswerAsync(EndpointFilterInvocationContext context, EndpointFilterDelegate next)
    {
        foreach (object? argument in context.Arguments)
        {
            if (argument is ISpanBody { Failure: { } failure })
                return ValueTask.FromResult(Answer(context.HttpContext, failure));
        }

        return next(context);
    }

    private static object? Answer(HttpContext context, BadHttpRequestException failure)
    {
        // In development, or where the application wants it, the failure goes to whoever shows it.
        if (context.RequestServices.GetRequiredService<IOptions<RouteHandlerOptions>>().Value.ThrowOnBadRequest)
            throw failure;
        LogRefused(context.RequestServices.GetRequiredService<ILoggerFactory>().CreateLogger("SpanCodecs.AspNetCore.SpanBody"), failure.Message, failure.InnerException);
        return Results.StatusCode(failure.StatusCode);
    }

    [LoggerMessage(1, LogLevel.Debug, "{Message}")]
    private static partial void LogRefused(ILogger logger, string message, Exception? cause);
}
