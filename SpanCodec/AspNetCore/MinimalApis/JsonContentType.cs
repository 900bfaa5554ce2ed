using System.Text;
using Microsoft.AspNetCore.Http;
using Microsoft.Net.Http.Headers;

namespace SpanCodecs.AspNetCore;

internal static class JsonContentType
{
    internal const string Json = "application/json";
    internal const string MergePatch = "application/merge-patch+json";
    internal const string Utf8Json = "application/json; charset=utf-8";

    internal static bool IsJson(HttpRequest request) => IsPlain(request.ContentType) || request.HasJsonContentType();

    /// <summary>Null for UTF-8. An unknown charset is refused as ASP.NET Core does.</summary>
    internal static Encoding? EncodingOf(HttpRequest request)
    {
        if (IsPlain(request.ContentType)
            || !MediaTypeHeaderValue.TryParse(request.ContentType, out MediaTypeHeaderValue? type) || !type.Charset.HasValue)
            return null;
        string charset = type.Charset.Value;
        if (charset.Equals("utf-8", StringComparison.OrdinalIgnoreCase))
            return null;
        try
        {
            Encoding encoding = Encoding.GetEncoding(charset);
            return encoding.CodePage == Encoding.UTF8.CodePage ? null : encoding;
        }
        // UTF-7 has a name, and is refused with the second one.
        catch (Exception failure) when (failure is ArgumentException or NotSupportedException)
        {
            throw new InvalidOperationException(
                $"Unable to read the request as JSON because the request content type charset '{charset}' is not a known encoding.",
                failure);
        }
    }

    /// <summary>Recognizes what nearly all clients send, which need not be parsed.</summary>
    private static bool IsPlain(string? contentType) =>
        string.Equals(contentType, Json, StringComparison.OrdinalIgnoreCase)
        || string.Equals(contentType, Utf8Json, StringComparison.OrdinalIgnoreCase);
}
