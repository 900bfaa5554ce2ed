using System.Text.Json;
using JsonAot.Lab.Measures.BuildCost;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace JsonAot.Tests.Lab.BuildCost;

/// <summary>Parts of generated projects, and the verb as a person runs it.</summary>
[Collection("Measuring")]
public sealed class BuildCostTests : TestsInFolder
{
    private static readonly CostVariant Both = CostVariant.All.Single(
        variant => variant is { HasSystemTextJson: true, HasSpanCodec: true });

    [Fact]
    public void The_last_type_of_a_module_reaches_all_of_it()
    {
        Assert.Equal([9, 19, 29], TypeMix.Roots(30));
        string root = TypeMix.SourceOf(19);
        Assert.All(Enumerable.Range(10, 9), other => Assert.Contains($"OfModel{other} ", root, StringComparison.Ordinal));
        Assert.DoesNotContain("OfModel9 ", root, StringComparison.Ordinal);
    }

    [Fact]
    public void Members_are_mixed_and_the_same_every_time()
    {
        var project = new GeneratedProject(Both, 100);
        Assert.Equal(project.Files(), new GeneratedProject(Both, 100).Files());
        string all = string.Concat(project.Files().Select(file => file.Text));
        Assert.All((string[])
        [
            "string?", "int?", "decimal", "System.DateTime ", "System.Guid",
            "Level", "string[]?", "List<int>?", "Dictionary<string, string>?",
        ],
            type => Assert.Contains($"public {type.Trim()} ", all, StringComparison.Ordinal));
    }

    [Fact]
    public void Every_variant_asks_for_its_generators_alone_and_is_correct_syntax()
    {
        foreach (CostVariant variant in CostVariant.All)
        {
            (string Name, string Text)[] files = [.. new GeneratedProject(variant, 20).Files()];
            Assert.Equal(
                variant.HasSystemTextJson, files.Any(file => file.Text.Contains("JsonSerializerContext", StringComparison.Ordinal)));
            Assert.Equal(variant.HasSpanCodec, files.Any(file => file.Text.Contains("[SpanCodec(", StringComparison.Ordinal)));
            Assert.Equal(variant.HasSpanCodec, files[0].Text.Contains("SpanCodec.targets", StringComparison.Ordinal));
            foreach ((string name, string text) in files.Where(file => file.Name.EndsWith(".cs", StringComparison.Ordinal)))
            {
                SyntaxTree tree = CSharpSyntaxTree.ParseText(text, path: name, cancellationToken: TestContext.Current.CancellationToken);
                Assert.Empty(tree.GetDiagnostics(TestContext.Current.CancellationToken));
            }

            // The program answers with what its checks found, each of which answers too.
            string program = files.Single(file => file.Text.Contains("int wrong = 0;", StringComparison.Ordinal)).Text;
            Assert.Equal(1 + TypeMix.Roots(20).Count(), program.Split("return wrong;").Length - 1);
        }
    }

    [Fact]
    public void Types_are_compiled_and_published_with_every_choice_of_generators()
    {
        Thorough.Require();
        using JsonDocument printed = JsonDocument.Parse(
            LabCommand.Measure(_folder, "build-cost", "--quick", "--modes", "jit", "--json").Output);
        Assert.Equal(10, printed.RootElement[0].GetProperty("rows").GetArrayLength());
        var saved = LabCommand.Saved<Results<BuildCostRow>>(_folder);
        Assert.All(saved.Rows, row => Assert.Null(row.Note));
        Assert.All(saved.Rows, row => Assert.True(row is { ColdCompileNs: > 0, CompilesNs.Count: 3 }, row.ToString()));
        Assert.All(
            saved.Rows.Where(row => row.Variant != CostVariant.Twin.Name),
            row => Assert.True(row is { PublishNs: > 0, PublishedBytes: > 0 }, row.ToString()));
        Assert.All(
            saved.Rows.Where(row => row.Variant != CostVariant.Baseline), row => Assert.NotNull(BuildCostKind.Compared(row, saved.Rows)));
        // Both generators write more than either, and without them there is the least.
        Assert.True(saved.Rows[0].IlBytes < saved.Rows[2].IlBytes);
        Assert.True(saved.Rows[1].IlBytes < saved.Rows[3].IlBytes);
    }
}
