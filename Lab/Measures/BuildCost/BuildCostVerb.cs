using System.CommandLine;

namespace JsonAot.Lab.Measures.BuildCost;

internal sealed class BuildCostVerb(Kind kind) : MeasuringVerb(
    "build-cost", "Measures what source generators cost when a program is built: compile time, edits, code, and bytes of the program.", kind)
{
    private readonly Option<string> _types = new("--types")
    {
        Description = "How many types the projects have, joined with commas.",
        DefaultValueFactory = _ => "10,100,500",
    };

    private readonly Option<bool> _quick = new("--quick") { Description = "Fewer passes; of projects of more than 100 types the generators alone." };

    private readonly Option<bool> _noPublish = new("--no-publish") { Description = "Compile, and publish nothing." };

    protected override bool HasLibraries => false;

    protected override bool HasPayloads => false;

    protected override Option<string> ModesOption => Choices.ModesOption("aot");

    protected override IReadOnlyList<Option> FurtherOptions => [_types, _quick, _noPublish];

    protected override void Check(ParseResult parsed) => CostScope.Of(parsed.GetValue(_types)!, parsed.GetValue(_quick));

    protected override IEnumerable<IResults> Measure(Measuring run)
    {
        CostScope scope = CostScope.Of(run.Get(_types)!, run.Get(_quick));
        if (run.Get(_noPublish))
            scope = scope with { PublishedSizes = [] };
        GeneratedProject[] projects = [.. from size in scope.Sizes from variant in CostVariant.All select new GeneratedProject(variant, size)];
        foreach (GeneratedProject project in projects)
            project.Write();
        var passes = new CompilePasses(CompilerCommand.Of(projects.First(project => project.Variant is { HasSystemTextJson: true, HasSpanCodec: true })), run);
        IReadOnlyList<BuildCostRow> rows = passes.Run(projects, scope);
        rows = passes.RunCold(rows, projects, scope);
        foreach (DeploymentMode mode in run.Modes)
        {
            IReadOnlyList<BuildCostRow> published = scope.PublishedSizes.Count == 0 ? rows : new CostPublishes(mode, run).Run(rows, projects, scope);
            yield return new BuildCosts(LabManifest.Of(mode, Runtime, "none", ["-p:SelfContained=true", .. mode.Switches], run.Tool), published);
        }
    }

    // Rows of several runs belong together as long as the compiler is the same.
    private static string Runtime => $"SDK {SdkVersion.Current}";
}
