using System.Reflection;
using Microsoft.AspNetCore.Http;

namespace SpanCodecs.AspNetCore;

/// <summary>Reads the body of a parameter, and refuses what ASP.NET Core refuses for its own.</summary>
internal static class BodyReading
{
    /// <returns>False where the request has no body.</returns>
    /// <exception cref="RefusedBody">It has one of another type.</exception>
    internal static bool HasJson(HttpRequest request)
    {
        if (!request.CanHaveBody())
            return false;
        return JsonContentType.IsJson(request) ? true : throw RefusedBody.NoJson(request.ContentType);
    }

    /// <returns>Whether the request has a body, and what it is.</returns>
    /// <exception cref="RefusedBody">It cannot be read.</exception>
    internal static async ValueTask<(bool IsThere, T? Value)> ReadAsync<T>(HttpContext context, ParameterInfo parameter)
    {
        HttpRequest request = context.Request;
        if (!HasJson(request))
            return default;
        SpanCodec<T> codec = EndpointCodec.Of<T>(context);
        try
        {
            // No token: when the client goes away the server ends the body, and asking for its token would make one for each request.
            return (true, await request.ReadSpanJsonAsync(codec, CancellationToken.None).ConfigureAwait(false));
        }
        catch (Exception failure) when (RefusedBody.Of<T>(parameter, failure) is { } refused)
        {
            throw refused;
        }
    }
}
