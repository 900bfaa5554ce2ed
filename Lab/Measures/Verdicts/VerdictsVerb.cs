using System.CommandLine;
using JsonAot.Lab.Doctor;

namespace JsonAot.Lab.Measures.Verdicts;

/// <summary>Whether each library works when a program that uses it is compiled ahead of time, found out by doing it.</summary>
internal sealed class VerdictsVerb(Kind kind)
    : MeasuringVerb("verdicts", "Compiles each library ahead of time as a first user would, and says whether it is right.", kind)
{
    protected override Option<string> ModesOption { get; } = new("--modes")
    {
        Description = $"{VerdictModes.Plain}: a plain publish; {VerdictModes.Rooted}: one that keeps the whole model. Both when left out.",
        DefaultValueFactory = _ => string.Join(',', VerdictModes.All),
    };

    // To ask a package source takes seconds.
    private IReadOnlyList<LoneContender>? _subjects;

    protected override IReadOnlyList<DeploymentMode> ModesOf(string list) => VerdictModes.Parse(list);

    internal override IReadOnlyList<PublishRequest> Requests(Measuring run) => Of(run).Requests;

    protected override IEnumerable<IResults> Measure(Measuring run) => Of(run).Measure();

    private VerdictMeasurement Of(Measuring run) => new(run, _subjects ??= LoneContender.Of(run.Contenders, PackageRestore.Of));
}
