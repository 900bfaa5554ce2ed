using System.IO.Pipelines;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Features;

namespace SpanCodecs.AspNetCore;

/// <summary>
/// A value as the whole body of a response. It is written before it is sent: so the server knows its length and need not send it in chunks,
/// and a value that cannot be written leaves the response as it was.
/// </summary>
internal static class JsonAnswer
{
    // A server holds what it has not sent yet: of a large answer no more than this.
    private const int Piece = 256 * 1024;

    /// <summary>The value that has been written is the whole body.</summary>
    internal static Task WriteAsync(HttpResponse response, AnswerBuffer? answer, string? contentType)
    {
        // Null has no body, as in ASP.NET Core's own results.
        if (answer is null)
            return Task.CompletedTask;
        // This replaces a type that was set before, as ASP.NET Core does.
        response.ContentType = contentType ?? JsonContentType.Utf8Json;
        return SendWholeAsync(response, answer);
    }

    internal static Task SendWholeAsync(HttpResponse response, AnswerBuffer answer)
    {
        // An answer of this status has no body: ASP.NET Core drops it, and the server refuses one whose length is said.
        if (!response.HasStarted
            && response.StatusCode
                is StatusCodes.Status204NoContent or StatusCodes.Status205ResetContent or StatusCodes.Status304NotModified)
        {
            answer.Return();
            return response.StartAsync();
        }

        if (IsWhole(response))
            response.ContentLength = answer.Written.Length;
        return SendAsync(response, answer, CancellationToken.None);
    }

    /// <summary>
    /// Whether nothing was written before, and nothing reads along: a stream in the place of the server's body may send something else in
    /// the end.
    /// </summary>
    private static bool IsWhole(HttpResponse response) =>
        !response.HasStarted
        && response.HttpContext.Features.Get<IHttpResponseBodyFeature>() is not StreamResponseBodyFeature
        && response.BodyWriter is { CanGetUnflushedBytes: true, UnflushedBytes: 0 };

    /// <summary>Sends the buffer, and returns it.</summary>
    internal static Task SendAsync(HttpResponse response, AnswerBuffer answer, CancellationToken cancellationToken)
    {
        if (answer.Written.Length > Piece)
            return SendPiecesAsync(response, answer, cancellationToken);
        ValueTask<FlushResult> sending = response.BodyWriter.WriteAsync(answer.Written, cancellationToken);
        if (!sending.IsCompletedSuccessfully)
            return EndAsync(sending, answer);
        // The server's own task, which may be used again when it has been asked for its result.
        _ = sending.Result;
        answer.Return();
        return Task.CompletedTask;
    }

    private static async Task EndAsync(ValueTask<FlushResult> sending, AnswerBuffer answer)
    {
        await sending.ConfigureAwait(false);
        answer.Return();
    }

    private static async Task SendPiecesAsync(HttpResponse response, AnswerBuffer answer, CancellationToken cancellationToken)
    {
        CancellationToken token = cancellationToken.CanBeCanceled ? cancellationToken : response.HttpContext.RequestAborted;
        try
        {
            for (ReadOnlyMemory<byte> rest = answer.Written; !rest.IsEmpty; rest = rest[Math.Min(Piece, rest.Length)..])
            {
                FlushResult result = await response.BodyWriter
                    .WriteAsync(rest[..Math.Min(Piece, rest.Length)], token).ConfigureAwait(false);
                if (result.IsCompleted)
                    break;
            }

            answer.Return();
        }
        catch (OperationCanceledException) when (!cancellationToken.CanBeCanceled)
        {
            // The client has gone. The buffer is not used again, as the server may still read it.
        }
    }
}
