using System.Collections.Immutable;
using System.Text;
using JsonAot.Probe.Answers;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Text;

namespace JsonAot.Probe.Compiler;

/// <summary>A project as the compiler's own command line describes it: its options, references, sources and JSON generators.</summary>
internal sealed class OpenProject
{
    // The framework's other generators run in every project, whatever it serializes.
    private static readonly string[] JsonGenerators = ["System.Text.Json.SourceGeneration.dll", "SpanCodec.Generator.dll"];

    private static readonly Loader Assemblies = new();
    private static readonly Dictionary<string, MetadataReference> References = [];
    private static readonly Dictionary<string, ImmutableArray<ISourceGenerator>> Generators = [];

    private readonly CSharpCommandLineArguments _arguments;
    private readonly (string Path, SourceText Text)[] _sources;

    internal OpenProject(CompiledProject project)
    {
        _arguments = CSharpCommandLineParser.Default.Parse(project.Arguments, project.Folder, sdkDirectory: null);
        _sources = [.. _arguments.SourceFiles.Select(file => (file.Path, SourceText.From(File.ReadAllText(file.Path), Encoding.UTF8)))];
    }

    internal CSharpCompilation Parse() => CSharpCompilation.Create(
        _arguments.CompilationName ?? "Compiled",
        _sources.Select(source => Parse(source.Path, source.Text)),
        _arguments.MetadataReferences.Select(reference => Kept(References, reference.Reference, () => MetadataReference.CreateFromFile(reference.Reference))),
        _arguments.CompilationOptions);

    /// <summary>A driver that has not run yet.</summary>
    internal GeneratorDriver CreateDriver() => CSharpGeneratorDriver.Create(
        _arguments.AnalyzerReferences.Where(reference => JsonGenerators.Contains(Path.GetFileName(reference.FilePath))).SelectMany(reference => GeneratorsOf(reference.FilePath)),
        parseOptions: _arguments.ParseOptions);

    internal CSharpCompilation With(CSharpCompilation compilation, string file, string text)
    {
        SyntaxTree old = compilation.SyntaxTrees.Single(tree => Path.GetFileName(tree.FilePath) == file);
        return compilation.ReplaceSyntaxTree(old, Parse(old.FilePath, SourceText.From(text, Encoding.UTF8)));
    }

    internal string TextOf(string file) => _sources.Single(source => Path.GetFileName(source.Path) == file).Text.ToString();

    private SyntaxTree Parse(string path, SourceText text) => CSharpSyntaxTree.ParseText(text, _arguments.ParseOptions, path);

    private static ImmutableArray<ISourceGenerator> GeneratorsOf(string path) =>
        Kept(Generators, path, () => new AnalyzerFileReference(path, Assemblies).GetGenerators(LanguageNames.CSharp));

    private static T Kept<T>(Dictionary<string, T> all, string key, Func<T> make) => all.TryGetValue(key, out T? known) ? known : all[key] = make();

    private sealed class Loader : IAnalyzerAssemblyLoader
    {
        public System.Reflection.Assembly LoadFromPath(string fullPath) => System.Reflection.Assembly.LoadFrom(fullPath);

        public void AddDependencyLocation(string fullPath)
        {
            // Both generators need nothing but the compiler.
        }
    }
}
