using Microsoft.AspNetCore.Http;
using Microsoft.Extensions.Primitives;
using Microsoft.Net.Http.Headers;

namespace SpanCodecs.AspNetCore;

/// <summary>How values follow one another in a body, by its media type.</summary>
internal static class LinesFormat
{
    internal const string JsonLines = "application/jsonl";
    internal const string NdJson = "application/x-ndjson";

    /// <summary>RFC 7464: a record separator before each value.</summary>
    internal const string TextSequence = "application/json-seq";

    internal static readonly string[] All = [JsonLines, NdJson, TextSequence];

    internal static string Names => string.Join(", ", All);

    /// <returns>Null where it is none of them, or in another charset than UTF-8, which the formats do not have.</returns>
    internal static string? Known(string? contentType) =>
        MediaTypeHeaderValue.TryParse(contentType, out MediaTypeHeaderValue? type)
        && (!type.Charset.HasValue || type.Charset.Equals("utf-8", StringComparison.OrdinalIgnoreCase))
            ? Of(type) : null;

    /// <summary>The format of a content type that a program names.</summary>
    internal static string Named(string contentType) => Known(contentType)
        ?? throw new ArgumentException($"'{contentType}' is no format of lines: {Names}.", nameof(contentType));

    /// <summary>The format of what has come.</summary>
    /// <param name="contentType">As it came.</param>
    /// <param name="what">The beginning of the sentence for another one.</param>
    internal static string Required(string? contentType, string what) => Known(contentType)
        ?? throw new InvalidOperationException($"{what} '{contentType}' is none of {Names} in UTF-8.");

    /// <summary>The format that the client likes best; the first where it names none of them.</summary>
    internal static string Chosen(HttpRequest request)
    {
        StringValues accept = request.Headers.Accept;
        if (accept.Count == 0 || !MediaTypeHeaderValue.TryParseList(accept, out IList<MediaTypeHeaderValue>? types))
            return JsonLines;
        return types.OrderByDescending(type => type.Quality ?? 1)
            .Where(type => type.Quality is not 0)
            .Select(Of)
            .FirstOrDefault(format => format is not null) ?? JsonLines;
    }

    internal static Task WriteAsync<T>(
        System.IO.Pipelines.PipeWriter body, string format, IAsyncEnumerable<T?> values, SpanCodec<T> codec,
        CancellationToken cancellationToken) =>
        format == TextSequence
            ? codec.SerializeTextSequence(body, values, cancellationToken)
            : codec.SerializeAsyncEnumerable(body, values, topLevelValues: true, cancellationToken);

    internal static IAsyncEnumerable<T?> Read<T>(
        Stream body, string format, SpanCodec<T> codec, int? maxLineLength, CancellationToken cancellationToken)
    {
        if (format == TextSequence)
            return codec.DeserializeTextSequence(body, maxLineLength, malformed: null, cancellationToken);
        return maxLineLength is { } limit
            ? codec.DeserializeAsyncEnumerable(body, limit, topLevelValues: true, cancellationToken)
            : codec.DeserializeAsyncEnumerable(body, topLevelValues: true, cancellationToken);
    }

    private static string? Of(MediaTypeHeaderValue type) =>
        Array.Find(All, one => type.MediaType.Equals(one, StringComparison.OrdinalIgnoreCase));
}
