using Microsoft.CodeAnalysis.Diagnostics;
using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Parse;

/// <summary>
/// Reads the feature switches of System.Text.Json that the project sets. SpanCodec.targets makes properties of them, which a compiler sees.
/// </summary>
internal static class SwitchesParser
{
    private static readonly string[] s_names = ["RespectNullableAnnotations", "RespectRequiredConstructorParameters"];

    internal static SwitchesModel Parse(AnalyzerConfigOptionsProvider provider) =>
        new(s_names.Where(name => IsOn(provider.GlobalOptions, name)).ToEquatableArray());

    private static bool IsOn(AnalyzerConfigOptions options, string name) =>
        options.TryGetValue("build_property.SpanCodec" + name, out string? value)
        && string.Equals(value, "true", StringComparison.OrdinalIgnoreCase);
}
