using System.Text;

namespace SpanCodecs.AspNetCore;

/// <summary>HttpClient's JSON extensions, by a codec.</summary>
public static class SpanJsonHttpClient
{
    public static async Task<T?> GetSpanJsonAsync<T>(
        this HttpClient client, string? requestUri, SpanCodec<T> codec, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(client);
        // The whole is read in any case. So the client does it, with its time limit and its limit of length.
        using HttpResponseMessage response = await client.GetAsync(requestUri, cancellationToken).ConfigureAwait(false);
        response.EnsureSuccessStatusCode();
        return await response.Content.ReadSpanJsonAsync(codec, cancellationToken).ConfigureAwait(false);
    }

    public static Task<HttpResponseMessage> PostSpanJsonAsync<T>(
        this HttpClient client, string? requestUri, T? value, SpanCodec<T> codec, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(client);
        // Does not dispose the content, as HttpClient's own extensions do not: the response has the request, and its receiver may read what
        // was sent.
        return client.PostAsync(requestUri, new SpanJsonContent<T>(value, codec), cancellationToken);
    }

    public static Task<HttpResponseMessage> PutSpanJsonAsync<T>(
        this HttpClient client, string? requestUri, T? value, SpanCodec<T> codec, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(client);
        return client.PutAsync(requestUri, new SpanJsonContent<T>(value, codec), cancellationToken);
    }

    /// <summary>Reads the content, transcoded where its charset is not UTF-8.</summary>
    /// <exception cref="InvalidOperationException">The charset is unknown.</exception>
    public static async Task<T?> ReadSpanJsonAsync<T>(
        this HttpContent content, SpanCodec<T> codec, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(content);
        ArgumentNullException.ThrowIfNull(codec);
        Encoding? encoding = content.OtherEncoding();
        Stream body = await content.ReadAsStreamAsync(cancellationToken).ConfigureAwait(false);
        if (encoding is not null)
            body = Encoding.CreateTranscodingStream(body, encoding, Encoding.UTF8);
        await using (body.ConfigureAwait(false))
            return await codec.DeserializeAsync(body, cancellationToken).ConfigureAwait(false);
    }
}
