using System.Reflection;
using System.Text.Json;
using Microsoft.AspNetCore.Http;

namespace SpanCodecs.AspNetCore;

/// <summary>Why a body is no parameter, in ASP.NET Core's words.</summary>
internal sealed class RefusedBody(string message, int status, Exception? cause, bool isIncomplete = false) : BadHttpRequestException(message, status, cause!)
{
    /// <summary>It did not arrive, which is nothing that a developer could mend.</summary>
    internal bool IsIncomplete => isIncomplete;

    internal static RefusedBody Missing<T>(ParameterInfo parameter) =>
        new($"Required parameter \"{typeof(T).Name} {parameter.Name}\" was not provided from body.", StatusCodes.Status400BadRequest, null);

    internal static RefusedBody NoJson(string? contentType) =>
        new($"Expected a supported JSON media type but got \"{contentType}\".", StatusCodes.Status415UnsupportedMediaType, null);

    internal static RefusedBody Malformed<T>(ParameterInfo parameter, JsonException cause) =>
        new($"Failed to read parameter \"{typeof(T).Name} {parameter.Name}\" from the request body as JSON.", StatusCodes.Status400BadRequest, cause);

    internal static RefusedBody Broken(int status, IOException cause) =>
        new("Reading the request body failed with an IOException.", status, cause, isIncomplete: true);
}
