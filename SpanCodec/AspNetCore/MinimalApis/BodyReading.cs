using System.Reflection;
using System.Text.Json;
using Microsoft.AspNetCore.Http;

namespace SpanCodecs.AspNetCore;

/// <summary>Reads the body of a parameter, and refuses what ASP.NET Core refuses for its own.</summary>
internal static class BodyReading
{
    /// <returns>Whether the request has a body, and what it is.</returns>
    /// <exception cref="RefusedBody">It cannot be read.</exception>
    internal static async ValueTask<(bool IsThere, T? Value)> ReadAsync<T>(HttpContext context, ParameterInfo parameter)
    {
        HttpRequest request = context.Request;
        if (!request.CanHaveBody())
            return default;
        if (!JsonContentType.IsJson(request))
            throw RefusedBody.NoJson(request.ContentType);
        SpanCodec<T> codec = EndpointCodec.Of<T>(context);
        try
        {
            // No token: when the client goes away the server ends the body, and asking for its token would make one for each request.
            return (true, await request.ReadSpanJsonAsync(codec, CancellationToken.None).ConfigureAwait(false));
        }
        catch (BadHttpRequestException failure)
        {
            throw RefusedBody.Broken(failure.StatusCode, failure);
        }
        catch (IOException failure)
        {
            throw RefusedBody.Broken(StatusCodes.Status400BadRequest, failure);
        }
        catch (JsonException failure)
        {
            throw RefusedBody.Malformed<T>(parameter, failure);
        }
    }
}
