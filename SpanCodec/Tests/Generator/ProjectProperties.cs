using System.Diagnostics.CodeAnalysis;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace SpanCodecs.Tests.Generation;

/// <summary>Properties of a project, as its compiler hears of them: true, or what stands behind the name and an equals sign.</summary>
internal sealed class ProjectProperties(string[] switchedOn) : AnalyzerConfigOptionsProvider
{
    public override AnalyzerConfigOptions GlobalOptions { get; } = new Options(switchedOn);

    public override AnalyzerConfigOptions GetOptions(SyntaxTree tree) => new Options([]);

    public override AnalyzerConfigOptions GetOptions(AdditionalText textFile) => new Options([]);

    private sealed class Options(string[] switchedOn) : AnalyzerConfigOptions
    {
        public override bool TryGetValue(string key, [NotNullWhen(true)] out string? value)
        {
            string[]? found = switchedOn.Select(property => property.Split('='))
                .FirstOrDefault(property => key == "build_property." + property[0]);
            value = found is null ? null : found.Length > 1 ? found[1] : "true";
            return value is not null;
        }
    }
}
