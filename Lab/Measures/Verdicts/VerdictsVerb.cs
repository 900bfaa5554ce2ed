using System.CommandLine;
using JsonAot.Lab.Doctor;

namespace JsonAot.Lab.Measures.Verdicts;

/// <summary>Whether each library works when a program that uses it is compiled ahead of time, found out by doing it.</summary>
internal sealed class VerdictsVerb(Kind kind)
    : MeasuringVerb("verdicts", "Compiles each library ahead of time as a first user would, and says whether what comes out is right.", kind)
{
    protected override Option<string> ModesOption => new("--variants")
    {
        Description = $"How to compile, joined with commas: {string.Join(", ", VerdictVariant.All)}. "
            + $"{VerdictVariant.AotReflection} is only tried where {VerdictVariant.Aot} stops at System.Text.Json's switch.",
        DefaultValueFactory = _ => string.Join(',', VerdictVariant.All),
    };

    protected override IReadOnlyList<DeploymentMode> ModesOf(string list) => [.. VerdictVariant.Parse(list).Select(variant => variant.Mode)];

    protected override IEnumerable<IResults> Measure(Measuring run)
    {
        run.WhenStopped = "Stopped. What was judged is saved, and what was published is kept: run the same command again to go on.";
        PackageSource source = PackageSource.OfThisCheckout();
        IReadOnlyList<LoneContender> subjects = LoneContender.Of(
            run.Contenders, library => source.Ask(RestoreQuestion.Of(library, Checkout.Framework), refresh: false));
        var programs = new VerdictPrograms(new PublishCache(run.Progress.Say), run.Payloads, run.Stop);
        VerdictVariant[] variants = [.. VerdictVariant.All.Where(variant => run.Modes.Contains(variant.Mode))];
        return new VerdictMeasurement(subjects, run.Payloads, variants, programs, run.Store, Path.Combine(run.Folder, Checkout.Framework), run.Stop).Run(run.Progress);
    }
}
