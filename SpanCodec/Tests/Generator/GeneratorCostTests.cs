using System.Diagnostics;
using System.Globalization;
using System.Reflection;
using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using SpanCodecs.Generator;
using Xunit;

namespace SpanCodecs.Tests.Generation;

/// <summary>
/// The cost for an editor at a key, and for a compiler once: processor time of the generator and of System.Text.Json's, by turns.
/// </summary>
[Collection("Alone")]
public class GeneratorCostTests
{
    private const int Types = 500;
    private const int OfModule = 10;
    private const int Turns = 12;

    // Most of both generators' time is the compiler's, which finds out what the types are. Machines under load differ.
    private const double Most = 1.25;
    private const double MostInside = 0.4;
    private const int MostCharacters = 22_500;

    private static readonly string[] Members =
    [
        "string?", "string?", "string?", "int", "int", "long", "bool", "decimal", "double", "System.DateTime", "System.Guid", "int?",
        "string[]?",
    ];

    private static readonly CSharpParseOptions s_parse = new(LanguageVersion.CSharp12);

    [Fact]
    public void It_costs_what_the_generator_of_SystemTextJson_costs()
    {
        Thorough.Require();
        SyntaxTree[] types = [.. Enumerable.Range(0, Types).Select(type => Tree(SourceOf(type), $"Model{type}.cs"))];
        var ours = new Contender(new SpanCodecGenerator(), types, Context("SpanCodecs", "SpanCodec", "partial class Codecs;"));
        var theirs = new Contender(
            Theirs(), types,
            Context("System.Text.Json.Serialization", "JsonSerializable", "partial class Contexts : JsonSerializerContext;"));
        for (int turn = 0; turn < Turns; turn++)
        {
            ours.Measure(turn);
            theirs.Measure(turn);
        }

        double first = ours.First / theirs.First, edit = ours.Edit / theirs.Edit, inside = ours.Inside / theirs.Inside;
        string said = string.Create(
            CultureInfo.InvariantCulture,
            $"{Types} types, to System.Text.Json's generator: first {first:F2} ({ours.First:F0} ms), "
            + $"a declaration elsewhere {edit:F2} ({ours.Edit:F0} ms), "
            + $"the inside of a method {inside:F2} ({ours.Inside:F0} ms); "
            + $"{ours.Characters / Types} characters a type, and {theirs.Characters / Types}");
        TestContext.Current.TestOutputHelper?.WriteLine(said);
        Assert.True(first < Most && edit < Most && inside < MostInside, said);
        Assert.True(ours.Characters / Types < MostCharacters, said);
    }

    /// <summary>Ten types are a module, and the last one of it has members of all.</summary>
    private static string SourceOf(int type)
    {
        var code = new StringBuilder($"using System.Collections.Generic; namespace Models; public class Model{type} {{\n");
        for (int i = 0; i < 4 + (type * 7 % 9); i++)
        {
            string member = Members[((type * 5) + (i * 3)) % Members.Length];
            code.AppendLine(CultureInfo.InvariantCulture, $"public {member} Member{i} {{ get; set; }}");
        }


        for (int other = type / OfModule * OfModule; other < type; other++)
        {
            if (type % OfModule == OfModule - 1 || (type + other) % 3 == 0)
            {
                string many = other % 2 == 0 ? $"List<Model{other}>?" : $"Model{other}[]?";
                code.AppendLine(CultureInfo.InvariantCulture, $"public {many} Of{other} {{ get; set; }}");
            }
        }

        return code.Append('}').ToString();
    }

    private static SyntaxTree Context(string library, string attribute, string declaration) => Tree(
        $"using {library}; namespace Models; "
        + string.Concat(Enumerable.Range(1, Types / OfModule).Select(module => $"[{attribute}(typeof(Model{(module * OfModule) - 1}))]"))
        + declaration,
        "Context.cs");

    private static SyntaxTree Tree(string source, string path) => CSharpSyntaxTree.ParseText(source, s_parse, path);

    private static IIncrementalGenerator Theirs()
    {
        string root = new DirectoryInfo(Path.GetDirectoryName(typeof(object).Assembly.Location)!).Parent!.Parent!.Parent!.FullName;
        string packs = Path.Combine(root, "packs", "Microsoft.NETCore.App.Ref");
        string file = Directory.GetFiles(packs, "System.Text.Json.SourceGeneration.dll", SearchOption.AllDirectories)
            .Order(StringComparer.Ordinal).Last();
        Type type = Assembly.LoadFrom(file).GetType("System.Text.Json.SourceGeneration.JsonSourceGenerator", throwOnError: true)!;
        return (IIncrementalGenerator)Activator.CreateInstance(type)!;
    }

    private sealed class Contender(IIncrementalGenerator generator, SyntaxTree[] types, SyntaxTree context)
    {
        private readonly List<double> _first = [], _edit = [], _inside = [];

        internal double First => Median(_first);

        internal double Edit => Median(_edit);

        internal double Inside => Median(_inside);

        internal int Characters { get; private set; }

        internal void Measure(int turn)
        {
            SyntaxTree elsewhere = Tree("class Elsewhere { int Number() => 1; }", "Elsewhere.cs");
            var compilation = CSharpCompilation.Create(
                "User", [.. types, context, elsewhere], GeneratorRun.References,
                new(OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable));
            GeneratorDriver driver = CSharpGeneratorDriver.Create([generator.AsSourceGenerator()], parseOptions: s_parse);
            Run(_first);
            Characters = driver.GetRunResult().GeneratedTrees.Sum(tree => tree.Length);
            Change($"class Elsewhere {{ int Number() => 1; int Other{turn}; }}");
            Run(_edit);
            Change($"class Elsewhere {{ int Number() => {turn} + 1; int Other{turn}; }}");
            Run(_inside);

            void Run(List<double> times)
            {
                GC.Collect();
                using Process self = Process.GetCurrentProcess();
                TimeSpan before = self.TotalProcessorTime;
                driver = driver.RunGenerators(compilation, TestContext.Current.CancellationToken);
                self.Refresh();
                // The first turns are compiled while they run.
                if (turn >= Turns / 3)
                    times.Add((self.TotalProcessorTime - before).TotalMilliseconds);
            }

            void Change(string source)
            {
                SyntaxTree edited = Tree(source, "Elsewhere.cs");
                compilation = compilation.ReplaceSyntaxTree(elsewhere, edited);
                elsewhere = edited;
            }
        }

        private static double Median(List<double> times) => times.Order().ElementAt(times.Count / 2);
    }
}
