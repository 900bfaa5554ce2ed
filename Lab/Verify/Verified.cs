using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.Verify;

/// <summary>What the verb found in one mode.</summary>
internal sealed record Verified(FidelityResults Fidelity, CrossReadResults CrossRead);

[JsonSourceGenerationOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase,
    WriteIndented = true,
    DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull)]
[JsonSerializable(typeof(List<Verified>))]
internal sealed partial class VerifyJson : JsonSerializerContext
{
    internal static VerifyJson Readable =>
        field ??= new(new JsonSerializerOptions(Default.Options) { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping });
}
