using System.CommandLine;
using System.Globalization;

namespace JsonAot.Lab.Measures.BuildCost;

internal sealed class BuildCostVerb(Kind kind) : MeasuringVerb(
    "build-cost", "Measures what source generators cost when a program is built: time to compile and to publish, and its bytes.", kind)
{
    // The largest that a quick run has: a publish of 500 types takes a minute.
    private const int MostOfQuick = 100;

    private readonly Option<string> _types = new("--types")
    {
        Description = "How many types the projects have, joined with commas.",
        DefaultValueFactory = _ => "10,100,500",
    };

    private readonly Option<bool> _quick = new("--quick")
    {
        Description = $"Fewer passes, and no project of more than {MostOfQuick} types.",
    };

    protected override bool HasLibraries => false;

    protected override bool HasPayloads => false;

    protected override Option<string> ModesOption => Choices.ModesOption("aot");

    protected override IReadOnlyList<Option> FurtherOptions => [_types, _quick];

    protected override void Check(ParseResult parsed) => SizesIn(parsed.GetValue(_types)!, parsed.GetValue(_quick));

    protected override IEnumerable<IResults> Measure(Measuring run)
    {
        bool isQuick = run.Get(_quick);
        GeneratedProject[] projects =
        [
            .. from size in SizesIn(run.Get(_types)!, isQuick)
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
            yield return new BuildCosts(manifest, new CostPublishes(mode, run).Run(compiled, projects));
        }
    }

    /// <exception cref="LabException">Numbers of types that cannot be.</exception>
    internal static IReadOnlyList<int> SizesIn(string list, bool isQuick)
    {
        string[] texts = list.Split(',', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries);
        int[] all = [.. texts.Select(Number).Distinct().Order()];
        if (all.Length == 0)
            throw new LabException("No number of types was given: --types 10,100,500.", ExitCodes.Usage);
        int[] small = [.. all.Where(size => size <= MostOfQuick)];
        return !isQuick ? all : small.Length > 0 ? small : [all[0]];
    }

    private static int Number(string text)
    {
        bool isNumber = int.TryParse(text, NumberStyles.None, null, out int number) && number is >= TypeMix.OfModule and <= 5000;
        return isNumber && number % TypeMix.OfModule == 0
            ? number
            : throw new LabException($"'{text}' is no number of types: a multiple of {TypeMix.OfModule}, up to 5000.", ExitCodes.Usage);
    }
}
