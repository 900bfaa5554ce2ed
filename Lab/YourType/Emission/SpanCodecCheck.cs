using System.Reflection;
using JsonAot.Lab.YourType.Finding;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace JsonAot.Lab.YourType.Emission;

/// <summary>Asks SpanCodec's generator about a type before anything is built with it.</summary>
/// <param name="generator">Its assembly.</param>
/// <param name="runtime">The assembly with SpanCodec's attributes.</param>
public sealed class SpanCodecCheck(string generator, string runtime)
{
    /// <returns>Why it refuses the type, in its own words; null where it takes it, or cannot be asked.</returns>
    public string? WhyNot(UserCode code, PayloadSources sources)
    {
        if (!File.Exists(generator) || !File.Exists(runtime))
            return null;
        Type found = Assembly.LoadFrom(generator).GetTypes()
            .First(type => typeof(IIncrementalGenerator).IsAssignableFrom(type) && !type.IsAbstract);
        var asGenerator = ((IIncrementalGenerator)Activator.CreateInstance(found, nonPublic: true)!).AsSourceGenerator();
        string options = sources.Options.Count == 0 ? "" : $"[SpanCodecs.SpanCodecOptions({string.Join(", ", sources.Options)})]";
        string asking = $"using System.Text.Json.Serialization; {options}"
            + $"[SpanCodecs.SpanCodec(typeof({sources.Type.Root.Code}))] internal static partial class Asked__;";
        var parsing = new CSharpParseOptions(LanguageVersion.Preview);
        CSharpCompilation asked = code.Compilation
            .AddReferences(MetadataReference.CreateFromFile(runtime))
            .AddSyntaxTrees(CSharpSyntaxTree.ParseText(asking, parsing));
        GeneratorDriver driver = CSharpGeneratorDriver.Create([asGenerator], parseOptions: parsing).RunGenerators(asked);
        string[] refusals =
        [
            .. driver.GetRunResult().Diagnostics
                .Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error)
                .Select(diagnostic => diagnostic.GetMessage())
                .Distinct(),
        ];
        return refusals.Length == 0 ? null : $"SpanCodec refuses the type: {string.Join("; ", refusals.Take(2))}";
    }
}
