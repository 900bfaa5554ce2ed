using System.Reflection;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace JsonAot.Lab.YourType.Emission;

/// <summary>A source generator that adds its code to a compilation in memory, as it would in a build.</summary>
internal sealed class SourceGenerator
{
    private readonly string? _assembly;
    private readonly string[] _references;

    private SourceGenerator(string? assembly, params string[] references) => (_assembly, _references) = (assembly, references);

    internal static SourceGenerator SpanCodec { get; } = new(
        Path.Combine(Checkout.Root, "SpanCodec", "Generator", "bin", "Release", "netstandard2.0", "SpanCodec.Generator.dll"),
        // It has the attributes.
        Path.Combine(AppContext.BaseDirectory, "SpanCodec.dll"));

    /// <summary>The SDK has it beside the framework that programs are compiled against.</summary>
    internal static SourceGenerator SystemTextJson { get; } = new(OfSdk());

    internal bool IsThere => File.Exists(_assembly) && _references.All(File.Exists);

    /// <summary>Assemblies that a program needs beside those of the type.</summary>
    internal IReadOnlyList<string> References => _references;

    /// <returns>The compilation with the code, and the sentences of the generator's errors.</returns>
    internal (CSharpCompilation Made, IReadOnlyList<string> Errors) Run(CSharpCompilation compilation)
    {
        Type found = Assembly.LoadFrom(_assembly!).GetTypes()
            .First(type => typeof(IIncrementalGenerator).IsAssignableFrom(type) && !type.IsAbstract);
        ISourceGenerator generator = ((IIncrementalGenerator)Activator.CreateInstance(found, nonPublic: true)!).AsSourceGenerator();
        var parsing = (CSharpParseOptions)compilation.SyntaxTrees[0].Options;
        GeneratorDriver driver = CSharpGeneratorDriver.Create([generator], parseOptions: parsing).RunGeneratorsAndUpdateCompilation(
            compilation.AddReferences(_references.Select(path => MetadataReference.CreateFromFile(path))), out Compilation made, out _);
        IEnumerable<Diagnostic> errors = driver.GetRunResult().Diagnostics.Where(one => one.Severity == DiagnosticSeverity.Error);
        return ((CSharpCompilation)made, [.. errors.Select(error => error.GetMessage()).Distinct()]);
    }

    private static string? OfSdk()
    {
        string runtime = Path.GetDirectoryName(typeof(object).Assembly.Location)!;
        string packs = Path.GetFullPath(Path.Combine(runtime, "..", "..", "..", "packs", "Microsoft.NETCore.App.Ref"));
        if (!Directory.Exists(packs))
            return null;
        return Directory.GetDirectories(packs, $"{Environment.Version.Major}.*")
            .OrderByDescending(path => Version.TryParse(Path.GetFileName(path), out Version? version) ? version : new Version())
            .Select(path => Path.Combine(path, "analyzers", "dotnet", "cs", "System.Text.Json.SourceGeneration.dll"))
            .FirstOrDefault(File.Exists);
    }
}
