using System.Reflection;
using JsonAot.Lab.YourType.Finding;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace JsonAot.Lab.YourType.Emission;

/// <summary>Asks SpanCodec's generator about a type before anything is built with it.</summary>
internal static class SpanCodecCheck
{
    private static readonly string Generator =
        Path.Combine(Checkout.Root, "SpanCodec", "Generator", "bin", "Release", "netstandard2.0", "SpanCodec.Generator.dll");

    // It has the attributes.
    private static readonly string Runtime = Path.Combine(AppContext.BaseDirectory, "SpanCodec.dll");

    /// <returns>Why it refuses the type, in its own words; null where it takes it, or cannot be asked.</returns>
    internal static string? WhyNot(UserCode code, Subject subject)
    {
        if (!File.Exists(Generator) || !File.Exists(Runtime))
            return null;
        Type found = Assembly.LoadFrom(Generator).GetTypes()
            .First(type => typeof(IIncrementalGenerator).IsAssignableFrom(type) && !type.IsAbstract);
        var asGenerator = ((IIncrementalGenerator)Activator.CreateInstance(found, nonPublic: true)!).AsSourceGenerator();
        string asking = $"using System.Text.Json.Serialization; {subject.Stated("SpanCodecs.SpanCodecOptions")}"
            + $"[SpanCodecs.SpanCodec(typeof({subject.Type.Root.Code}))] internal static partial class Asked__;";
        var parsing = new CSharpParseOptions(LanguageVersion.Preview);
        CSharpCompilation asked = code.Compilation
            .AddReferences(MetadataReference.CreateFromFile(Runtime))
            .AddSyntaxTrees(CSharpSyntaxTree.ParseText(asking, parsing));
        GeneratorDriver driver = CSharpGeneratorDriver.Create([asGenerator], parseOptions: parsing).RunGenerators(asked);
        IEnumerable<Diagnostic> errors = driver.GetRunResult().Diagnostics.Where(one => one.Severity == DiagnosticSeverity.Error);
        string[] refusals = [.. errors.Select(error => error.GetMessage()).Distinct()];
        return refusals.Length == 0 ? null : $"SpanCodec refuses the type: {string.Join("; ", refusals.Take(2))}";
    }
}
