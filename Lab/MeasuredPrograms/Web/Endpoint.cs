using System.Text.Json.Serialization.Metadata;

namespace JsonAot.Lab.MeasuredPrograms.Web;

/// <summary>Reads and writes bodies of one type.</summary>
internal abstract class Endpoint<T>
    where T : class
{
    internal virtual async Task EchoAsync(HttpContext context) => await WriteAsync(context.Response, await ReadAsync(context.Request));

    internal abstract ValueTask<T?> ReadAsync(HttpRequest request);

    internal abstract Task WriteAsync(HttpResponse response, T? value);
}
