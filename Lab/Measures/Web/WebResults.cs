using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace JsonAot.Lab.Measures.Web;

/// <summary>What a server costs, in one framework and mode: its start, and each request.</summary>
internal sealed record WebResults(Manifest Manifest, IReadOnlyList<WebStartRow> Starts, IReadOnlyList<WebLoadRow> Loads)
    : IResults<WebResults>
{
    public static string FileName => "web.json";

    public static JsonTypeInfo<WebResults> TypeInfo => WebJson.Default.WebResults;

    IEnumerable<object?> IResults.AllRows => [.. Starts, .. Loads];

    public WebResults Over(WebResults? earlier)
    {
        IReadOnlyList<IRow> before = earlier is null ? [] : [.. earlier.Starts, .. earlier.Loads];
        (Manifest manifest, IReadOnlyList<IRow> rows) = EarlierRows.Join<IRow>(Manifest, [.. Starts, .. Loads], earlier?.Manifest, before);
        return new WebResults(manifest, [.. rows.OfType<WebStartRow>()], [.. rows.OfType<WebLoadRow>()]);
    }
}

[JsonSourceGenerationOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase, WriteIndented = true,
    DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull, RespectNullableAnnotations = true,
    RespectRequiredConstructorParameters = true)]
[JsonSerializable(typeof(WebResults))]
internal sealed partial class WebJson : JsonSerializerContext;
