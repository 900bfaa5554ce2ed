using System.Reflection;
using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;

namespace JsonAot.Lab.Measures.BuildCost;

/// <summary>
/// The generators of a project as an editor runs them: for the first time, after a new declaration in another file, and after an edit
/// inside of a method there. They run in this process by turns, and the processor time is this process's.
/// </summary>
internal sealed class GeneratorTurns
{
    // The compiler loads others for each project, which no context needs.
    private static readonly string[] OfJson = ["System.Text.Json.SourceGeneration.dll", "SpanCodec.Generator.dll"];

    private readonly CSharpCommandLineArguments _arguments;
    private readonly SyntaxTree[] _trees;
    private readonly MetadataReference[] _references;
    private readonly AnalyzerFileReference[] _generators;
    private readonly List<double> _firsts = [], _edits = [], _insides = [];

    internal GeneratorTurns(CompilerCommand command, GeneratedProject project)
    {
        Project = project;
        _arguments = CSharpCommandLineParser.Default.Parse(command.For(project), project.Folder, null);
        _trees = [.. _arguments.SourceFiles.Select(file => Tree(File.ReadAllText(file.Path), file.Path))];
        _references = [.. _arguments.MetadataReferences.Select(one => MetadataReference.CreateFromFile(one.Reference))];
        _generators =
        [
            .. _arguments.AnalyzerReferences.Select(one => one.FilePath).Where(IsAskedFor)
                .Select(path => new AnalyzerFileReference(path, new Loader())),
        ];
    }

    internal GeneratedProject Project { get; }

    internal IReadOnlyList<double> FirstsNs => _firsts;

    internal IReadOnlyList<double> EditsNs => _edits;

    internal IReadOnlyList<double> InsidesNs => _insides;

    internal long GeneratedBytes { get; private set; }

    /// <param name="isCounted">Whether its times are figures: the first turns are compiled while they run.</param>
    internal void Take(int turn, bool isCounted)
    {
        SyntaxTree elsewhere = Tree("class Elsewhere { int Number() => 1; }", "Elsewhere.cs");
        Compilation compilation = CSharpCompilation.Create(
            Project.Name, [.. _trees, elsewhere], _references, _arguments.CompilationOptions);
        // A new driver in each turn: what a generator made last it knows within one.
        GeneratorDriver driver = CSharpGeneratorDriver.Create(
            _generators.SelectMany(file => file.GetGenerators(LanguageNames.CSharp)), parseOptions: _arguments.ParseOptions);
        Run(_firsts);
        GeneratedBytes = driver.GetRunResult().GeneratedTrees.Sum(tree => (long)Encoding.UTF8.GetByteCount(tree.ToString()));
        Change($"class Elsewhere {{ int Number() => 1; int Other{turn}; }}");
        Run(_edits);
        Change($"class Elsewhere {{ int Number() => {turn} + 1; int Other{turn}; }}");
        Run(_insides);

        void Run(List<double> times)
        {
            GC.Collect();
            TimeSpan before = Environment.CpuUsage.TotalTime;
            driver = driver.RunGenerators(compilation, Interrupt.Token);
            if (isCounted)
                times.Add((Environment.CpuUsage.TotalTime - before).TotalNanoseconds);
        }

        void Change(string source)
        {
            SyntaxTree edited = Tree(source, elsewhere.FilePath);
            compilation = compilation.ReplaceSyntaxTree(elsewhere, edited);
            elsewhere = edited;
        }
    }

    private bool IsAskedFor(string path) => Path.GetFileName(path) is var file && OfJson.Contains(file)
        && (file == OfJson[0] ? Project.Variant.HasSystemTextJson : Project.Variant.HasSpanCodec);

    private SyntaxTree Tree(string source, string path) => CSharpSyntaxTree.ParseText(source, _arguments.ParseOptions, path);

    private sealed class Loader : IAnalyzerAssemblyLoader
    {
        public void AddDependencyLocation(string fullPath)
        {
            // Generators need nothing beside the compiler.
        }

        public Assembly LoadFromPath(string fullPath) => Assembly.LoadFrom(fullPath);
    }
}
