using System.Diagnostics;
using System.Globalization;
using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using SpanCodecs.Generator;
using Xunit;

namespace SpanCodecs.Tests.Generation;

/// <summary>A type costs as much in a context of thousands as in one of hundreds, also where each may ask for all.</summary>
[Collection("Alone")]
public class LargeContextTests
{
    private const int Few = 500;
    private const int Many = 4_000;
    private const int Turns = 3;

    // Thousands of types are more than a processor's caches hold, and the compiler itself has lists of all files: that has been measured
    // to cost up to twice as much a type. A quadratic loop makes it up to eight times as much.
    private const double Most = 3;

    private static readonly CSharpParseOptions s_parse = new(LanguageVersion.CSharp12);

    public static TheoryData<string> Shapes => ["tree", "hub", "object", "names"];

    [Theory]
    [MemberData(nameof(Shapes))]
    public void A_type_costs_the_same_among_many(string shape)
    {
        Thorough.Require();
        double few = double.MaxValue, many = double.MaxValue;
        for (int turn = 0; turn < Turns; turn++)
        {
            few = Math.Min(few, Measure(shape, Few));
            many = Math.Min(many, Measure(shape, Many));
        }

        string said = string.Create(
            CultureInfo.InvariantCulture, $"{shape}: {1000 * few / Few:F0} µs a type of {Few}, {1000 * many / Many:F0} of {Many}");
        TestContext.Current.TestOutputHelper?.WriteLine(said);
        Assert.True(many / Many < Most * few / Few, said);
    }

    /// <summary>What is looked up for many reports is the same as for one: each has the place of its own attribute.</summary>
    [Fact]
    public void Each_type_that_the_resolver_leaves_is_told_of_at_its_attribute()
    {
        GeneratorRun run = GeneratorRun.Of("""
            using System.Text.Json.Serialization; using SpanCodecs; namespace Shop;
            [JsonDerivedType(typeof(Cat), "cat")] public class Pet { public int Id { get; set; } }
            public class Cat : Pet;
            [SpanCodec(typeof(Pet))]
            [SpanCodec(typeof(Cat))]
            public partial class Codecs;
            """);
        Assert.Equal(
            [("'Shop.Pet'", 3), ("'Shop.Cat'", 4)],
            run.Informed.Where(report => report.Id == "SPAN0104").Select(report => (
                report.GetMessage(CultureInfo.InvariantCulture).Split(' ')[0], report.Location.GetLineSpan().StartLinePosition.Line)));
    }

    [Fact]
    public void Types_of_one_name_in_many_namespaces_are_numbered_in_their_order()
    {
        var code = new StringBuilder("using SpanCodecs;\n");
        for (int space = 0; space < 5; space++)
            code.Append(CultureInfo.InvariantCulture, $"namespace Space{space} {{ public class Value; }}\n");
        code.Append("namespace Shop { public class Root {\n");
        for (int space = 0; space < 5; space++)
            code.Append(CultureInfo.InvariantCulture, $"public Space{space}.Value? Of{space} {{ get; set; }}\n");
        code.Append("} [SpanCodec(typeof(Root))] public partial class Codecs; }");
        GeneratorRun run = GeneratorRun.Of(code.ToString());
        Assert.DoesNotContain(run.All, found => found.Severity == DiagnosticSeverity.Error);
        Assert.Equal(
            ["Value", "Value2", "Value3", "Value4", "Value5"],
            run.Result.GeneratedSources.Select(file => file.HintName.Split('.')[2])
                .Where(name => name.StartsWith("Value", StringComparison.Ordinal)));
    }

    private static double Measure(string shape, int types)
    {
        IEnumerable<string> named = Enumerable.Range(0, types).Select(type => Name(shape, type));
        SyntaxTree context = Tree(
            "using SpanCodecs; namespace Models;\n"
            + string.Concat(named.Select((name, i) => $"[SpanCodec(typeof({name}), PropertyName = \"P{i}\")]\n"))
            + "partial class Codecs;",
            "Context.cs");
        var compilation = CSharpCompilation.Create(
            "User", [.. Enumerable.Range(0, types).Select(type => Tree(SourceOf(shape, type, types), $"Model{type}.cs")), context],
            GeneratorRun.References,
            new(OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable));
        GeneratorDriver driver = CSharpGeneratorDriver.Create([new SpanCodecGenerator().AsSourceGenerator()], parseOptions: s_parse);
        GC.Collect();
        using Process self = Process.GetCurrentProcess();
        TimeSpan before = self.TotalProcessorTime;
        driver = driver.RunGenerators(compilation, TestContext.Current.CancellationToken);
        self.Refresh();
        double took = (self.TotalProcessorTime - before).TotalMilliseconds;
        Assert.True(driver.GetRunResult().GeneratedTrees.Length >= types);
        return took;
    }

    private static string Name(string shape, int type) => shape == "names" ? $"Space{type}.Value" : $"Model{type}";

    private static string SourceOf(string shape, int type, int types)
    {
        const string Usings = "using System.Collections.Generic; using System.Text.Json.Serialization;\n";
        const string Members = "public int Id { get; set; } public string? Name { get; set; }";
        return Usings + shape switch
        {
            // Each third type has derived types, which the resolver leaves.
            "tree" => "namespace Models;"
                + (type % 3 == 0 && type + 2 < types ? $"[JsonDerivedType(typeof(Model{type + 1}), \"a\")]" : "")
                + $"public class Model{type} {(type % 3 == 1 ? $": Model{type - 1}" : "")} {{ {(type % 3 == 1 ? "" : Members)} "
                + $"public List<Model{type / 2}>? Of{type} {{ get; set; }} }}",
            // One type has all the others for derived types.
            "hub" => type == 0
                ? "namespace Models;"
                    + string.Concat(Enumerable.Range(1, types - 1).Select(other => $"[JsonDerivedType(typeof(Model{other}), {other})]\n"))
                    + $"public class Model0 {{ {Members} }}"
                : $"namespace Models; public class Model{type} : Model0 {{ public Model0? Parent {{ get; set; }} }}",
            // Each has values of any type, which may be each.
            "object" => $"namespace Models; public class Model{type} {{ {Members} "
                + "[JsonExtensionData] public Dictionary<string, object>? More { get; set; } }",
            // All have one name.
            _ => $"namespace Models.Space{type}; public class Value {{ {Members} }}",
        };
    }

    private static SyntaxTree Tree(string source, string path) => CSharpSyntaxTree.ParseText(source, s_parse, path);
}
