using Microsoft.AspNetCore.Http;

namespace SpanCodecs.AspNetCore;

/// <summary>Writes a value by its codec. What differs between results is their status, and where they say the value is.</summary>
public abstract class SpanResult<T> : IResult, IStatusCodeHttpResult, IValueHttpResult, IValueHttpResult<T>
{
    private readonly SpanCodec<T>? _codec;

    private protected SpanResult(int? statusCode, T? value, SpanCodec<T>? codec) =>
        (StatusCode, Value, _codec) = (ProblemDefaults.Apply(value, statusCode), value, codec);

    public int? StatusCode { get; }

    public T? Value { get; }

    object? IValueHttpResult.Value => Value;

    private protected virtual string? AnswerType => null;

    public Task ExecuteAsync(HttpContext httpContext)
    {
        ArgumentNullException.ThrowIfNull(httpContext);
        string? location = LocationFor(httpContext);
        // The value is written before the response is touched: if it cannot be written, the response stays as it was.
        AnswerBuffer? answer = Value is { } value ? AnswerBuffer.Of(_codec ?? EndpointCodec.Of<T>(httpContext), value) : null;
        if (location is { Length: > 0 })
            httpContext.Response.Headers.Location = location;
        if (StatusCode is { } status)
            httpContext.Response.StatusCode = status;
        return JsonAnswer.WriteAsync(httpContext.Response, answer, AnswerType);
    }

    private protected virtual string? LocationFor(HttpContext context) => null;
}
