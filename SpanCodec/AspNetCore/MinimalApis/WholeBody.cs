using System.Buffers;
using System.IO.Pipelines;
using System.Text;
using Microsoft.AspNetCore.Http;

namespace SpanCodecs.AspNetCore;

/// <summary>A body as one piece of UTF-8, for what is read when the value is there that it is about.</summary>
internal static class WholeBody
{
    internal static async ValueTask<byte[]> ReadAsync(HttpRequest request)
    {
        if (JsonContentType.EncodingOf(request) is { } encoding)
            return await ReadTranscodedAsync(request, encoding).ConfigureAwait(false);
        PipeReader body = request.BodyReader;
        ReadResult result = await body.ReadAsync().ConfigureAwait(false);
        while (!result.IsCompleted)
        {
            if (result.IsCanceled)
                throw new OperationCanceledException("The read from the pipe was canceled.");
            body.AdvanceTo(result.Buffer.Start, result.Buffer.End);
            result = await body.ReadAsync().ConfigureAwait(false);
        }

        byte[] whole = result.Buffer.ToArray();
        body.AdvanceTo(result.Buffer.End);
        return whole.AsSpan().StartsWith(Encoding.UTF8.Preamble) ? whole[Encoding.UTF8.Preamble.Length..] : whole;
    }

    private static async ValueTask<byte[]> ReadTranscodedAsync(HttpRequest request, Encoding encoding)
    {
        Stream utf8 = Encoding.CreateTranscodingStream(request.Body, encoding, Encoding.UTF8, leaveOpen: true);
        await using (utf8.ConfigureAwait(false))
        {
            using var whole = new MemoryStream();
            await utf8.CopyToAsync(whole).ConfigureAwait(false);
            return whole.ToArray();
        }
    }
}
