using System.Diagnostics.CodeAnalysis;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace SpanCodecs.Tests.Generation;

/// <summary>Properties of a project that are true, as its compiler hears of them.</summary>
internal sealed class ProjectProperties(string[] switchedOn) : AnalyzerConfigOptionsProvider
{
    public override AnalyzerConfigOptions GlobalOptions { get; } = new Options(switchedOn);

    public override AnalyzerConfigOptions GetOptions(SyntaxTree tree) => new Options([]);

    public override AnalyzerConfigOptions GetOptions(AdditionalText textFile) => new Options([]);

    private sealed class Options(string[] switchedOn) : AnalyzerConfigOptions
    {
        public override bool TryGetValue(string key, [NotNullWhen(true)] out string? value)
        {
            value = switchedOn.Any(name => key == "build_property." + name) ? "true" : null;
            return value is not null;
        }
    }
}
