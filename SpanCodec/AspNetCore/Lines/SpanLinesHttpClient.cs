using System.Runtime.CompilerServices;

namespace SpanCodecs.AspNetCore;

/// <summary>HttpClient with bodies of lines, by a codec.</summary>
public static class SpanLinesHttpClient
{
    /// <summary>
    /// Gets values as the server sends them. The request is sent when they are first asked for; who stops asking ends the answer. The
    /// client's time limit is for the headers alone.
    /// </summary>
    /// <param name="client">Sends the request.</param>
    /// <param name="requestUri">Where.</param>
    /// <param name="codec">Reads a line.</param>
    /// <param name="maxLineLength">The most bytes of a line; the class's <c>MaxLength</c> when left out.</param>
    /// <param name="cancellationToken">Ends the reading.</param>
    public static IAsyncEnumerable<T?> GetSpanLinesAsync<T>(
        this HttpClient client, string? requestUri, SpanCodec<T> codec, int? maxLineLength = null,
        CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(client);
        ArgumentNullException.ThrowIfNull(codec);
        return Get(client, requestUri, codec, maxLineLength, cancellationToken);
    }

    /// <summary>Sends values as they come. The content is sent once: it cannot be sent again to where a server redirects.</summary>
    public static Task<HttpResponseMessage> PostSpanLinesAsync<T>(
        this HttpClient client, string? requestUri, IAsyncEnumerable<T?> values, SpanCodec<T> codec,
        CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(client);
        return client.PostAsync(requestUri, new SpanLinesContent<T>(values, codec), cancellationToken);
    }

    /// <summary>Reads values as they arrive, in the format of the content's type.</summary>
    /// <exception cref="InvalidOperationException">The content type is none of lines.</exception>
    public static IAsyncEnumerable<T?> ReadSpanLinesAsync<T>(
        this HttpContent content, SpanCodec<T> codec, int? maxLineLength = null, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(content);
        ArgumentNullException.ThrowIfNull(codec);
        string format = LinesFormat.Required(content.Headers.ContentType?.ToString(), "The content type");
        return Read(content, format, codec, maxLineLength, cancellationToken);
    }

    private static async IAsyncEnumerable<T?> Get<T>(
        HttpClient client, string? requestUri, SpanCodec<T> codec, int? maxLineLength,
        [EnumeratorCancellation] CancellationToken cancellationToken)
    {
        using var request = new HttpRequestMessage(HttpMethod.Get, requestUri)
        {
            Version = client.DefaultRequestVersion,
            VersionPolicy = client.DefaultVersionPolicy,
        };
        foreach (string format in LinesFormat.All)
            request.Headers.Accept.ParseAdd(format);
        using HttpResponseMessage response = await client
            .SendAsync(request, HttpCompletionOption.ResponseHeadersRead, cancellationToken).ConfigureAwait(false);
        response.EnsureSuccessStatusCode();
        IAsyncEnumerable<T?> values = response.Content.ReadSpanLinesAsync(codec, maxLineLength, cancellationToken);
        await foreach (T? value in values.ConfigureAwait(false))
            yield return value;
    }

    private static async IAsyncEnumerable<T?> Read<T>(
        HttpContent content, string format, SpanCodec<T> codec, int? maxLineLength,
        [EnumeratorCancellation] CancellationToken cancellationToken)
    {
        Stream body = await content.ReadAsStreamAsync(cancellationToken).ConfigureAwait(false);
        await using (body.ConfigureAwait(false))
        {
            await foreach (T? value in LinesFormat.Read(body, format, codec, maxLineLength, cancellationToken).ConfigureAwait(false))
                yield return value;
        }
    }
}
