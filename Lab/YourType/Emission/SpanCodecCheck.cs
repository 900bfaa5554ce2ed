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
        if (!File.Exists(generator) || !File.Exists(runtime) || FindGenerator() is not { } found)
            return null;
        string options = sources.Options.Count == 0 ? "" : $"[SpanCodecs.SpanCodecOptions({string.Join(", ", sources.Options)})]";
        string asking = $"{options}[SpanCodecs.SpanCodec(typeof({sources.Type.Root.Code}))] internal static partial class Asked__;";
        var parsing = new CSharpParseOptions(LanguageVersion.Preview);
        CSharpCompilation asked = code.Compilation
            .AddReferences(MetadataReference.CreateFromFile(runtime))
            .AddSyntaxTrees(CSharpSyntaxTree.ParseText(asking, parsing));
        GeneratorDriver driver = CSharpGeneratorDriver.Create([found.AsSourceGenerator()], parseOptions: parsing).RunGenerators(asked);
        string[] refusals =
        [
            .. driver.GetRunResult().Diagnostics
                .Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error)
                .Select(diagnostic => diagnostic.GetMessage())
                .Distinct(),
        ];
        return refusals.Length == 0 ? null : $"SpanCodec refuses the type: {string.Join("; ", refusals.Take(2))}";
    }

    private IIncrementalGenerator? FindGenerator()
    {
        Type? type = Assembly.LoadFrom(generator).GetTypes()
            .FirstOrDefault(type => typeof(IIncrementalGenerator).IsAssignableFrom(type) && !type.IsAbstract);
        return type is null ? null : (IIncrementalGenerator?)Activator.CreateInstance(type, nonPublic: true);
    }
}
