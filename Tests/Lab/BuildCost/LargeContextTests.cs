using JsonAot.Lab.Measures.BuildCost;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace JsonAot.Tests.Lab.BuildCost;

/// <summary>Projects of large contexts, and the verb with --types as a person runs it.</summary>
[Collection("Measuring")]
public sealed class LargeContextTests : TestsInFolder
{
    [Fact]
    public void A_resource_has_an_enum_a_base_with_derived_types_and_a_root_that_reaches_all_and_another()
    {
        Assert.Contains("\npublic enum Model10 ", SdkTypes.SourceOf(10), StringComparison.Ordinal);
        Assert.Contains("[JsonDerivedType(typeof(Model18), \"8\")]", SdkTypes.SourceOf(15), StringComparison.Ordinal);
        Assert.Contains("public sealed class Model18 : Model15", SdkTypes.SourceOf(18), StringComparison.Ordinal);
        string root = SdkTypes.SourceOf(29);
        Assert.All(
            (string[])
            [
                "OfModel21 ", "OfModel22 ", "OfModel23 ", "OfModel24 ", "OfModel25 ", "List<Model29>? Children ", "Model11? Shared ",
            ],
            member => Assert.Contains(member, root, StringComparison.Ordinal));
        Assert.Equal([9, 19, 29], SdkTypes.Roots(30));
        Assert.Equal(27, SdkTypes.Named(30).Count());
    }

    [Fact]
    public void All_shapes_are_there_and_the_same_every_time()
    {
        var project = new LargeProject(CostVariant.OfLargeContexts[1], 100);
        Assert.Equal(project.Files(), new LargeProject(CostVariant.OfLargeContexts[1], 100).Files());
        string all = string.Concat(project.Files().Select(file => file.Text));
        Assert.All(
            (string[])
            [
                "string?", "int?", "decimal?", "System.Guid", "string[]?", "List<int>?", "Dictionary<string, string>?", "List<Model",
                "Dictionary<string, Model",
            ],
            type => Assert.Contains($"public {type}", all, StringComparison.Ordinal));
        Assert.Contains("JsonIgnoreCondition.WhenWritingNull", all, StringComparison.Ordinal);
        Assert.Contains("[JsonPropertyName(\"display_name\")]", all, StringComparison.Ordinal);
    }

    [Fact]
    public void Every_variant_asks_for_its_generators_alone_and_is_correct_syntax()
    {
        foreach (CostVariant variant in CostVariant.OfLargeContexts)
        {
            (string Name, string Text)[] files = [.. new LargeProject(variant, 20).Files()];
            Assert.Equal(
                variant.HasSystemTextJson, files.Any(file => file.Text.Contains("JsonSerializerContext;", StringComparison.Ordinal)));
            Assert.Equal(
                variant is { HasSpanCodec: true, Adopts: false },
                files.Any(file => file.Text.Contains("[SpanCodec(typeof(Model19))]", StringComparison.Ordinal)));
            Assert.Equal(
                variant.Adopts, files.Any(file => file.Text.Contains("[SpanCodecsOf(typeof(Contexts))]", StringComparison.Ordinal)));
            foreach ((string name, string text) in files.Where(file => file.Name.EndsWith(".cs", StringComparison.Ordinal)))
            {
                SyntaxTree tree = CSharpSyntaxTree.ParseText(text, path: name, cancellationToken: TestContext.Current.CancellationToken);
                Assert.Empty(tree.GetDiagnostics(TestContext.Current.CancellationToken));
            }
        }
    }

    [Fact]
    public void The_largest_may_be_published_with_types_alone()
    {
        ProgramRun run = LabCommand.Run("build-cost", "--publish-all");
        Assert.Equal(2, run.ExitCode);
        Assert.Contains("--types", run.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public void Contexts_are_compiled_generated_published_and_started()
    {
        Thorough.Require();
        LabCommand.Measure(_folder, "build-cost", "--types", "--quick", "--modes", "jit", "--json");
        var saved = LabCommand.Saved<Results<LargeContextRow>>(_folder);
        Assert.Equal(8, saved.Rows.Count);
        Assert.All(saved.Rows, row => Assert.Null(row.Note));
        Assert.All(
            saved.Rows,
            row => Assert.True(row is { CompileNs: > 0, PeakBytes: > 50_000_000, IlBytes: > 0, CompilesNs.Count: 3 }, row.ToString()));
        Assert.All(
            saved.Rows.Where(row => row.Variant != CostVariant.OfLargeContexts[0].Name),
            row => Assert.True(
                row is { GeneratedBytes: > 100_000, FirstsNs.Count: 3, EditsNs.Count: 3, InsidesNs.Count: 3 }, row.ToString()));
        Assert.All(
            saved.Rows, row => Assert.Equal(row.Types == 100, row is { PublishedBytes: > 0, StartNs: > 0, FirstCallNs: > 0 }));
        // Adopted, both generators write.
        Assert.True(saved.Rows[1].GeneratedBytes < saved.Rows[3].GeneratedBytes);
        Assert.True(saved.Rows[2].GeneratedBytes < saved.Rows[3].GeneratedBytes);
    }
}
