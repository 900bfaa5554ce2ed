using System.Text.Json.Serialization.Metadata;

namespace JsonAot.Lab.MeasuredPrograms.Web;

/// <summary>What a minimal API does with a parameter and a result, whatever the metadata comes from.</summary>
internal sealed class TypeInfoEndpoint<T>(JsonTypeInfo<T> typeInfo) : Endpoint<T>
    where T : class
{
    internal override ValueTask<T?> ReadAsync(HttpRequest request) => request.ReadFromJsonAsync(typeInfo);

    internal override Task WriteAsync(HttpResponse response, T? value) => response.WriteAsJsonAsync(value!, typeInfo);
}
