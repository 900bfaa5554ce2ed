using System.CommandLine;

namespace JsonAot.Lab.Measures.BuildCost;

internal sealed class BuildCostVerb(Kind kind) : MeasuringVerb(
    "build-cost", "Measures what source generators cost when a program is built: time to compile and to publish, and its bytes.", kind)
{
    private static readonly int[] Sizes = [10, 100, 500];

    // A publish of 500 types takes a minute.
    private static readonly int[] QuickSizes = [10, 100];

    private readonly Option<bool> _quick = new("--quick")
    {
        Description = $"Fewer passes, and no project of more than {QuickSizes[^1]} types.",
    };

    internal override bool HasLibraries => false;

    internal override bool HasPayloads => false;

    protected override Option<string> ModesOption { get; } = Choices.ModesOption("aot");

    protected override IReadOnlyList<Option> FurtherOptions => [_quick];

    protected override IEnumerable<IResults> Measure(Measuring run)
    {
        bool isQuick = run.Get(_quick);
        GeneratedProject[] projects =
        [
            .. from size in isQuick ? QuickSizes : Sizes
               from variant in CostVariant.All
               select new GeneratedProject(variant, size),
        ];
        foreach (GeneratedProject project in projects)
            project.Write();
        IReadOnlyList<BuildCostRow> compiled = new ColdCompiles(run).Run(projects, isQuick ? 2 : 3);
        foreach (DeploymentMode mode in run.Modes)
        {
            // Rows of several runs belong together as long as the compiler is the same.
            Manifest manifest = LabManifest.Of(
                mode, $"SDK {SdkVersion.Current}", "none", ["-p:SelfContained=true", .. mode.Switches], run.Tool);
            yield return new Results<BuildCostRow>(manifest, new CostPublishes(mode, run).Run(compiled, projects));
        }
    }
}
